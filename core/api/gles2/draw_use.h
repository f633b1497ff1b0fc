// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/objects.h"
#include "core/api/gles2/program_objects.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace vitrine::core::gles2 {

/// The objects that a draw used, as they were bound to it. Keys outlive their objects.
struct DrawUse {
    struct Array {
        std::uint32_t attribute = 0; ///< in `linked`
        GLuint index = 0;            ///< of the array; a matrix takes several
        BufferKey buffer;
    };
    struct Sampler {
        UniformLocation location; ///< in `linked`
        GLuint unit = 0;
        TextureKey texture;
    };

    ContextId context; ///< none: nothing has been drawn
    ProgramKey program;
    std::shared_ptr<const LinkedProgram> linked;
    FramebufferKey framebuffer;    ///< none: the window
    BufferKey indices;             ///< none: client memory, or no indices
    std::vector<Array> arrays;     ///< with a buffer, and read by the program
    std::vector<Sampler> samplers; ///< active ones
};

} // namespace vitrine::core::gles2
