#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the OpenGL ES half of the call table as C++ from the Khronos registry.

generate_call_table.py GL.XML OUT.CPP
"""
import re
import sys
import xml.etree.ElementTree as ElementTree

EXTENSIONS = (
    "GL_OES_vertex_array_object", "GL_OES_mapbuffer", "GL_OES_texture_3D", "GL_NV_draw_buffers",
    "GL_EXT_draw_buffers", "GL_EXT_discard_framebuffer", "GL_EXT_debug_marker", "GL_KHR_debug", "GL_EXT_debug_label",
    "GL_EXT_draw_buffers_indexed", "GL_EXT_primitive_bounding_box", "GL_EXT_tessellation_shader",
)

CLASSES = (  # the first that matches
    ("Draw", r"glDraw(Arrays|Elements)"),
    ("Clear", r"glClear"),
    ("Copy", r"glCopyTex\w+"),
    ("Marker", r"gl(InsertEventMarkerEXT|(Push|Pop)GroupMarkerEXT|DebugMessageInsertKHR|(Push|Pop)DebugGroupKHR)"),
    ("Query", r"gl(Get|Is)[A-Z]\w+|glCheckFramebufferStatus|glReadPixels"),
    ("Sync", r"gl(Flush|Finish)"),
    ("Resource", r"gl(Gen|Delete|Create|Compressed|TexImage|TexSubImage|Buffer(Sub)?Data|Shader|Compile|Link|Attach|"
                 r"Detach|RenderbufferStorage|Map|Unmap|Label|Object|BindAttribLocation|ReleaseShader|Validate|"
                 r"DiscardFramebuffer)\w*"),
    ("State", r".*"),
)

HANDLES = {"buffer": "Buffer", "texture": "Texture", "shader": "Shader", "program": "Program",
           "renderbuffer": "Renderbuffer", "framebuffer": "Framebuffer", "vertex array": "VertexArray"}


class Registry:
    def __init__(self, path):
        self.root = ElementTree.parse(path).getroot()
        self.commands = {c.find("proto/name").text: c for c in self.root.find("commands")}
        core = [f for f in self.root.findall("feature") if f.get("api") == "gles2" and f.get("number") == "2.0"][0]
        extensions = [e for e in self.root.find("extensions") if e.get("name") in EXTENSIONS]
        assert len(extensions) == len(EXTENSIONS), "the registry lacks an extension"
        core_names = self.required(core, "command")
        assert len(core_names) == 142, "OpenGL ES 2.0 has 142 commands"
        self.functions = sorted(core_names.union(*(self.required(e, "command") for e in extensions)))
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


def parameter(node, name, group_index):
    """(name, kind, handle, group, length) of a parameter or a result."""
    text = "".join(node.itertext())
    kind = "Integer"
    group = node.get("group", "")
    handle = HANDLES.get(node.get("class"), "None")
    base = re.sub(r"\b(const|struct)\b|\*", " ", text).split()[0]
    if "*" in text:
        constant = "const" in text
        kind = "PointerIn" if constant else "PointerOut"
        if base == "GLchar":
            kind = "StringArray" if text.count("*") > 1 else ("String" if constant else "PointerOut")
    elif base in ("GLDEBUGPROCKHR",):
        kind = "Opaque"
    elif base == "GLenum" or (base in ("GLint", "GLuint") and group == "InternalFormat"):
        kind = "Enum"
    elif base == "GLbitfield":
        kind = "Bitfield"
    elif base == "GLboolean":
        kind = "Boolean"
    elif base in ("GLfloat", "GLclampf"):
        kind = "Float"
    elif base in ("GLsizei", "GLsizeiptr"):
        kind = "Size"
    elif base == "GLintptr":
        kind = "Offset"
    elif base == "void":
        kind = "None"
    elif handle != "None":
        kind = "Handle"
    has_names = kind in ("Enum", "Bitfield") or base == "GLenum"
    return '{"%s", ParameterKind::%s, HandleKind::%s, %d, "%s"}' % (
        name, kind, handle, group_index.get(group, 0) if has_names else 0, node.get("len", ""))


def write_functions(out, registry, group_index):
    rows, parameters = [], []
    for name in registry.functions:
        command = registry.commands[name]
        own = [parameter(p, p.find("name").text, group_index) for p in command.findall("param")]
        call_class = next(kind for kind, pattern in CLASSES if re.fullmatch(pattern, name))
        rows.append('    {"%s", CallClass::%s, %s, std::span(kParameters).subspan(%d, %d), 0},' % (
            name, call_class, parameter(command.find("proto"), "", group_index), len(parameters), len(own)))
        parameters += own
    out.write("constexpr ParameterInfo kParameters[] = {\n    %s,\n};\n\n" % ",\n    ".join(parameters))
    out.write("constexpr FunctionInfo kFunctions[] = {\n%s\n};\n\n" % "\n".join(rows))


def write_groups(out, names, groups):
    for index, name in enumerate(names):
        rows = ['    {%d, "%s"},' % (value, entry[1]) for value, entry in sorted(groups[name].items())]
        out.write("constexpr EnumEntry kGroup%d[] = { // %s\n%s\n};\n" % (index, name or "all", "\n".join(rows)))
    out.write("\nconstexpr std::span<const EnumEntry> kGroups[] = {%s};\n\n" %
              ", ".join("kGroup%d" % index for index in range(len(names))))


def main(source, target):
    registry = Registry(source)
    groups = registry.groups()
    used = {node.get("group") for name in registry.functions for node in registry.commands[name].iter()}
    names = [""] + sorted(name for name in used if name in groups)
    group_index = {name: index for index, name in enumerate(names)}
    with open(target, "w", encoding="utf-8") as out:
        out.write("// Generated by generate_call_table.py from the Khronos registry.\n"
                  '#include "core/api/calls/call_table_data.h"\n\n'
                  "namespace vitrine::core::call_table {\n\nnamespace {\n\n")
        write_functions(out, registry, group_index)
        write_groups(out, names, groups)
        out.write("} // namespace\n\n"
                  "std::span<const FunctionInfo> glFunctions()\n{\n    return kFunctions;\n}\n\n"
                  "std::span<const std::span<const EnumEntry>> glGroups()\n{\n    return kGroups;\n}\n\n"
                  "} // namespace vitrine::core::call_table\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
