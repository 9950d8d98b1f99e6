ui-stops-hint = Con «stops all» decidi anche nelle fasi Preparare e Pescare.
ui-unknown-thing = Nessuna carta, spazio o parola chiave si chiama «{ $typed }». Simili: { $close }
ui-why-not-unknown = Non conosco una regola per «{ $typed }». Le mosse si scrivono così: play tengu, deploy tengu, use a1.
ui-help-why-not = perché non si può giocare una carta o fare una mossa
ui-help-stops = decidi anche nelle fasi Preparare e Pescare: all, auto o none
ui-stops-auto = Nella fase Pescare decidi solo se una creatura sta per lasciare la tua linea di guerra, nella fase Preparare mai. Altre impostazioni: stops all, stops none.
ui-stops-all = Nelle fasi Preparare e Pescare decidi ogni volta che qualcosa è possibile, e a ogni occasione di reagire anche quando non puoi fare nulla.
ui-stops-none = Nelle fasi Preparare e Pescare non ti viene chiesto nulla.
