// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/hiz/hiz_facts.h"
#include "views/machine/activity_style.h"

#include <QWidget>

#include <functional>

namespace vitrine::views {

/// How what became of tiles looks, in the colors that mean the same everywhere: pass bluish green, cull vermilion,
/// ambiguous yellow, terminated purple with hatching. Each has a letter and a pattern, too.
[[nodiscard]] DataStyle hizMarkStyle(HizMark mark, const Theme& theme = Theme::current());
/// For a DataLegend.
[[nodiscard]] QList<DataStyle> allHizMarks(const Theme& theme);

/// How tiles of some facts look. The ranges are found once.
class HizPainter {
public:
    explicit HizPainter(const HizFacts& facts);
    /// The tile's fill by what color tells, without the pattern of values.
    [[nodiscard]] DataFill fillOf(const core::HizTile& tile) const;
    [[nodiscard]] QString letterOf(const core::HizTile& tile) const;

private:
    const HizFacts& m_facts;
    HizRange m_range;
    std::array<DataStyle, kHizMarks> m_styles;
};

/// The scale of colors that stand for values, with its ends; a mark at the value under the cursor.
class HizScaleLegend final : public QWidget {
    Q_OBJECT

public:
    explicit HizScaleLegend(QWidget* parent = nullptr);
    void show(const QString& name, const QString& low, const QString& high);
    /// 0 … 1 along the scale.
    void setMark(std::optional<double> share);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name, m_low, m_high;
    std::optional<double> m_mark;
};

} // namespace vitrine::views
