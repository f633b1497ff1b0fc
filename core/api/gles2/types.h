// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/blob.h"
#include "core/base/ids.h"

#include <GLES2/gl2.h>
// gl2ext.h builds on the types of gl2.h.
#include <GLES2/gl2ext.h>

#include <cstddef>
#include <cstdint>
#include <span>

/// What callers of the OpenGL ES 2.0 front end pass in: names of contexts and windows, and pointers whose sizes are
/// known.

namespace vitrine::core::gles2 {

using ContextId = Id<struct ContextTag>;
using WindowId = Id<struct WindowTag>;

/// What eglCreateContext decides. Only client version 2 exists.
struct ContextConfig {
    int clientVersion = 2;
};

/// The bits of an EGL config. Colors are stored in the smallest format that has enough bits: 8888, 888 (no alpha), 565,
/// 4444 or 5551. Depth of more than 16 bits is stored in 24. More than 1 sample gives 4.
struct WindowConfig {
    int redBits = 8, greenBits = 8, blueBits = 8, alphaBits = 8;
    int depthBits = 24, stencilBits = 8;
    int samples = 0;
};

/// The `indices` of glDrawElements: an offset into the bound element array buffer, or data in the program's own memory.
/// Without a bound buffer `clientData` is read; data that is too short reads as zeros.
struct IndexSource {
    bool isOffset = true;
    std::uint64_t offset = 0;
    std::span<const std::byte> clientData;
};

/// The `pointer` of glVertexAttribPointer. It is an offset into the bound array buffer. In the program's own memory it
/// is an offset into the client data, modulo 2^64, because that data can begin behind the pointer, at the first vertex
/// that is read. Client data is kept until the pointer is set again. Data that is too short for a draw reads as zeros.
struct ArraySource {
    bool isOffset = true;
    std::uint64_t offset = 0;
    Blob clientData;
};

} // namespace vitrine::core::gles2
