// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/types.h"

#include <algorithm>
#include <string_view>

namespace vitrine::core::gles2 {

/// For glGetShaderInfoLog and its like: copies as much of `text` as fits with a final zero. `length` does not count the
/// zero.
inline void copyText(std::string_view text, GLsizei bufSize, GLsizei* length, std::span<GLchar> out)
{
    const std::size_t room = std::min(static_cast<std::size_t>(bufSize), out.size());
    const std::size_t count = room == 0 ? 0 : std::min(text.size(), room - 1);
    std::copy_n(text.begin(), count, out.begin());
    if (room != 0)
        out[count] = '\0';
    if (length)
        *length = static_cast<GLsizei>(count);
}

/// GL_…_LENGTH of a text. It counts the final zero, but is 0 when there is no text.
[[nodiscard]] inline GLint textLength(std::string_view text)
{
    return text.empty() ? 0 : static_cast<GLint>(text.size() + 1);
}

} // namespace vitrine::core::gles2
