// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/object_table.h"
#include "core/api/gles2/objects.h"
#include "core/api/gles2/program_objects.h"

#include <cstdint>

namespace vitrine::core::gles2 {

/// The objects that contexts share (ES 2.0 appendix C).
struct ShareGroup {
    std::uint32_t number = 0;
    ObjectTable<Buffer> buffers;
    ObjectTable<Texture> textures;
    ObjectTable<Renderbuffer> renderbuffers;
    ObjectTable<ShaderObject> shaders; ///< a shader and a program never have the same name
    ObjectTable<ProgramObject> programs;
    std::uint64_t version = 0; ///< counts changes to any object; cached draw states compare it
};

class Device;

/// Frees the surfaces and the bytes of buffers of all objects.
void freeShareGroup(Device& device, ShareGroup& group);
void freeSurfaces(Device& device, Texture& texture);
void freeSurfaces(Device& device, Renderbuffer& renderbuffer);

} // namespace vitrine::core::gles2
