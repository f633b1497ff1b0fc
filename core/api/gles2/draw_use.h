// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/objects.h"
#include "core/api/gles2/program_objects.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace vitrine::core::gles2 {

/// The objects that a draw used, as they were bound then. Keys outlive their objects.
struct DrawUse {
    struct Array {
        std::uint32_t attribute = 0; ///< index into the attributes of `linked`
        GLuint index = 0;            ///< index of the array; a matrix takes several
        BufferKey buffer;
    };
    struct Sampler {
        UniformLocation location; ///< the uniform in `linked`
        GLuint unit = 0;
        TextureKey texture;
    };

    ContextId context; ///< none when nothing has been drawn
    ProgramKey program;
    std::shared_ptr<const LinkedProgram> linked;
    FramebufferKey framebuffer;    ///< none when it is the window
    BufferKey indices;             ///< none when indices come from client memory, or when there are none
    std::vector<Array> arrays;     ///< those that have a buffer and are read by the program
    std::vector<Sampler> samplers; ///< the active ones
};

} // namespace vitrine::core::gles2
