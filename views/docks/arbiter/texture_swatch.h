// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/shown.h"

#include <QImage>
#include <QWidget>

namespace vitrine::views {

/// The texture that a unit makes (HET-19): as a square, every texel as it is.
class TextureSwatch final : public QWidget {
    Q_OBJECT

public:
    explicit TextureSwatch(QWidget* parent = nullptr);

    /// `words`: whose texture it is. A null image hides it.
    void show(const QImage& image, const QString& words);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    friend class test::Shown;

    QImage m_image;
    QString m_words;
};

} // namespace vitrine::views
