// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_writer.h"
#include "core/api/calls/call_table.h"

#include <QString>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

/// Small captures that the tests of the window write themselves.
///
/// The window of the recorded program is 16 × 8. Every frame clears it to blue, then draws the left half red and the
/// right half green, both within a group "halves", and presents it. The draws are single triangles that cover
/// everything; scissors cut the halves out.

namespace vitrine::test {

using core::Array;
using core::Call;
using core::Value;

class CallScript {
public:
    void add(const std::string& function, std::vector<Value> arguments = {}, Value result = {})
    {
        Call call;
        call.number = m_calls.size();
        call.function = function;
        if (const auto* info = core::findFunction(function))
            for (const auto& parameter : info->parameters)
                call.parameterNames.emplace_back(parameter.name);
        call.arguments = std::move(arguments);
        call.result = std::move(result);
        m_calls.push_back(std::move(call));
    }
    [[nodiscard]] const std::vector<Call>& calls() const { return m_calls; }
    /// The number that a capture gives its first call of a function, which there is.
    [[nodiscard]] std::uint64_t callOf(const std::string& function) const
    {
        return std::ranges::find(m_calls, function, &Call::function)->number;
    }

private:
    std::vector<Call> m_calls;
};

inline Value number(std::int64_t value)
{
    return {value};
}
inline Value real(float value)
{
    return {value};
}
inline Value handle(std::uint64_t value)
{
    return {core::Pointer{value}};
}
inline Value list(std::vector<Value> values)
{
    return {std::make_shared<const Array>(std::move(values))};
}

inline Value floatBlob(const std::vector<float>& values)
{
    std::vector<std::byte> bytes(values.size() * sizeof(float));
    std::memcpy(bytes.data(), values.data(), bytes.size());
    return {std::make_shared<const std::vector<std::byte>>(std::move(bytes))};
}

constexpr int kWidth = 16;
constexpr int kHeight = 8;

inline void addProgram(CallScript& script)
{
    const std::string vertex = "attribute vec4 p; attribute vec4 c; varying vec4 v;"
                               "void main() { gl_Position = p; v = c; }";
    const std::string fragment = "precision mediump float; varying vec4 v; void main() { gl_FragColor = v; }";
    const std::pair<int, std::string> shaders[] = {{0x8B31, vertex}, {0x8B30, fragment}};
    script.add("glCreateProgram", {}, number(1));
    int shader = 2;
    for (const auto& [kind, source] : shaders) {
        script.add("glCreateShader", {number(kind)}, number(shader));
        script.add("glShaderSource", {number(shader), number(1), list({{source}}), {}});
        script.add("glCompileShader", {number(shader)});
        script.add("glAttachShader", {number(1), number(shader)});
        ++shader;
    }
    script.add("glBindAttribLocation", {number(1), number(0), {std::string("p")}});
    script.add("glBindAttribLocation", {number(1), number(1), {std::string("c")}});
    script.add("glLinkProgram", {number(1)});
    script.add("glUseProgram", {number(1)});
}

inline void addSetUp(CallScript& script, int width = kWidth, int height = kHeight)
{
    const Value display = handle(0xD0);
    script.add("eglCreateContext", {display, handle(0xC0), {}, list({number(0x3098), number(2), number(0x3038)})},
               handle(0xA0));
    script.add("eglCreateWindowSurface", {display, handle(0xC0), number(9), {}}, handle(0x50));
    script.add("eglMakeCurrent", {display, handle(0x50), handle(0x50), handle(0xA0)}, number(1));
    script.add("glViewport", {number(0), number(0), number(width), number(height)});
    addProgram(script);
    script.add("glGenBuffers", {number(1), list({number(1)})});
    script.add("glBindBuffer", {number(0x8892), number(1)});
    script.add("glBufferData", {number(0x8892), number(24), floatBlob({-1, -1, 3, -1, -1, 3}), number(0x88E4)});
    script.add("glVertexAttribPointer", {number(0), number(2), number(0x1406), {false}, number(0), handle(0)});
    script.add("glEnableVertexAttribArray", {number(0)});
}

inline void addHalf(CallScript& script, int x, float red, float green)
{
    script.add("glScissor", {number(x), number(0), number(kWidth / 2), number(kHeight)});
    script.add("glVertexAttrib4f", {number(1), real(red), real(green), real(0), real(1)});
    script.add("glDrawArrays", {number(4), number(0), number(3)});
}

inline void addFrame(CallScript& script)
{
    script.add("glDisable", {number(0x0C11)});
    script.add("glClearColor", {real(0), real(0), real(1), real(1)});
    script.add("glClear", {number(0x4000)});
    script.add("glEnable", {number(0x0C11)});
    script.add("glPushGroupMarkerEXT", {number(0), {std::string("halves")}});
    addHalf(script, 0, 1, 0);
    addHalf(script, kWidth / 2, 0, 1);
    script.add("glPopGroupMarkerEXT");
    script.add("eglSwapBuffers", {handle(0xD0), handle(0x50)}, number(1));
}

/// The sentence of the failure, or nothing.
inline QString writeCapture(const QString& path, const CallScript& script, const captures::Knobs& knobs = {})
{
    const auto sentence = [](const core::Error& error) { return QString::fromStdString(error.message); };
    auto writer = captures::CaptureWriter::create(path.toStdString());
    if (!writer)
        return sentence(writer.error());
    for (const Call& call : script.calls())
        if (auto added = (*writer)->addCall(call); !added)
            return sentence(added.error());
    if (auto set = knobs.empty() ? core::Result<void>() : (*writer)->setKnobs(knobs); !set)
        return sentence(set.error());
    if (auto finished = (*writer)->finish(); !finished)
        return sentence(finished.error());
    return {};
}

/// For a machine whose fragments have threads: the frames' own need no program, and bypass the processors elsewhere.
inline const captures::Knobs kShadesFragments{{"bypass.mode", "off"}};

inline QString writeFrames(const QString& path, int frames, const captures::Knobs& knobs = {})
{
    CallScript script;
    addSetUp(script);
    for (int i = 0; i < frames; ++i)
        addFrame(script);
    return writeCapture(path, script, knobs);
}

/// Many large draws in one frame: seconds of work.
inline QString writeHeavy(const QString& path, int draws, int size)
{
    CallScript script;
    addSetUp(script, size, size);
    for (int i = 0; i < draws; ++i) {
        script.add("glVertexAttrib4f", {number(1), real(i == 0), real(i > 0), real(0), real(1)});
        script.add("glDrawArrays", {number(4), number(0), number(3)});
    }
    script.add("eglSwapBuffers", {handle(0xD0), handle(0x50)}, number(1));
    return writeCapture(path, script);
}

} // namespace vitrine::test
