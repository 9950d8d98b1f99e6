"""As much of JSON Schema as the schema of the messages uses; what it does not know is a fault."""

import re
from collections.abc import Iterator
from typing import Any

KINDS: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}
KNOWN = {
    *("$ref", "anyOf", "type", "properties", "required", "items", "prefixItems", "enum", "const"),
    *("additionalProperties", "minItems", "maxItems", "title", "description", "default"),
    *("pattern", "maxLength", "minimum", "discriminator"),
}


class Validator:
    """Says what is wrong with a value, by its place; a field nobody has declared is wrong."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self.defined = schema["$defs"]

    def faults(self, value: Any, schema: dict[str, Any], at: str = "") -> Iterator[str]:
        assert schema.keys() <= KNOWN, schema.keys() - KNOWN
        if "$ref" in schema:
            yield from self.faults(value, self.defined[schema["$ref"].rpartition("/")[2]], at)
        elif "anyOf" in schema:
            yield from self._any(value, schema["anyOf"], at)
        elif "enum" in schema:
            if value not in schema["enum"]:
                yield f"{at}: {value!r} is none of {schema['enum']}"
        elif not self._fits(value, schema):
            yield f"{at}: {value!r} is no {schema['type']}"
        elif isinstance(value, dict):
            yield from self._object(value, schema, at)
        elif isinstance(value, list):
            first, rest = schema.get("prefixItems", ()), schema.get("items", {})
            for place, item in enumerate(value):
                kind = first[place] if place < len(first) else rest
                yield from self.faults(item, kind, f"{at}[{place}]")
        elif isinstance(value, str) and not re.search(schema.get("pattern", ""), value):
            yield f"{at}: {value!r} is not spelt as {schema['pattern']}"

    def _any(self, value: Any, kinds: list[dict[str, Any]], at: str) -> Iterator[str]:
        found = [list(self.faults(value, kind, at)) for kind in kinds]
        if all(found):
            yield from min(found, key=len)

    def _fits(self, value: Any, schema: dict[str, Any]) -> bool:
        kind = schema.get("type")
        if kind is None:
            return True
        return isinstance(value, KINDS[kind]) and (kind == "boolean") == isinstance(value, bool)

    def _object(self, value: dict[str, Any], schema: dict[str, Any], at: str) -> Iterator[str]:
        declared, more = schema.get("properties", {}), schema.get("additionalProperties")
        yield from (
            f"{at}.{name} is missing" for name in schema.get("required", ()) if name not in value
        )
        for name, item in value.items():
            kind = declared.get(name, more)
            if kind is None:
                yield f"{at}.{name} is declared nowhere"
            else:
                yield from self.faults(item, kind, f"{at}.{name}")
