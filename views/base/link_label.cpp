// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/link_label.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"

#include <QByteArrayView>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr char16_t kEnd = u'\uE000';
constexpr char16_t kFirst = u'\uE001'; // begins the first link; the next one the second, …
constexpr char16_t kLast = u'\uE0FF';

bool isMark(QChar character)
{
    return character.unicode() >= kEnd && character.unicode() <= kLast;
}

} // namespace

QString SentenceLinks::add(const QString& text, const Link& link)
{
    const auto isSame = [&link](const Link& one) {
        return one.place == link.place && one.selection == link.selection && QByteArrayView(one.dock) == link.dock;
    };
    const auto number = std::find_if(m_links.begin(), m_links.end(), isSame) - m_links.begin();
    if (number > kLast - kFirst)
        return text;
    if (number == m_links.size())
        m_links << link;
    return QChar(static_cast<char16_t>(kFirst + number)) + plain(text) + QChar(kEnd);
}

QString SentenceLinks::html(const QString& sentence)
{
    QString html;
    for (const QChar character : sentence) {
        if (character == QChar(kEnd))
            html += QStringLiteral("</a>");
        else if (isMark(character))
            html += QStringLiteral("<a href=\"%1\">").arg(character.unicode() - kFirst);
        else if (character.isSpace() && html.endsWith(QLatin1Char(' ')))
            html += QChar(QChar::Nbsp); // of several spaces one would be left
        else
            html += QString(character).toHtmlEscaped();
    }
    return html;
}

QString SentenceLinks::plain(QString sentence)
{
    return sentence.removeIf(isMark);
}

QString linked(SentenceLinks* links, const QString& text, const Link& link)
{
    return links ? links->add(text, link) : text;
}

LinkLabel::LinkLabel(Desk& desk, QWidget* parent) : QLabel(parent), m_desk(desk)
{
    connect(this, &QLabel::linkHovered, this, &LinkLabel::tell);
    connect(this, &QLabel::linkActivated, this, [this](const QString& address) {
        if (const Link* link = linkOf(address))
            m_desk.follow(*link);
    });
    clearSentence();
}

void LinkLabel::setSentence(const QString& sentence, const SentenceLinks& links)
{
    m_links = links.all();
    const auto flags = Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse;
    setTextInteractionFlags(m_links.isEmpty() ? flags : flags | Qt::LinksAccessibleByKeyboard);
    if (std::exchange(m_sentence, sentence) != sentence) {
        setTextFormat(m_links.isEmpty() ? Qt::PlainText : Qt::RichText);
        setText(m_links.isEmpty() ? plainText() : SentenceLinks::html(sentence));
    }
    tell({});
}

const Link* LinkLabel::linkOf(const QString& address) const
{
    bool isNumber = false;
    const int number = address.toInt(&isNumber);
    return isNumber && number >= 0 && number < m_links.size() ? &m_links[number] : nullptr;
}

void LinkLabel::tell(const QString& address)
{
    const Link* link = linkOf(address);
    setToolTip(link ? linkTip(m_desk, *link) : plainText().toHtmlEscaped());
}

} // namespace vitrine::views
