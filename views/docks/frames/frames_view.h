// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/shared_machine.h"
#include "views/docks/frames/frames_rows.h"
#include "views/kit/asking_view.h"

#include <memory>

class QPushButton;
class QSpinBox;

namespace vitrine::views {

class FramesStrip;
class LinkLabel;
class RowTable;

/// Frames of the open capture on a machine.
struct FramesQuestion {
    std::size_t first = 0, last = 0; ///< as many as there are: the calls behind the last
    SharedMachine machine;
    friend bool operator==(const FramesQuestion&, const FramesQuestion&) = default;
};

/// Frames A to B, recorded one behind the other with draws in flight (RUN-08), when the user says so. Those that are
/// known of the machine and capture are not run again.
class FramesView final : public AskingView<FramesQuestion, std::vector<core::FrameTotals>> {
    Q_OBJECT

public:
    explicit FramesView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] Asked<std::vector<core::FrameTotals>> asked(const FramesQuestion& question) override;
    void showAnswer(const std::shared_ptr<const std::vector<core::FrameTotals>>& answer) override;
    void dropCapture() override;
    void dropAnswer() override;
    void follow(const Changes& changes) override;

private:
    [[nodiscard]] QWidget* makeHeader();
    [[nodiscard]] QSpinBox* makeBox(QWidget* header, const char* name, const QString& word, const QString& sentence);
    [[nodiscard]] QWidget* makeContent();
    [[nodiscard]] std::size_t frameCount() const;
    void offerFrames();
    void run();
    void showHeadline();

    QSpinBox *m_first = nullptr, *m_last = nullptr;
    QPushButton* m_run = nullptr;
    LinkLabel* m_headline = nullptr;
    FramesStrip* m_strip = nullptr;
    RowTable* m_table = nullptr;
    FramesFacts m_facts;
    SharedMachine m_knownOf;                    ///< the machine of m_known
    std::shared_ptr<core::KnownFrames> m_known; ///< the inspector's thread alone looks into it
    std::shared_ptr<const EventIndex> m_offered;
};

} // namespace vitrine::views
