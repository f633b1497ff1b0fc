// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_writer.h"

#include <QString>

/// The scenes of HIZ-17, HIZ-09 and HIZ-25 as captures: a window of 24 bits of depth and 8 of stencil, cleared to depth
/// 1, LESS, depth written, one frame, every draw one triangle over the whole window; `knobs` of the machine that they
/// are of.

namespace vitrine::test {

/// 64 × 64: draw 0 at z = .4, draw 1 behind it at z = .6, both with KIL α<1 and a texture of 4 × 4 ones.
void writeHiddenScene(const QString& path, const captures::Knobs& knobs = {});
/// The same with KIL α<.5 and alphas from .2 to 1: whether a fragment is discarded is not known.
void writeSmokeScene(const QString& path, const captures::Knobs& knobs = {});
/// 32 × 16: a draw at z = .4, scissored to 16 × 8, with KIL α<.5 and a texture of 8 × 8 texels whose left half is α=0,
/// whose right half α=1, so that u = x/16 and v = y/8.
void writeHalvesScene(const QString& path, const captures::Knobs& knobs = {});

} // namespace vitrine::test
