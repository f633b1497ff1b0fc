// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/section_table.h"

#include "core/session/hiz/hiz_section.h"
#include "core/session/machine/bypass_section.h"
#include "core/session/machine/command_section.h"
#include "core/session/machine/draw_share_section.h"
#include "core/session/machine/event_section.h"
#include "core/session/machine/frame_section.h"
#include "core/session/machine/instruction_section.h"
#include "core/session/machine/power_section.h"
#include "core/session/machine/segment_section.h"
#include "core/session/machine/task_section.h"
#include "core/session/machine/totals_section.h"
#include "core/session/machine/vector_section.h"
#include "core/session/recording/section_recorder.h"

#include <array>

namespace vitrine::core {

std::vector<std::unique_ptr<SectionRecorder>> beginSections(const RecordedRun& run)
{
    static constexpr std::array kRows{beginTaskSection,   beginEventSection,       beginSegmentSection,
                                      beginPowerSection,  beginCommandSection,     beginBypassSection,
                                      beginVectorSection, beginHizSection,         beginFrameSection,
                                      beginTotalsSection, beginInstructionSection, beginDrawShareSection};
    std::vector<std::unique_ptr<SectionRecorder>> recorders;
    for (const auto& begin : kRows)
        recorders.push_back(begin(run));
    return recorders;
}

} // namespace vitrine::core
