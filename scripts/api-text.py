#!/usr/bin/env python3
"""Writes one text file for each module's symbol graphs: its public declarations, by name.

usage: scripts/api-text.py GRAPHS FOLDER
"""

import json
import pathlib
import re
import sys

# Every type has these unless it says otherwise in its own declaration.
IMPLIED = {"Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype", "Swift.BitwiseCopyable"}


def declaration(symbol):
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    return " ".join(text.split())


def lines(graph):
    """The graph's declarations, each with the path that sorts it."""
    names = {s["identifier"]["precise"]: s for s in graph["symbols"]}
    found = []
    for symbol in graph["symbols"]:
        path = symbol["pathComponents"]
        owner = ".".join(path[:-1])
        place = f"{owner}: " if owner else ""
        found.append((path, f"{place}{declaration(symbol)}"))
    for relation in graph["relationships"]:
        if relation["kind"] != "conformsTo" or relation["source"] not in names:
            continue
        known = names.get(relation["target"])
        target = ".".join(known["pathComponents"]) if known else relation["targetFallback"]
        if target in IMPLIED:
            continue
        target = re.sub(r"^(Swift|Casque\w*)\.", "", target)
        path = names[relation["source"]]["pathComponents"]
        conditions = [
            f"{c['lhs']}: {c['rhs']}"
            for c in relation.get("swiftConstraints", [])
            if f"Swift.{c['rhs']}" not in IMPLIED
        ]
        condition = f" where {', '.join(conditions)}" if conditions else ""
        found.append((path + [""], f"{'.'.join(path)}: {target}{condition}"))
    return found


def main():
    graphs, folder = map(pathlib.Path, sys.argv[1:])
    folder.mkdir(parents=True)
    modules = {}
    for file in sorted(graphs.glob("*.symbols.json")):
        # A module's extensions of other modules' types are in files of their own: A@B.
        module = file.name.removesuffix(".symbols.json").split("@")[0]
        modules.setdefault(module, []).extend(lines(json.loads(file.read_text())))
    for module, found in modules.items():
        text = "".join(f"{line}\n" for line in dict.fromkeys(line for _, line in sorted(found)))
        (folder / f"{module}.txt").write_text(text)


main()
