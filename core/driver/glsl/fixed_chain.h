// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/compiled_stage.h"

/// The fixed fragment stage of preset SEQ: FFS → FFP → TEX → FFB (HET-23, HET-29).
///
/// A program without a fragment shader tells in two ways what the chain does with its fragments. Varyings of the vertex
/// shader, which it has to write, are the chain's inputs and switch its stages on:
///
///   varying vec4 ffColor      the color to begin with; without it white
///   varying vec3 ffNormal     FFS is on; vec3 ffLight and ffView belong to it, each (0, 0, 1) if it is missing
///   varying vec2 ffTexCoord   FFP or TEX is on, and FFB
///
/// Uniforms tell the rest: those of the units (ff_Shading.*, ff_ProcTex.*, ff_TexBlend.*) and, with ffTexCoord,
///
///   int ff_Fragment.source          what gives the texels: 0 FFP, 1 TEX, any other number both
///   sampler2D ff_Fragment.texture   for TEX
///
/// The color of a fragment is computed as follows; stages that are off are left out:
///
///   lit   = FFS(ffNormal, ffLight, ffView, ffColor)            diffuse and specular
///   a0    = lit.diffuse, a1 = texel, a2 = texel                with both: a1 = TEX, a2 = FFP
///   color = FFB(a0, a1, a2) + lit.specular
///
/// FFB multiplies a0 and a1 unless ff_TexBlend.function says otherwise. Other varyings have no effect.

namespace vitrine::core::glsl {

/// The chain as an ordinary shader, so that varyings and uniforms are linked as in any other program.
[[nodiscard]] CompiledShader fixedFragmentProgram(const CompiledShader::Handle& vertex,
                                                  std::shared_ptr<const ReachableUnits> units);

} // namespace vitrine::core::glsl
