// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/samples/recorder.h"

/// The scenes that teach, one file each. Each is a program of a few frames in a window of 320 × 240.

namespace vitrine::captures::samples {

inline constexpr int kWidth = 320;
inline constexpr int kHeight = 240;

void recordTriangle(Recorder& gl);         ///< a clear, interpolated colors, a texture
void recordDepthAndBlending(Recorder& gl); ///< draws what is opaque in any order, and what is transparent from the back
void recordStencilMirror(Recorder& gl);    ///< a reflection that stays inside of its mirror
void recordMipmaps(Recorder& gl);          ///< nearest, linear and mip-mapped sampling side by side
void recordOverdraw(Recorder& gl);         ///< the same picture from the back and from the front
void recordLitCubeShadowMap(Recorder& gl); ///< depth seen from the light, rendered to a texture and used
void recordRimAndPalette(Recorder& gl);    ///< units of the plugins that are examples

void recordArchway(Recorder& gl);             ///< textures, discard, units, stencil and blending in one picture
void recordLatency(Recorder& gl);             ///< lines of as many tasks, each of which waits for a texture
void recordDisc(Recorder& gl);                ///< a texture of three classes of opacity, cut out
void recordFoliage(Recorder& gl);             ///< leaves, near by and in mip maps
void recordBillboard(Recorder& gl);           ///< tiles of the window as distorted quads of a texture
void recordSmoke(Recorder& gl);               ///< particles, cut out from the front and blended from the back
void recordOverdrawEightLayers(Recorder& gl); ///< seven layers are hidden; shows how many of them are found out in time
void recordBypassTenDraws(Recorder& gl);      ///< nine draws that need no fragment shader, and one in between that does

void recordStar(Recorder& recorder); ///< a path of OpenVG by both fill rules, then smoothed, with gradient and stroke
void recordOverlay(Recorder& recorder); ///< a gauge of OpenVG over a scene of OpenGL ES, in one window
void recordAlbum(Recorder& recorder);   ///< images of OpenVG: filters, ways to draw one, a mask, and glyphs
void recordBlitter(Recorder& recorder); ///< the basic 2-D path: what is drawn without a shader
void recordEffects(Recorder& recorder); ///< fog, alpha test, a color table, a background, and kernels of patterns
void recordFeast(Recorder& recorder);   ///< a drawing of some three hundred paths, filled and stroked, with gradients

/// Light and procedural texture in three forms that agree to the last bit: as a program of many instructions, as a
/// program that asks the units FFS and FFP, and as the fixed chain of preset SEQ.
void recordWoodAndMarbleProgram(Recorder& gl);
void recordWoodAndMarbleUnits(Recorder& gl);
void recordWoodAndMarbleChain(Recorder& gl);

} // namespace vitrine::captures::samples
