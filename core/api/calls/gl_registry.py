# SPDX-License-Identifier: Apache-2.0
"""What Vitrine's generators read from the Khronos registry: OpenGL ES 2.0 and the extensions in use."""
import re
import xml.etree.ElementTree as ElementTree

EXTENSIONS = (
    "GL_OES_vertex_array_object", "GL_OES_mapbuffer", "GL_OES_texture_3D", "GL_EXT_clip_control",
    "GL_NV_draw_buffers",
    "GL_EXT_draw_buffers", "GL_EXT_discard_framebuffer", "GL_EXT_debug_marker", "GL_KHR_debug", "GL_EXT_debug_label",
    "GL_EXT_draw_buffers_indexed", "GL_EXT_primitive_bounding_box", "GL_EXT_tessellation_shader",
)


class Registry:
    """`functions`: names, sorted. `commands`: name → element. `by_extension`: extension → names."""

    def __init__(self, path):
        self.root = ElementTree.parse(path).getroot()
        self.commands = {c.find("proto/name").text: c for c in self.root.find("commands")}
        core = [f for f in self.root.findall("feature") if f.get("api") == "gles2" and f.get("number") == "2.0"][0]
        extensions = [e for e in self.root.find("extensions") if e.get("name") in EXTENSIONS]
        assert len(extensions) == len(EXTENSIONS), "the registry lacks an extension"
        core_names = self.required(core, "command")
        assert len(core_names) == 142, "OpenGL ES 2.0 has 142 commands"
        self.functions = sorted(core_names.union(*(self.required(e, "command") for e in extensions)))
        self.by_extension = {e.get("name"): self.required(e, "command") for e in extensions}
        self.preference = self.rank_enums(core)

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
