// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_writer.h"
#include "core/api/calls/call.h"

#include <QTemporaryDir>

#include <string>

/// Small captures that tests write, damage and read.

namespace vitrine::test {

/// A folder in memory where there is one: these tests write a lot.
inline QTemporaryDir makeFolder()
{
    return QTemporaryDir(QDir("/dev/shm").exists() ? "/dev/shm/vitrine-XXXXXX" : QDir::tempPath() + "/vitrine-XXXXXX");
}

inline core::Blob blobOf(std::size_t size, unsigned seed)
{
    std::vector<std::byte> bytes(size);
    std::uint32_t state = seed * 2654435761u + 1;
    for (std::byte& b : bytes) {
        state = state * 1664525u + 1013904223u;
        b = static_cast<std::byte>(state >> 24);
    }
    return std::make_shared<const std::vector<std::byte>>(std::move(bytes));
}

inline core::Call callOf(std::uint64_t number, std::string function, std::vector<core::Value> arguments = {})
{
    core::Call call;
    call.number = number;
    call.function = std::move(function);
    for (std::size_t i = 0; i < arguments.size(); ++i)
        call.parameterNames.push_back("p" + std::to_string(i));
    call.arguments = std::move(arguments);
    return call;
}

/// Call `index` of the test captures: per 10 calls an upload of 600 bytes, 8 draws and a swap.
inline core::Call patternCall(std::uint64_t index)
{
    const std::uint64_t step = index % 10;
    if (step == 9)
        return callOf(index, "eglSwapBuffers", {{core::Pointer{1}}, {core::Pointer{2}}});
    if (step == 0)
        return callOf(index, "glBufferData",
                      {{core::EnumValue{0x8892, "GL_ARRAY_BUFFER"}},
                       {std::int64_t{600}},
                       {blobOf(600, static_cast<unsigned>(index / 10 % 7))}});
    return callOf(index, "glDrawArrays",
                  {{core::EnumValue{4, "GL_TRIANGLES"}}, {std::int64_t{0}}, {std::int64_t(3 * step)}});
}

inline bool sameCall(const core::Call& a, const core::Call& b)
{
    return a.number == b.number && a.thread == b.thread && a.function == b.function && a.flags == b.flags &&
           a.parameterNames == b.parameterNames &&
           std::equal(a.arguments.begin(), a.arguments.end(), b.arguments.begin(), b.arguments.end(),
                      core::sameValue) &&
           core::sameValue(a.result, b.result);
}

inline bool writePattern(const std::filesystem::path& path, std::uint64_t calls)
{
    auto writer = captures::CaptureWriter::create(path);
    if (!writer)
        return false;
    for (std::uint64_t i = 0; i < calls; ++i) {
        if (!(*writer)->addCall(patternCall(i)))
            return false;
    }
    return (*writer)->setProvenance({"pattern", "test", "", "", ""}) && (*writer)->finish();
}

} // namespace vitrine::test
