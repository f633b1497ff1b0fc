// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/draw_proofs.h"
#include "views/docks/opacity/opacity_question.h"

#include <QWidget>

#include <memory>

namespace vitrine::views {

class Desk;
class FactTable;
class IntervalBars;
class LinkedText;

/// What is known of a texture's opacity, and from where: bits and intervals of its channels, and classes by level.
class FactsPage final : public QWidget {
    Q_OBJECT

public:
    FactsPage(Desk& desk, QWidget* parent);

    /// `stored`: the levels that the machine keeps, a bit each (hiz.levels).
    void show(std::shared_ptr<const ShownOpacity> shown, std::uint32_t stored);
    /// Of discards that read the texture.
    void setTerms(const std::vector<core::ProvenTerm>& terms);
    void setCurrentLevel(std::size_t level);

    [[nodiscard]] FactTable& levels() const { return *m_levels; }
    /// All of it but the table, in lines.
    [[nodiscard]] QString text() const;

signals:
    void levelChosen(int level);

private:
    void showOrigin();

    Desk& m_desk;
    LinkedText* m_origin;
    IntervalBars* m_bars;
    FactTable* m_levels;
    std::shared_ptr<const ShownOpacity> m_shown;
    std::uint32_t m_stored = 0;
};

} // namespace vitrine::views
