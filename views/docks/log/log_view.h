// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/docks/log/draw_notes.h"

namespace vitrine::views {

class FactTable;
class Pane;

/// What the replay had to say about calls, and the machine about the draws that it was recorded in: by call number, in
/// words.
class LogView final : public DockView {
    Q_OBJECT

public:
    explicit LogView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void refresh(const Changes& changes) override;

private:
    void takeRecording();
    void showLines();

    std::vector<LogLine> m_lines;
    FactTable* m_list;
    Pane* m_pane;
    DrawNotes m_notes;
};

} // namespace vitrine::views
