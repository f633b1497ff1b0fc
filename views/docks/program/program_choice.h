// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/program_details.h"

#include <QComboBox>

#include <vector>

namespace vitrine::views {

class Desk;

/// Which program a dock shows: a certain one, or whichever the last draw ran.
class ProgramChoice final : public QComboBox {
    Q_OBJECT

public:
    ProgramChoice(Desk& desk, QWidget* parent);

    struct Offer {
        std::vector<core::ResourceId> programs; ///< all that there are
        core::ProgramQuestion wanted;           ///< by the user; nothing: that of the last draw
        std::optional<core::ResourceId> shown;  ///< nothing: what is wanted is a shader that no program has
    };
    void setOffer(Offer offer);
    /// The names of programs may be others.
    void tellNames();

    /// As a title: "Program 7", or the user's name for it.
    [[nodiscard]] static QString nameOf(const Desk& desk, const core::ResourceId& id);
    [[nodiscard]] static bool isProgram(const core::ResourceId& id); ///< or a shader

signals:
    /// A program was chosen, and selected; nothing: that of the last draw.
    void wished(const vitrine::core::ProgramQuestion& program);

private:
    void choose(int item);

    Desk& m_desk;
    Offer m_offer;
};

} // namespace vitrine::views
