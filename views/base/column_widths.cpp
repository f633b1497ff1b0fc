// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/column_widths.h"

#include "views/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

// What a column is sorted by is remembered with its width; that alone makes no width the user's.
const QString kAreUsers = QStringLiteral("-chosen");

} // namespace

ColumnWidths::ColumnWidths(QHeaderView& header, QSettings& settings, QString key, std::span<const int> widths)
    : QObject(&header), m_header(header), m_settings(settings), m_key(std::move(key)),
      m_widths(widths.begin(), widths.end()), m_areUsers(header.restoreState(settings.value(m_key).toByteArray()) &&
                                                         settings.value(m_key + kAreUsers, true).toBool())
{
    fit();
    connect(&header, &QHeaderView::sectionResized, this, &ColumnWidths::takeUsers);
    connect(&header, &QHeaderView::sortIndicatorChanged, this, [this] {
        fit();
        save();
    });
    connect(&header, &QHeaderView::sectionCountChanged, this, &ColumnWidths::fit);
    header.installEventFilter(this);
    header.viewport()->installEventFilter(this);
}

bool ColumnWidths::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: m_isHeld = true; break;
    case QEvent::MouseButtonRelease: m_isHeld = false; break;
    case QEvent::Show:
    case QEvent::FontChange:
    case QEvent::StyleChange: fit(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void ColumnWidths::fit()
{
    if (m_areUsers)
        return;
    for (int column = 0; column < m_header.count(); ++column)
        if (isOfChoice(column))
            m_header.resizeSection(column, std::max(scaled(given(column)), m_header.sectionSizeHint(column)));
}

int ColumnWidths::given(int column) const
{
    const auto place = static_cast<std::size_t>(column);
    return place < m_widths.size() ? m_widths[place] : m_header.defaultSectionSize();
}

/// The last column takes the room that is left, and others follow their contents.
bool ColumnWidths::isOfChoice(int column) const
{
    const bool isStretched = m_header.stretchLastSection() && m_header.visualIndex(column) == m_header.count() - 1;
    return !isStretched && m_header.sectionResizeMode(column) == QHeaderView::Interactive;
}

/// Qt has others, such as a least one that it gives a style.
void ColumnWidths::takeUsers(int column)
{
    if (!m_isHeld || !isOfChoice(column))
        return;
    m_areUsers = true;
    save();
}

void ColumnWidths::save()
{
    m_settings.setValue(m_key, m_header.saveState());
    m_settings.setValue(m_key + kAreUsers, m_areUsers);
}

} // namespace vitrine::views
