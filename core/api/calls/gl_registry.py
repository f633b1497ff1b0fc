# SPDX-License-Identifier: Apache-2.0
"""What Vitrine's generators read from the Khronos registry: OpenGL ES 2.0 and the extensions in use."""
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

EXTENSION_TABLE = Path(__file__).resolve().parents[2] / "driver" / "glsl" / "extensions.h"

# Of other drivers, which programs don't find here: captures may hold their calls.
FOREIGN_EXTENSIONS = ("GL_KHR_debug", "GL_EXT_debug_label", "GL_EXT_draw_buffers_indexed",
                      "GL_EXT_primitive_bounding_box", "GL_EXT_tessellation_shader")


def offered_extensions():
    """The rows of extensions.h that GL_EXTENSIONS names."""
    rows = re.findall(r'^    \{"(GL_\w+)"(.*)\},$', EXTENSION_TABLE.read_text(encoding="utf-8"), re.MULTILINE)
    assert rows, "extensions.h has another shape"
    return [name for name, rest in rows if "ShaderOrigin::" not in rest]


class Registry:
    """`functions`: names, sorted, those that programs find among them `offered`. `commands`: name → element."""

    def __init__(self, path):
        self.root = ElementTree.parse(path).getroot()
        self.commands = {c.find("proto/name").text: c for c in self.root.find("commands")}
        core = [f for f in self.root.findall("feature") if f.get("api") == "gles2" and f.get("number") == "2.0"][0]
        core_names = self.required(core, "command")
        assert len(core_names) == 142, "OpenGL ES 2.0 has 142 commands"
        self.offered = sorted(core_names | self.of_extensions(offered_extensions()))
        self.functions = sorted({*self.offered} | self.of_extensions(FOREIGN_EXTENSIONS))
        self.preference = self.rank_enums(core)

    def of_extensions(self, names):
        """The functions of these extensions; those of our own have none."""
        known = {e.get("name"): e for e in self.root.find("extensions")}
        missing = [name for name in names if name not in known and not name.startswith("GL_VITRINE_")]
        assert not missing, "the registry lacks " + " ".join(missing)
        return set().union(*(self.required(known[name], "command") for name in names if name in known))

    @staticmethod
    def required(node, kind):
        return {item.get("name") for require in node.findall("require")
                if require.get("api") in (None, "gles2") for item in require.findall(kind)}

    def rank_enums(self, core):
        """Several names share a value: OpenGL ES 2.0's own come first, then those of its extensions."""
        rank = {name: 0 for name in self.required(core, "enum")}
        for extension in self.root.find("extensions"):
            if "gles2" in extension.get("supported", "").split("|"):
                for name in self.required(extension, "enum"):
                    rank.setdefault(name, 1)
        return rank

    def groups(self):
        """Group → {value: name}; the group without a name holds every plain enumeration value."""
        best = {}
        for block in self.root.findall("enums"):
            for item in block.findall("enum"):
                if item.get("api") not in (None, "gles2") or not re.fullmatch(r"-?\w+", item.get("value")):
                    continue
                value, name = int(item.get("value"), 0), item.get("name")
                named = {group for group in (item.get("group") or block.get("group") or "").split(",") if group}
                plain = {""} if block.get("type") != "bitmask" and value < 2**32 else set()
                for group in named | plain:
                    self.offer(best.setdefault(group, {}), value, name)
        return best

    def offer(self, entries, value, name):
        key = (self.preference.get(name, 2), len(name), name)
        if value not in entries or key < entries[value][0]:
            entries[value] = (key, name)
