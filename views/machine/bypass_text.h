// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace vitrine::core {
class DrawRecording;
}

/// Says whether the fragments of a recorded draw bypass the processors, and why (BYP-06, BYP-07, BYP-10).

namespace vitrine::views {

/// Whether the machine has a bypass, and has decided.
[[nodiscard]] bool hasBypass(const core::DrawRecording& recording);
[[nodiscard]] bool isBypassed(const core::DrawRecording& recording);
/// "bypass · class none · the draw needs no shading: the interpolated color alone"; empty without a decision.
[[nodiscard]] QString bypassText(const core::DrawRecording& recording);
/// Decision, class, rule and reason, what the passes of 2-D graphics had to shade, and what went through the register
/// bank, a line each; empty without a decision.
[[nodiscard]] QString bypassSentences(const core::DrawRecording& recording);
/// Whether a queue holds fragment tasks, or what becomes of them, alone.
[[nodiscard]] bool isShadingQueue(std::string_view path);

} // namespace vitrine::views
