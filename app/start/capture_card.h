// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QImage>
#include <QString>

class QPainter;

namespace vitrine::app {

/// A button of a capture: its picture, its name, and a text beside it.
class CaptureCard final : public QAbstractButton {
    Q_OBJECT

public:
    enum class TextKind : std::uint8_t {
        Sentence, ///< wrapped, whole
        Path,     ///< in one line, without its middle where it is long
    };
    struct Content {
        QString title;
        QString text;
        TextKind kind = TextKind::Sentence;
        QSize picture{128, 96}; ///< the room for it
    };
    CaptureCard(Content content, QWidget* parent);

    /// Null: there is none; a mark stands for it.
    void setPicture(const QImage& picture);
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    [[nodiscard]] const QString& title() const { return m_content.title; }
    [[nodiscard]] const QString& told() const { return m_content.text; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QRect textRect(int width) const;
    [[nodiscard]] int titleHeight(int width) const;
    void paintPicture(QPainter& painter, const QRect& rect) const;

    Content m_content;
    QImage m_picture;
};

} // namespace vitrine::app
