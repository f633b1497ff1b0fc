// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <vector>

namespace vitrine::core {

class SectionRecorder;
struct RecordedRun;

/// The recorders of all sections that a recording has, each begun, in the order in which they finish.
[[nodiscard]] std::vector<std::unique_ptr<SectionRecorder>> beginSections(const RecordedRun& run);

} // namespace vitrine::core
