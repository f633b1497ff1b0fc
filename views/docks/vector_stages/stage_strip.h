// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/vector_stages/vector_facts.h"
#include "views/theme/shown.h"

#include <QAbstractButton>
#include <QWidget>

namespace vitrine::views {

/// A stage: its name and who executes it. Marked when the drawing has entered it, and on the color of the position
/// while a unit works on it in the shown cycle.
class StageBox final : public QAbstractButton {
    Q_OBJECT

public:
    StageBox(core::VectorStage stage, const VectorFacts& facts, QWidget* parent);

    enum class Mark : std::uint8_t { Absent, Entered, Active };
    [[nodiscard]] const QString& unit() const { return m_unit; }
    /// The facts say something else.
    void show();
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    friend class test::Shown;

    [[nodiscard]] QString markText() const;

    const core::VectorStage m_stage;
    const VectorFacts& m_facts;
    Mark m_mark = Mark::Absent;
    QString m_unit;
};

/// The eight stages of 2-D graphics in their order, in as many rows as the width wants (VG2D-01).
class StageStrip final : public QWidget {
    Q_OBJECT

public:
    /// `facts` must outlive it.
    explicit StageStrip(const VectorFacts& facts, QWidget* parent = nullptr);

    void show();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    /// By the user: a stage that was entered.
    void chosen(core::VectorStage stage);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    friend class test::Shown;

    [[nodiscard]] int columnsFor(int width) const;
    void arrange();

    std::vector<StageBox*> m_boxes;
};

} // namespace vitrine::views
