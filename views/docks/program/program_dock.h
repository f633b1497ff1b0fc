// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/program_details.h"
#include "views/kit/asking_view.h"

#include <vector>

namespace vitrine::views {

class ProgramChoice;

struct ProgramAsk {
    std::uint64_t position = 0;
    core::ProgramQuestion program; ///< nothing: that of the last draw
    friend bool operator==(const ProgramAsk&, const ProgramAsk&) = default;
};

struct ProgramAnswer {
    core::ProgramDetails details;
    std::vector<core::ResourceId> programs; ///< all that there are
};

/// A dock about one program: that of the last draw until a program or a shader is selected, or chosen in its header.
class ProgramDock : public AskingView<ProgramAsk, ProgramAnswer> {
    Q_OBJECT

public:
protected:
    /// `busy`: "Reading the program…"
    ProgramDock(Desk& desk, QString busy);

    /// The row above the view: the choice of the program, with a line of words below it. Ask once, in the constructor.
    [[nodiscard]] QWidget* makeHeader(QWidget* status, QWidget* tools = nullptr);
    /// Where the program is looked at.
    [[nodiscard]] virtual std::uint64_t position() const;
    /// Names of things are others now.
    virtual void showNames() = 0;

    [[nodiscard]] const core::ProgramQuestion& wanted() const { return m_wanted; }
    /// Its name, as for a title; empty: nothing is shown.
    [[nodiscard]] QString nameOf(const core::ProgramDetails& program) const;
    /// The choice stands at the answer's.
    void offerChoice(const ProgramAnswer& answer);

    [[nodiscard]] Asked<ProgramAnswer> asked(const ProgramAsk& question) override;
    void follow(const Changes& changes) override;
    void dropCapture() override;
    void tellFailure(const QString& why) override;

private:
    ProgramChoice* m_choice;
    QString m_busy;
    core::ProgramQuestion m_wanted;
};

} // namespace vitrine::views
