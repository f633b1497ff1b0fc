// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/resource_usage.h"
#include "views/base/writes.h"
#include "views/kit/row_model.h"

#include <QString>

namespace vitrine::views {

class Notes;

/// "draws to it", "reads vertices from it".
[[nodiscard]] QString usageActionText(core::UsageAction action);
/// "write", "read", "bind", "create", "delete".
[[nodiscard]] QString usageKindText(core::UsageKind kind);
/// "draws to it (color)".
[[nodiscard]] QString usageText(const core::ResourceUsage& use);
/// "draw 12", or "call 340".
[[nodiscard]] QString usagePlaceText(const core::ResourceUsage& use);

[[nodiscard]] QStringList usageColumns();
/// A row per use: call, what it does, how, with what.
[[nodiscard]] std::vector<Row> usageRows(const std::vector<core::ResourceUsage>& uses, const core::ResourceId& of);
/// A row per resource with numbers of reads and writes, and its uses below.
[[nodiscard]] std::vector<Row> allUsageRows(const std::vector<core::ResourceUsage>& uses, const Notes& notes);

} // namespace vitrine::views
