// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

#include <optional>

namespace vitrine::views {

/// A row of tools that goes on in the next line where it is narrow, instead of making its window wide.
class WrapLayout final : public QLayout {
    Q_OBJECT

public:
    explicit WrapLayout(QWidget* parent);
    ~WrapLayout() override;

    /// What comes after stands at the right end of the row, or begins the next one.
    void addStretch() { m_stretchAt = m_items.size(); }

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    enum class Purpose : std::uint8_t { Measure, Place };
    /// The height that is needed.
    int arrange(const QRect& rect, Purpose purpose) const;
    [[nodiscard]] int rowWidth() const;

    QList<QLayoutItem*> m_items;
    std::optional<qsizetype> m_stretchAt;
};

} // namespace vitrine::views
