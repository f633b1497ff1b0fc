// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/golden/frame_compare.h"

#include <QString>

#include <cstdint>
#include <vector>

/// The reference pictures of one capture in ../shared/traces, as its info.json lists them.

namespace vitrine::tests {

struct ReferencePicture {
    QString file;                 ///< absolute
    std::uint64_t callNumber = 0; ///< the capture's number of the call after which it was taken
    int frame = -1;               ///< −1 for a picture after a draw
    FrameTolerance tolerance;
};

struct GoldenCapture {
    QString name;
    QString traceFile;
    std::uint64_t calls = 0;
    std::vector<ReferencePicture> pictures; ///< frames and draws, by call number
};

/// Empty name when the capture or its info.json is missing.
[[nodiscard]] GoldenCapture readGoldenCapture(const QString& tracesFolder, const QString& name);

} // namespace vitrine::tests
