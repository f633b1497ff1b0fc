// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/buffer/layout_field.h"

#include "views/theme/local_action.h"
#include "views/theme/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

namespace vitrine::views {

namespace {

QStringList completions()
{
    QStringList words;
    for (const std::string& one : core::layoutWords()) {
        const QString word = QString::fromStdString(one);
        words << word;
        const bool isDirective =
            word == QLatin1String("pad") || word == QLatin1String("stride") || word == QLatin1String("start");
        for (int count = 2; count <= 4 && !isDirective; ++count)
            words << word + QString::number(count);
        if (word == QLatin1String("ubyte") || word == QLatin1String("byte") || word.endsWith(QLatin1String("short")))
            words << word + QStringLiteral("2n") << word + QStringLiteral("4n");
    }
    words.sort();
    return words;
}

} // namespace

LayoutField::LayoutField(QWidget* parent)
    : QComboBox(parent), m_completer(new QCompleter(completions(), this)), m_offer(makeOfferAction(*this))
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Layout of an element"));
    setToolTip(
        tr("<b>Layout</b><br>What an element of the buffer is made of, such as <tt>float3 position; ubyte4n "
           "color; pad 4;</tt><br>Types: byte, ubyte, short, ushort, int, uint, half, float and fixed, with 1 to "
           "16 components, and n for normalized integers. Also: pad BYTES, stride BYTES, start BYTES."));
    setCompleter(nullptr); // it would complete whole texts
    lineEdit()->setFont(monospaceFont());
    lineEdit()->setPlaceholderText(tr("float3 position; ubyte4n color;"));
    lineEdit()->setAccessibleName(accessibleName());
    lineEdit()->installEventFilter(this);
    m_completer->setWidget(lineEdit());
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this](const QString& text) {
        emit edited(text);
        completeWord();
    });
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &LayoutField::insertWord);
    connect(this, &QComboBox::activated, this, [this](int chosen) {
        setText(itemData(chosen).toString());
        emit edited(text());
        emit settled(text());
    });
}

void LayoutField::setOffers(const QList<Offer>& offers)
{
    const QString now = currentText();
    const QSignalBlocker quiet(this);
    clear();
    for (const Offer& offer : offers) {
        addItem(offer.reason.isEmpty() ? offer.text : QStringLiteral("%1   — %2").arg(offer.text, offer.reason),
                offer.text);
        setItemData(count() - 1, offer.reason, Qt::ToolTipRole);
    }
    int widest = 0;
    for (int i = 0; i < count(); ++i)
        widest = std::max(widest, fontMetrics().horizontalAdvance(itemText(i)));
    view()->setMinimumWidth(widest + 4 * kPadding);
    setText(now);
}

void LayoutField::setText(const QString& text)
{
    const QSignalBlocker quiet(this);
    const int caret = lineEdit()->cursorPosition();
    setCurrentIndex(-1);
    setEditText(text);
    lineEdit()->setCursorPosition(hasFocus() ? caret : 0);
}

int LayoutField::wordStart() const
{
    const QString before = lineEdit()->text().left(lineEdit()->cursorPosition());
    int start = static_cast<int>(before.size());
    while (start > 0 && before[start - 1].isLetterOrNumber())
        --start;
    // Only the first word of a statement is one of the language.
    int left = start;
    while (left > 0 && before[left - 1].isSpace())
        --left;
    return left == 0 || before[left - 1] == QLatin1Char(';') ? start : -1;
}

void LayoutField::completeWord()
{
    const int start = wordStart();
    const int caret = lineEdit()->cursorPosition();
    if (start < 0 || caret == start)
        return m_completer->popup()->hide();
    const QString word = lineEdit()->text().mid(start, caret - start);
    m_completer->setCompletionPrefix(word);
    const bool isWhole = m_completer->completionCount() == 1 && m_completer->currentCompletion() == word;
    if (m_completer->completionCount() == 0 || isWhole)
        return m_completer->popup()->hide();
    m_completer->complete();
}

void LayoutField::insertWord(const QString& word)
{
    const int start = wordStart();
    if (start < 0)
        return;
    const int caret = lineEdit()->cursorPosition();
    QString text = lineEdit()->text();
    text.replace(start, caret - start, word + QLatin1Char(' '));
    lineEdit()->setText(text);
    lineEdit()->setCursorPosition(start + static_cast<int>(word.size()) + 1);
    emit edited(text);
}

bool LayoutField::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QComboBox::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isPressed = event->type() == QEvent::KeyPress;
    if (takesKey(*m_offer, key)) {
        event->accept();
        if (isPressed)
            completeWord();
        return true;
    }
    if (!isPressed || (key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter))
        return QComboBox::eventFilter(watched, event);
    emit settled(text());
    return true;
}

} // namespace vitrine::views
