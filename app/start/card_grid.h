// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>
#include <QWidget>

namespace vitrine::app {

/// Items in columns of one width, as many as there is room for, that share all of it; each row is as high as its
/// highest item.
class CardGrid final : public QLayout {
    Q_OBJECT

public:
    /// No column is narrower.
    CardGrid(int leastWidth, QWidget* parent);
    ~CardGrid() override;

    void addItem(QLayoutItem* item) override { m_items << item; }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

    [[nodiscard]] int columnsIn(int width) const;

private:
    enum class Purpose : std::uint8_t { Measure, Place };
    /// The height that is needed.
    int arrange(const QRect& rect, Purpose purpose) const;

    const int m_leastWidth;
    QList<QLayoutItem*> m_items;
};

/// Cards in a grid, gone through by the arrow keys as well as by Tab, and on to the next board of the window.
class CardBoard final : public QWidget {
    Q_OBJECT

public:
    CardBoard(int leastWidth, QWidget* parent);

    void add(QWidget* card);
    [[nodiscard]] const QList<QWidget*>& cards() const { return m_cards; }
    /// Later: one of them may be what asks for it.
    void clear();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void focus(qsizetype place);
    /// With cards; null: there is none in that direction.
    [[nodiscard]] CardBoard* neighbor(int direction) const;

    CardGrid* m_grid;
    QList<QWidget*> m_cards;
};

} // namespace vitrine::app
