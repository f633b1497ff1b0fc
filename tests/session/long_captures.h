// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

/// Captures that are long in one way or another, for what must not depend on length. Each answers with the sentence of
/// its failure, or with nothing.

namespace vitrine::test {

/// One frame: a clear, then `draws` small triangles in a size × size window, each with its own color and its own 16 ×
/// 16 scissor box, three calls each.
QString writeManyDraws(const QString& path, int draws, int size);

/// `frames` frames of a clear and a draw, each with a new texture of `bytes` bytes that can't be compressed.
QString writeManyBytes(const QString& path, int frames, int bytes);

/// One frame: a clear, then `draws` triangles that all cover a size × size window.
QString writeHeavyDraws(const QString& path, int draws, int size);

} // namespace vitrine::test
