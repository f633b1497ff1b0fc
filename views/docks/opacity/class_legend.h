// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;

namespace vitrine::views {

/// How classes look, and what is drawn over them.
class ClassLegend final : public QWidget {
    Q_OBJECT

public:
    explicit ClassLegend(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Entry {
        QLabel* swatch = nullptr;
        std::function<QPixmap(double pixelRatio)> paint;
    };
    void add(const QString& text, const QString& sentence, std::function<QPixmap(double)> paint);
    void paintSwatches();

    std::vector<Entry> m_entries;
};

} // namespace vitrine::views
