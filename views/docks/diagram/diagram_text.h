// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/diagram/diagram_content.h"
#include "views/kit/row_model.h"

/// A schematic in words and rows.

namespace vitrine::views {

/// What is written in the picture.
[[nodiscard]] DiagramLabels diagramLabels(const core::MachineConfig& config,
                                          const std::vector<core::UnitDescription>& units,
                                          const std::vector<core::QueueDescription>& queues, const DiagramGraph& graph,
                                          const DiagramFolds& folds);

/// One line: "sp.0, shader processor: output full ← arq", "ftq: 3 of 64".
[[nodiscard]] QString nodeText(const DiagramContent& content, std::size_t node);
/// What a screen reader tells of the whole: the node, if there is one, and the way of the draw's fragments.
[[nodiscard]] QString spokenText(const DiagramContent& content, std::optional<std::size_t> node);
[[nodiscard]] QString nodeToolTip(const DiagramContent& content, std::size_t node);
[[nodiscard]] QString absentToolTip(const AbsentUnit& unit);
/// "ain ← ftq full ← sp.0 busy"; empty when the selected unit is not stalled.
[[nodiscard]] QString chainText(const DiagramContent& content);

[[nodiscard]] Selection selectionOf(const DiagramContent& content, std::size_t node);
[[nodiscard]] std::optional<std::size_t> nodeOf(const DiagramContent& content, const Selection& selection);

/// What the diagram shows as rows: units, below each the queues that it is tied to, and the absent ones.
[[nodiscard]] QStringList diagramColumns();
[[nodiscard]] std::vector<Row> diagramRows(const DiagramContent& content);

} // namespace vitrine::views
