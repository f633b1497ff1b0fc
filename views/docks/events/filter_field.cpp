// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/events/filter_field.h"

#include "views/docks/events/filter_popup.h"
#include "views/theme/local_action.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kWave = 2; // half its height, and a quarter of its length

QString firstLarge(QString sentence)
{
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

} // namespace

FilterField::FilterField(Vocabulary vocabulary, QWidget* parent)
    : QLineEdit(parent), m_vocabulary(std::move(vocabulary)), m_popup(new FilterPopup(*this)),
      m_offer(makeOfferAction(*this))
{
    setClearButtonEnabled(true);
    connect(this, &QLineEdit::textChanged, this, &FilterField::parse);
    connect(this, &QLineEdit::textEdited, this, [this] { offer(Offering::WhatIsBegun); });
    connect(m_popup, &FilterPopup::picked, this, [this](int entry) { accept(static_cast<std::size_t>(entry)); });
}

void FilterField::parse()
{
    m_parsed = core::parseQuery(text().toStdString());
    setAccessibleDescription(m_parsed.fault ? fault() : explanation());
    update();
}

QString FilterField::fault() const
{
    return m_parsed.fault ? firstLarge(inWords(m_parsed.fault->sentence())) : QString();
}

QString FilterField::explanation() const
{
    return tr("Calls %1").arg(inWords(m_parsed.query.explanation()));
}

qsizetype FilterField::place(std::size_t byte) const
{
    return QString::fromUtf8(text().toUtf8().left(static_cast<qsizetype>(byte))).size();
}

void FilterField::offer(Offering offering)
{
    m_offering = offering;
    const bool isAsked = offering == Offering::Everything;
    m_offered.clear();
    const auto cursor = static_cast<std::size_t>(text().left(cursorPosition()).toUtf8().size());
    std::vector<FilterPopup::Entry> entries;
    if (isAsked && text().isEmpty())
        for (const QString& used : std::as_const(m_history)) {
            m_offered.push_back({used.toStdString(), {}, 0, 0});
            entries.push_back({used, tr("Used before.")});
        }
    for (core::QueryCompletion& one : core::completeQuery(text().toStdString(), cursor, m_vocabulary())) {
        // Behind a space anything may follow: that is no reason to cover what is below.
        if (!isAsked && one.begin == one.end && (cursor == 0 || text().toUtf8()[static_cast<int>(cursor) - 1] == ' '))
            continue;
        entries.push_back({QString::fromStdString(one.text), inWords(one.sentence)});
        m_offered.push_back(std::move(one));
    }
    m_popup->offer(entries);
}

void FilterField::offerAgain()
{
    if (m_offering != Offering::Nothing && !m_popup->chosen())
        offer(m_offering);
}

void FilterField::offerNothing()
{
    m_offering = Offering::Nothing;
    m_popup->hide();
}

void FilterField::accept(std::size_t entry)
{
    if (entry >= m_offered.size())
        return;
    const core::QueryCompletion one = m_offered[entry];
    const qsizetype begin = place(one.begin);
    const qsizetype end = place(one.end);
    setSelection(static_cast<int>(begin), static_cast<int>(end - begin));
    insert(QString::fromStdString(one.text));
    offerNothing();
    if (one.text.ends_with(':'))
        offer(Offering::WhatIsBegun);
}

bool FilterField::steer(int key)
{
    switch (key) {
    case Qt::Key_Down: m_popup->move(1); return true;
    case Qt::Key_Up: m_popup->move(-1); return true;
    case Qt::Key_PageDown: m_popup->move(8); return true;
    case Qt::Key_Tab: accept(m_popup->chosen().value_or(0)); return true;
    case Qt::Key_Escape: offerNothing(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const auto chosen = m_popup->chosen()) {
            accept(*chosen);
            return true;
        }
        offerNothing();
        return false;
    default: return false;
    }
}

bool FilterField::pressed(int key, Qt::KeyboardModifiers modifiers)
{
    if (m_popup->isVisible() && steer(key))
        return true;
    if (key == Qt::Key_Down && (text().isEmpty() || modifiers == Qt::AltModifier)) {
        offer(Offering::Everything);
        return true;
    }
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Down:
    case Qt::Key_Escape:
        remember();
        if (key == Qt::Key_Escape)
            clear();
        emit left();
        return true;
    default: return false;
    }
}

bool FilterField::event(QEvent* event)
{
    const auto isOurs = [this](int key) {
        const bool isInList = key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_Tab;
        return key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape ||
               (isInList && m_popup->isVisible());
    };
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QLineEdit::event(event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isOffered = takesKey(*m_offer, key);
    if (event->type() == QEvent::ShortcutOverride && (isOffered || isOurs(key.key()))) {
        event->accept(); // not the window's now
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        if (isOffered) {
            offer(Offering::Everything);
            event->accept();
            return true;
        }
        if (pressed(key.key(), key.modifiers() & ~Qt::KeypadModifier)) {
            event->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void FilterField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    (void)m_vocabulary(); // begins to gather it
}

void FilterField::focusOutEvent(QFocusEvent* event)
{
    offerNothing();
    remember();
    QLineEdit::focusOutEvent(event);
}

void FilterField::remember()
{
    const QString used = text().trimmed();
    if (used.isEmpty() || m_parsed.fault || m_history.value(0) == used)
        return;
    m_history.removeAll(used);
    m_history.prepend(used);
    while (m_history.size() > kMaxHistory)
        m_history.removeLast();
    emit historyChanged();
}

void FilterField::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    if (!m_parsed.fault)
        return;
    const QFontMetrics metrics(font());
    const auto across = [&](qsizetype character) {
        return cursorRect().center().x() + metrics.horizontalAdvance(text().left(character)) -
               metrics.horizontalAdvance(text().left(cursorPosition()));
    };
    const int begin = across(place(m_parsed.fault->begin));
    const int end = std::max(across(place(m_parsed.fault->end)), begin + metrics.averageCharWidth());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::current().fail, 1.5));
    painter.setClipRect(rect().adjusted(2, 2, -2, -2));
    QPainterPath wave(QPointF(begin, cursorRect().bottom()));
    for (int x = begin + kWave; x <= end; x += kWave)
        wave.lineTo(x, cursorRect().bottom() - ((x - begin) / kWave % 2 == 1 ? kWave : 0));
    painter.drawPath(wave);
}

} // namespace vitrine::views
