// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/observe/snapshot.h"
#include "views/kit/row_model.h"

namespace vitrine::views {

/// "0.25", "on", "red"; groups and lists of plain values in a row: "x 0.25, y 0.75".
[[nodiscard]] QString nodeText(const core::StateNode& node);
/// A row of name and value, with rows below it for what does not fit into one. `name`: empty, its own.
[[nodiscard]] Row nodeRow(const core::StateNode& node, const QString& name = {});

} // namespace vitrine::views
