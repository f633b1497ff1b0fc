// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/draw_recording.h"
#include "core/session/machine/task_log.h"
#include "views/base/link.h"
#include "views/kit/row_model.h"
#include "views/machine/linked_text.h"

#include <QString>

namespace vitrine::views {

[[nodiscard]] QString stageText(core::ShaderStage stage);
/// "only kind of work": why the scheduler chose it (HET-07); empty: not told.
[[nodiscard]] QString reasonText(core::GrantReason reason);
/// The same as a sentence.
[[nodiscard]] QString reasonSentence(core::GrantReason reason);
[[nodiscard]] QString stepText(core::TaskStepKind kind);

/// "sp.0"; empty: none.
[[nodiscard]] QString processorText(const core::DrawRecording& recording, std::uint16_t processor);
[[nodiscard]] std::optional<Link> processorLink(const core::DrawRecording& recording, std::uint16_t processor);
/// The path of the unit on a port of the arbiter, or "port 4".
[[nodiscard]] QString deviceText(const core::DrawRecording& recording, std::uint8_t port);
[[nodiscard]] std::optional<Link> deviceLink(const core::DrawRecording& recording, std::uint8_t port);

/// "12,34": the first pixel that it covers; "vertex 5".
[[nodiscard]] QString targetText(const core::TaskRecord& task);
[[nodiscard]] Link targetLink(const core::TaskRecord& task, std::uint32_t draw);
/// All of them: "12,34 13,34 12,35".
[[nodiscard]] QString targetsText(const core::TaskRecord& task);

[[nodiscard]] QStringList stepColumns();
[[nodiscard]] std::vector<Row> stepRows(const core::TaskLog& log, const core::TaskRecord& task,
                                        const core::DrawRecording& recording, std::uint32_t draw);

/// What a task is about, and its requests in the order of posting with their devices (HET-11).
[[nodiscard]] LinkedHtml taskReport(const core::TaskLog& log, const core::TaskRecord& task,
                                    const core::DrawRecording& recording, std::uint32_t draw);

} // namespace vitrine::views
