// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/resources/api_objects.h"
#include "core/session/resources/resource_list.h"

namespace vitrine::core {

/// The facts about an object, and how many bytes its contents take.
struct FactsAndBytes {
    ResourceFacts facts;
    std::uint64_t bytes = 0;
};

[[nodiscard]] FactsAndBytes factsOf(const gles2::Texture& texture);
[[nodiscard]] FactsAndBytes factsOf(const gles2::Buffer& buffer);
[[nodiscard]] FactsAndBytes factsOf(const gles2::ShaderObject& shader);
[[nodiscard]] FactsAndBytes factsOf(const gles2::Renderbuffer& renderbuffer);
[[nodiscard]] FactsAndBytes factsOf(const gles2::Window& window);
/// `group` is the program's share group, in which its shaders have their names.
[[nodiscard]] FactsAndBytes factsOf(const gles2::ProgramObject& program, const ApiObjects& objects,
                                    std::uint32_t group);
[[nodiscard]] FactsAndBytes factsOf(const gles2::Framebuffer& framebuffer, const ApiObjects& objects,
                                    const gles2::Context& context);

} // namespace vitrine::core
