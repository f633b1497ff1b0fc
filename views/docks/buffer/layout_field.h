// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/buffer_contents.h"

#include <QComboBox>

#include <optional>

class QAction;
class QCompleter;

namespace vitrine::views {

/// A field for a layout: the words of the language are completed, and a list offers what draws read and what was used
/// before.
class LayoutField final : public QComboBox {
    Q_OBJECT

public:
    explicit LayoutField(QWidget* parent = nullptr);

    /// A layout to choose, and why.
    struct Offer {
        QString text;
        QString reason; ///< "as draw 12 reads it"
    };
    void setOffers(const QList<Offer>& offers);
    /// Tells nobody.
    void setText(const QString& text);
    [[nodiscard]] QString text() const { return currentText(); }

signals:
    /// While it is typed, and as one is chosen.
    void edited(const QString& text);
    /// By Enter, or chosen from the list: worth remembering.
    void settled(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void completeWord();
    void insertWord(const QString& word);
    /// Where the word before the caret begins.
    [[nodiscard]] int wordStart() const;

    QCompleter* m_completer;
    QAction* m_offer;
};

} // namespace vitrine::views
