// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/section_function.h"

#include "core/driver/glsl/spirv_words.h"

#include <glslang/SPIRV/spirv.hpp>

#include <algorithm>
#include <cstring>
#include <string_view>

namespace vitrine::core::glsl {

namespace {

constexpr std::string_view kMangledName = "sectionDone(vf4;vf2;";

} // namespace

/// Names stand before functions.
std::uint32_t keepSectionCalls(std::vector<std::uint32_t>& spirv)
{
    std::uint32_t id = 0;
    for (std::size_t at = kHeaderWords; at < spirv.size(); at += std::max(spirv[at] >> 16, 1u)) {
        const std::size_t length = std::max(spirv[at] >> 16, 1u);
        const auto op = static_cast<spv::Op>(spirv[at] & 0xFFFF);
        if (op == spv::OpName) {
            const char* name = reinterpret_cast<const char*>(&spirv[at + 2]);
            if (std::string_view(name, strnlen(name, (length - 2) * sizeof(std::uint32_t))) == kMangledName)
                id = spirv[at + 1];
        } else if (op == spv::OpFunction && spirv[at + 2] == id) {
            spirv[at + 3] |= spv::FunctionControlDontInlineMask;
        }
    }
    return id;
}

} // namespace vitrine::core::glsl
