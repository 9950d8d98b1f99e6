"""The games of Siegeworks, each a package with the same rooms; `core.shelf` finds them."""
