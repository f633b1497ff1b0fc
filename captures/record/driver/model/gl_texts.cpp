// SPDX-License-Identifier: Apache-2.0
// Strings, shader sources, names and markers.
#include "captures/record/driver/model/gl_call.h"
#include "captures/record/driver/model/gl_calls.h"
#include "core/api/gles2/share_group.h"

#include <string_view>
#include <vector>

namespace vitrine::captures::model {

namespace {

const GLubyte* GL_APIENTRY getString(GLenum name)
{
    const GlCall call;
    if (!call)
        return nullptr;
    // The model's strings end in a zero and stay.
    return reinterpret_cast<const GLubyte*>(call.gl().getString(name).data());
}

// A call that GL refuses reads no text: there may be none.
bool isLinked(const GlCall& call, GLuint program)
{
    const auto* object = call.gl().shareGroup().programs.findByName(program);
    return object && object->linkStatus;
}

void GL_APIENTRY bindAttribLocation(GLuint program, GLuint index, const GLchar* name)
{
    const GlCall call;
    if (!call)
        return;
    const bool reads = call.gl().shareGroup().programs.findByName(program) && index < core::kMaxVertexAttributes;
    call.gl().bindAttribLocation(program, index, textAt(reads ? name : nullptr));
}

GLint GL_APIENTRY getAttribLocation(GLuint program, const GLchar* name)
{
    const GlCall call;
    return call ? call.gl().getAttribLocation(program, textAt(isLinked(call, program) ? name : nullptr)) : 0;
}

GLint GL_APIENTRY getUniformLocation(GLuint program, const GLchar* name)
{
    const GlCall call;
    return call ? call.gl().getUniformLocation(program, textAt(isLinked(call, program) ? name : nullptr)) : 0;
}

void GL_APIENTRY shaderSource(GLuint shader, GLsizei count, const GLchar* const* string, const GLint* length)
{
    const GlCall call;
    if (!call)
        return;
    const bool reads = call.gl().shareGroup().shaders.findByName(shader);
    std::vector<std::string_view> parts;
    for (const GLchar* part : dataAt(string, reads ? count : 0)) {
        const GLint size = length ? length[parts.size()] : -1;
        parts.push_back(part && size >= 0 ? std::string_view(part, static_cast<std::size_t>(size)) : textAt(part));
    }
    call.gl().shaderSource(shader, count, parts);
}

// Markers are for people; only a recording keeps them.
void GL_APIENTRY insertEventMarker(GLsizei, const GLchar*) {}
void GL_APIENTRY pushGroupMarker(GLsizei, const GLchar*) {}
void GL_APIENTRY popGroupMarker() {}

} // namespace

void addTextCalls(GlFunctions& table)
{
    table.glGetString = &getString;
    table.glBindAttribLocation = &bindAttribLocation;
    table.glGetAttribLocation = &getAttribLocation;
    table.glGetUniformLocation = &getUniformLocation;
    table.glShaderSource = &shaderSource;
    table.glInsertEventMarkerEXT = &insertEventMarker;
    table.glPushGroupMarkerEXT = &pushGroupMarker;
    table.glPopGroupMarkerEXT = &popGroupMarker;
}

} // namespace vitrine::captures::model
