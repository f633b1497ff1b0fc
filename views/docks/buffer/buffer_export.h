// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"

namespace vitrine::views {

class BufferModel;

/// CSV and JSON of the table, and the bytes as they are. Written in one go, without a document of millions of nodes.
[[nodiscard]] QList<Export> bufferExports(const BufferModel& model);
[[nodiscard]] QByteArray bufferAsCsv(const BufferModel& model);
/// {"vitrine": 1, "kind": "buffer", "rows": [{"element": 0, "offset": 0, "position.x": −1, …}]}; not-a-number and
/// infinities as texts, which JSON has no numbers for.
[[nodiscard]] QByteArray bufferAsJson(const BufferModel& model);

} // namespace vitrine::views
