// SPDX-License-Identifier: Apache-2.0
// Strings, shader sources and markers.
#include "captures/record/driver/model/gl_call.h"
#include "captures/record/driver/model/gl_calls.h"

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

void GL_APIENTRY shaderSource(GLuint shader, GLsizei count, const GLchar* const* string, const GLint* length)
{
    const GlCall call;
    if (!call)
        return;
    std::vector<std::string_view> parts;
    for (const GLchar* part : dataAt(string, count)) {
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
    table.glShaderSource = &shaderSource;
    table.glInsertEventMarkerEXT = &insertEventMarker;
    table.glPushGroupMarkerEXT = &pushGroupMarker;
    table.glPopGroupMarkerEXT = &popGroupMarker;
}

} // namespace vitrine::captures::model
