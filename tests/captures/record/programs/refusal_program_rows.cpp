// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/programs/refusal_rows.h"

namespace vitrine::testing {

Rows programRows(const Objects& o)
{
    auto* text = o.nowhere<GLchar>();
    auto* length = o.nowhere<GLsizei>();
    auto* number = o.nowhere<GLint>();
    auto* type = o.nowhere<GLenum>();
    auto* names = o.nowhere<GLuint>();
    const auto* texts = o.nowhere<const GLchar*>();
    const GLuint program = o.linked.name, unlinked = o.unlinked, shader = o.shader;
    Rows rows = {
        {"glShaderSource no shader", {kValue}, [=] { glShaderSource(kNoName, 2, texts, number); }},
        {"glShaderSource a program", {kOperation}, [=] { glShaderSource(program, 2, texts, number); }},
        {"glShaderSource count", {kValue}, [=] { glShaderSource(shader, -1, texts, number); }},
        {"glShaderSource of nothing", {kNothing}, [=] { glShaderSource(shader, 0, texts, number); }},
        {"glBindAttribLocation index", {kValue}, [=] { glBindAttribLocation(kNoName, kNoIndex, text); }},
        {"glBindAttribLocation no program", {kValue}, [=] { glBindAttribLocation(kNoName, 1, text); }},
        {"glBindAttribLocation a shader", {kOperation}, [=] { glBindAttribLocation(shader, 1, text); }},
        {"glBindAttribLocation gl_", {kOperation}, [=] { glBindAttribLocation(program, 1, "gl_Any"); }},
        {"glGetAttribLocation no program", {kValue}, [=] { glGetAttribLocation(kNoName, text); }},
        {"glGetAttribLocation a shader", {kOperation}, [=] { glGetAttribLocation(shader, text); }},
        {"glGetAttribLocation unlinked", {kOperation}, [=] { glGetAttribLocation(unlinked, text); }},
        {"glGetUniformLocation no program", {kValue}, [=] { glGetUniformLocation(kNoName, text); }},
        {"glGetUniformLocation a shader", {kOperation}, [=] { glGetUniformLocation(shader, text); }},
        {"glGetUniformLocation unlinked", {kOperation}, [=] { glGetUniformLocation(unlinked, text); }},
        {"glGetActiveAttrib no program",
         {kValue},
         [=] { glGetActiveAttrib(kNoName, 0, 9, length, number, type, text); }},
        {"glGetActiveAttrib a shader",
         {kOperation},
         [=] { glGetActiveAttrib(shader, 0, 9, length, number, type, text); }},
        {"glGetActiveAttrib index", {kValue}, [=] { glGetActiveAttrib(program, 99, 9, length, number, type, text); }},
        {"glGetActiveAttrib room", {kValue}, [=] { glGetActiveAttrib(program, 0, -1, length, number, type, text); }},
        {"glGetActiveUniform no program",
         {kValue},
         [=] { glGetActiveUniform(kNoName, 0, 9, length, number, type, text); }},
        {"glGetActiveUniform a shader",
         {kOperation},
         [=] { glGetActiveUniform(shader, 0, 9, length, number, type, text); }},
        {"glGetActiveUniform index", {kValue}, [=] { glGetActiveUniform(program, 99, 9, length, number, type, text); }},
        {"glGetActiveUniform room", {kValue}, [=] { glGetActiveUniform(program, 0, -1, length, number, type, text); }},
        {"glGetAttachedShaders no program", {kValue}, [=] { glGetAttachedShaders(kNoName, 2, length, names); }},
        {"glGetAttachedShaders a shader", {kOperation}, [=] { glGetAttachedShaders(shader, 2, length, names); }},
        {"glGetAttachedShaders room", {kValue}, [=] { glGetAttachedShaders(program, -1, length, names); }},
        {"glGetProgramInfoLog no program", {kValue}, [=] { glGetProgramInfoLog(kNoName, 9, length, text); }},
        {"glGetProgramInfoLog a shader", {kOperation}, [=] { glGetProgramInfoLog(shader, 9, length, text); }},
        {"glGetProgramInfoLog room", {kValue}, [=] { glGetProgramInfoLog(program, -1, length, text); }},
        {"glGetShaderInfoLog no shader", {kValue}, [=] { glGetShaderInfoLog(kNoName, 9, length, text); }},
        {"glGetShaderInfoLog a program", {kOperation}, [=] { glGetShaderInfoLog(program, 9, length, text); }},
        {"glGetShaderInfoLog room", {kValue}, [=] { glGetShaderInfoLog(shader, -1, length, text); }},
        {"glGetShaderInfoLog no room", {kNothing}, [=] { glGetShaderInfoLog(shader, 0, nullptr, text); }},
        {"glGetShaderSource no shader", {kValue}, [=] { glGetShaderSource(kNoName, 9, length, text); }},
        {"glGetShaderSource a program", {kOperation}, [=] { glGetShaderSource(program, 9, length, text); }},
        {"glGetShaderSource room", {kValue}, [=] { glGetShaderSource(shader, -1, length, text); }},
        {"glGetShaderPrecisionFormat shader",
         {kEnum},
         [=] { glGetShaderPrecisionFormat(kNone, GL_LOW_FLOAT, number, number); }},
        {"glGetShaderPrecisionFormat type",
         {kEnum},
         [=] { glGetShaderPrecisionFormat(GL_VERTEX_SHADER, kNone, number, number); }},
        {"glGetProgramiv no program", {kValue}, [=] { glGetProgramiv(kNoName, GL_LINK_STATUS, number); }},
        {"glGetProgramiv a shader", {kOperation}, [=] { glGetProgramiv(shader, GL_LINK_STATUS, number); }},
        {"glGetProgramiv pname", {kEnum}, [=] { glGetProgramiv(program, kNone, number); }},
        {"glGetShaderiv no shader", {kValue}, [=] { glGetShaderiv(kNoName, GL_COMPILE_STATUS, number); }},
        {"glGetShaderiv a program", {kOperation}, [=] { glGetShaderiv(program, GL_COMPILE_STATUS, number); }},
        {"glGetShaderiv pname", {kEnum}, [=] { glGetShaderiv(shader, kNone, number); }},
        {"glLinkProgram no program", {kValue}, [=] { glLinkProgram(kNoName); }},
        {"glLinkProgram a shader", {kOperation}, [=] { glLinkProgram(shader); }},
        {"glUseProgram no program", {kValue}, [=] { glUseProgram(kNoName); }},
        {"glUseProgram a shader", {kOperation}, [=] { glUseProgram(shader); }},
        {"glUseProgram unlinked", {kOperation}, [=] { glUseProgram(unlinked); }},
        {"glDeleteProgram", {kValue}, [=] { glDeleteProgram(kNoName); }},
        {"glDeleteShader", {kValue}, [=] { glDeleteShader(kNoName); }},
    };
    return rows;
}

namespace {

template <typename T>
void addUniforms(Rows& rows, const Objects& o, const char* name, void (*set)(GLint, GLsizei, const T*), GLint wrong)
{
    const auto* values = o.nowhere<T>();
    const GLuint program = o.linked.name;
    rows.push_back({name, {kOperation}, [=] { set(0, 1, values); }}); // no program is in use
    const auto inUse = [=](GLint location, GLsizei count) {
        return [=] {
            glUseProgram(program);
            set(location, count, values);
            glUseProgram(0);
        };
    };
    rows.push_back({name, {kValue}, inUse(wrong, -1)});
    rows.push_back({name, {kOperation}, inUse(0x7fff, 1)});
    rows.push_back({name, {kOperation}, inUse(wrong, 1)});
    rows.push_back({name, {kNothing}, inUse(-1, 1000)});
}

void addMatrices(Rows& rows, const Objects& o, const char* name, void (*set)(GLint, GLsizei, GLboolean, const GLfloat*))
{
    const auto* values = o.nowhere<GLfloat>();
    const GLuint program = o.linked.name;
    const GLint tint = o.linked.tint;
    const auto inUse = [=](GLint location, GLsizei count) {
        return [=] {
            glUseProgram(program);
            set(location, count, GL_FALSE, values);
            glUseProgram(0);
        };
    };
    rows.push_back({name, {kOperation}, [=] { set(0, 1, GL_FALSE, values); }});
    rows.push_back({name, {kValue}, inUse(tint, -1)});
    rows.push_back({name, {kOperation}, inUse(0x7fff, 1)});
    rows.push_back({name, {kOperation}, inUse(tint, 1)});
    rows.push_back({name, {kNothing}, inUse(-1, 1000)});
}

} // namespace

Rows uniformRows(const Objects& o)
{
    const GLint tint = o.linked.tint, transform = o.linked.transform;
    const GLuint program = o.linked.name, unlinked = o.unlinked, shader = o.shader;
    auto* reals = o.nowhere<GLfloat>();
    auto* numbers = o.nowhere<GLint>();
    Rows rows;
    addUniforms<GLfloat>(rows, o, "glUniform1fv", glUniform1fv, tint);
    addUniforms<GLfloat>(rows, o, "glUniform2fv", glUniform2fv, tint);
    addUniforms<GLfloat>(rows, o, "glUniform3fv", glUniform3fv, tint);
    addUniforms<GLfloat>(rows, o, "glUniform4fv", glUniform4fv, transform);
    addUniforms<GLint>(rows, o, "glUniform1iv", glUniform1iv, tint);
    addUniforms<GLint>(rows, o, "glUniform2iv", glUniform2iv, tint);
    addUniforms<GLint>(rows, o, "glUniform3iv", glUniform3iv, tint);
    addUniforms<GLint>(rows, o, "glUniform4iv", glUniform4iv, tint);
    addMatrices(rows, o, "glUniformMatrix2fv", glUniformMatrix2fv);
    addMatrices(rows, o, "glUniformMatrix3fv", glUniformMatrix3fv);
    addMatrices(rows, o, "glUniformMatrix4fv", glUniformMatrix4fv);
    rows.insert(rows.end(),
                {
                    {"glUniform4fv of several",
                     {kOperation},
                     [=] {
                         glUseProgram(program);
                         glUniform4fv(tint, 2, reals);
                         glUseProgram(0);
                     }},
                    {"glGetUniformfv no program", {kValue}, [=] { glGetUniformfv(kNoName, 0, reals); }},
                    {"glGetUniformfv a shader", {kOperation}, [=] { glGetUniformfv(shader, 0, reals); }},
                    {"glGetUniformfv unlinked", {kOperation}, [=] { glGetUniformfv(unlinked, 0, reals); }},
                    {"glGetUniformfv location", {kOperation}, [=] { glGetUniformfv(program, 0x7fff, reals); }},
                    {"glGetUniformiv no program", {kValue}, [=] { glGetUniformiv(kNoName, 0, numbers); }},
                    {"glGetUniformiv a shader", {kOperation}, [=] { glGetUniformiv(shader, 0, numbers); }},
                    {"glGetUniformiv unlinked", {kOperation}, [=] { glGetUniformiv(unlinked, 0, numbers); }},
                    {"glGetUniformiv location", {kOperation}, [=] { glGetUniformiv(program, 0x7fff, numbers); }},
                });
    return rows;
}

Rows stateRows(const Objects& o)
{
    auto* truths = o.nowhere<GLboolean>();
    auto* reals = o.nowhere<GLfloat>();
    auto* numbers = o.nowhere<GLint>();
    const auto* enums = o.nowhere<GLenum>();
    constexpr GLenum kTarget = GL_FRAMEBUFFER, kRenderbuffer = GL_RENDERBUFFER;
    constexpr GLenum kType = GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE;
    Rows rows = {
        {"glGetBooleanv", {kEnum}, [=] { glGetBooleanv(kNone, truths); }},
        {"glGetFloatv", {kEnum}, [=] { glGetFloatv(kNone, reals); }},
        {"glGetIntegerv", {kEnum}, [=] { glGetIntegerv(kNone, numbers); }},
        {"glGetString", {kEnum}, [=] { glGetString(kNone); }},
        {"glGetFramebufferAttachmentParameteriv target",
         {kEnum},
         [=] { glGetFramebufferAttachmentParameteriv(kNone, GL_COLOR_ATTACHMENT0, kType, numbers); }},
        {"glGetFramebufferAttachmentParameteriv attachment",
         {kEnum},
         [=, &o] { withoutImage(o, [=] { glGetFramebufferAttachmentParameteriv(kTarget, kNone, kType, numbers); }); }},
        {"glGetFramebufferAttachmentParameteriv nothing bound",
         {kOperation, kEnum},
         [=] { glGetFramebufferAttachmentParameteriv(kTarget, GL_COLOR_ATTACHMENT0, kType, numbers); }},
        {"glGetRenderbufferParameteriv target",
         {kEnum},
         [=] { glGetRenderbufferParameteriv(kNone, GL_RENDERBUFFER_WIDTH, numbers); }},
        {"glGetRenderbufferParameteriv nothing bound",
         {kOperation},
         [=] { glGetRenderbufferParameteriv(kRenderbuffer, GL_RENDERBUFFER_WIDTH, numbers); }},
        {"glViewport", {kValue}, [=] { glViewport(0, 0, -1, 4); }},
    };
    if (const auto buffers = extension<PFNGLDRAWBUFFERSEXTPROC>("glDrawBuffersEXT")) {
        rows.push_back({"glDrawBuffersEXT no count", {kValue}, [=] { buffers(-1, enums); }});
        rows.push_back({"glDrawBuffersEXT too many", {kValue}, [=] { buffers(1000, enums); }});
    }
    if (const auto discard = extension<PFNGLDISCARDFRAMEBUFFEREXTPROC>("glDiscardFramebufferEXT")) {
        rows.push_back({"glDiscardFramebufferEXT target", {kEnum}, [=] { discard(kNone, 1, enums); }});
        rows.push_back({"glDiscardFramebufferEXT count", {kValue}, [=] { discard(kTarget, -1, enums); }});
    }
    return rows;
}

Rows drawRows(const Objects& o)
{
    const auto* memory = o.nowhere<void>();
    constexpr GLenum kFramebuffer = GL_INVALID_FRAMEBUFFER_OPERATION, kShort = GL_UNSIGNED_SHORT;
    const GLuint program = o.linked.name;
    // The arrays lie where nobody may read.
    const auto drawing = [=](const std::function<void()>& call) {
        return [=] {
            glUseProgram(program);
            glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, memory);
            glEnableVertexAttribArray(0);
            call();
            glDisableVertexAttribArray(0);
            glUseProgram(0);
        };
    };
    return {
        {"glDrawArrays mode", {kEnum}, drawing([=] { glDrawArrays(kNone, 0, 3); })},
        {"glDrawArrays first", {kValue}, drawing([=] { glDrawArrays(GL_TRIANGLES, -1, 3); })},
        {"glDrawArrays count", {kValue}, drawing([=] { glDrawArrays(GL_TRIANGLES, 0, -1); })},
        {"glDrawArrays framebuffer", {kFramebuffer}, drawing([=, &o] {
             withoutImage(o, [=] { glDrawArrays(GL_TRIANGLES, 0, 3); });
         })},
        {"glDrawArrays of nothing", {kNothing}, drawing([=] { glDrawArrays(GL_TRIANGLES, 0, 0); })},
        {"glDrawElements mode", {kEnum}, drawing([=] { glDrawElements(kNone, 3, kShort, memory); })},
        {"glDrawElements type", {kEnum}, drawing([=] { glDrawElements(GL_TRIANGLES, 3, GL_FLOAT, memory); })},
        {"glDrawElements count", {kValue}, drawing([=] { glDrawElements(GL_TRIANGLES, -1, kShort, memory); })},
        {"glDrawElements framebuffer", {kFramebuffer}, drawing([=, &o] {
             withoutImage(o, [=] { glDrawElements(GL_TRIANGLES, 3, kShort, memory); });
         })},
        {"glDrawElements mapped", {kOperation}, drawing([=, &o] {
             withMapped(o, kElements, [=] { glDrawElements(GL_TRIANGLES, 3, kShort, nullptr); });
         })},
        {"glDrawElements of nothing", {kNothing}, drawing([=] { glDrawElements(GL_TRIANGLES, 0, kShort, memory); })},
    };
}

} // namespace vitrine::testing
