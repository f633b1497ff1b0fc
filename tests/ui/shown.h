// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "views/theme/shown.h"

namespace vitrine::test {

/// What a view shows at the moment: values that it keeps to itself (views/theme/shown.h). Each function is for the
/// views that have a member of its name.
class Shown {
public:
    static const auto& blocks(const auto& view) { return view.m_blocks; }
    static const auto& boxes(const auto& view) { return view.m_boxes; }
    static const auto& cells(const auto& view) { return view.m_cells; }
    static const auto& currentLine(const auto& view) { return view.m_currentLine; }
    static const auto& facts(const auto& view) { return view.m_facts; }
    static const auto& fits(const auto& view) { return view.m_fits; }
    static const auto& image(const auto& view) { return view.m_image; }
    static const auto& lanes(const auto& view) { return view.m_lanes; }
    static const auto& lookUps(const auto& view) { return view.m_lookUps; }
    static const auto& look(const auto& view) { return view.m_look; }
    static const auto& mark(const auto& view) { return view.m_mark; }
    static const auto& marked(const auto& view) { return view.m_marked; }
    static const auto& marks(const auto& view) { return view.m_marks; }
    static const auto& moves(const auto& view) { return view.m_moves; }
    static const auto& rest(const auto& view) { return view.m_rest; }
    static const auto& rows(const auto& view) { return view.m_rows; }
    static const auto& scale(const auto& view) { return view.m_scale; }
    static const auto& settings(const auto& view) { return view.m_settings; }
};

} // namespace vitrine::test
