// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/layouts.h"

#include "app/docks/docks.h"
#include "app/shell/layout_table.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QMainWindow>
#include <QPointer>
#include <QResizeEvent>
#include <QScreen>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace vitrine::app {

namespace {

constexpr int kStateVersion = 1; // of QMainWindow's part: to be raised when tool bars get other names
const QString kLayoutsSetting = QStringLiteral("window/layouts");

QString translated(const char* text)
{
    return QCoreApplication::translate("LayoutTable", text);
}

// Of large type of the least size: what all of a layout needs.
constexpr QSize kRoomForAll{1200, 640};

constexpr QSizeF kNoShares(0, 0);

const LayoutRow* rowOf(const QString& id)
{
    for (const LayoutRow& row : layoutTable())
        if (id == QLatin1String(row.id))
            return &row;
    return nullptr;
}

/// Also of what is shown of a layout where it is not whole.
bool isOfTable(const QString& id)
{
    const auto has = [&](const LayoutRow* row) { return row && id == QLatin1String(row->id); };
    return std::ranges::any_of(
        layoutTable(), [&](const LayoutRow& row) { return has(&row) || has(row.exhibitOnly) || has(row.aside); });
}

} // namespace

Layouts::Layouts(QMainWindow& window, Docks& docks, QSettings& settings)
    : QObject(&window), m_window(window), m_docks(docks), m_settings(settings), m_arranger(window, docks)
{
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, [this] { m_arranger.bringOnScreen(); });
    m_refit.setSingleShot(true);
    m_refit.setInterval(0);
    connect(&m_refit, &QTimer::timeout, this, &Layouts::refit);
    window.installEventFilter(this);
    read();
    m_current = m_stored.current;
    m_current = current().id; // what there is
}

// Before every change: another window may have written layouts meanwhile.
void Layouts::read()
{
    const QByteArray text = m_settings.value(kLayoutsSetting).toString().toUtf8();
    if (text == m_text)
        return;
    m_text = text;
    if (auto parsed = parseLayouts(text)) {
        m_stored = *parsed;
    } else {
        m_stored = {};
        m_problem = tr("The stored layouts can't be used. %1. The original ones are shown.")
                        .arg(views::inWords(parsed.error().message));
    }
}

void Layouts::write()
{
    m_stored.current = m_current;
    m_text = printLayouts(m_stored);
    m_settings.setValue(kLayoutsSetting, QString::fromUtf8(m_text));
}

void Layouts::store()
{
    keep();
    write();
}

QList<Layouts::Item> Layouts::items() const
{
    QList<Item> items;
    for (const LayoutRow& row : layoutTable())
        items << Item{QLatin1String(row.id), translated(row.name), translated(row.sentence), false};
    for (const StoredLayout& layout : m_stored.layouts)
        if (!isOfTable(layout.id))
            items << Item{layout.id, layout.name, tr("An arrangement of your own."), true};
    return items;
}

Layouts::Item Layouts::current() const
{
    const auto all = items();
    const auto found = std::find_if(all.begin(), all.end(), [this](const Item& item) { return item.id == m_current; });
    return found == all.end() ? all.front() : *found; // another window may have deleted it
}

const LayoutRow& Layouts::baseRow() const
{
    const LayoutRow* row = rowOf(m_current);
    return row ? *row : layoutTable().front();
}

const LayoutRow& Layouts::currentRow() const
{
    return m_face ? *m_face : baseRow();
}

bool Layouts::isLarge() const
{
    return m_isShown && currentRow().isLarge;
}

bool Layouts::hasAside() const
{
    return m_isShown && baseRow().aside;
}

bool Layouts::showsPicture() const
{
    return !m_isShown || currentRow().hasPicture;
}

bool Layouts::hasRoomForAll() const
{
    const double size =
        views::scale() * views::textPixels(views::Density::Compact) / views::textPixels(views::Density::Comfortable);
    return m_window.width() >= kRoomForAll.width() * size && m_window.height() >= kRoomForAll.height() * size;
}

void Layouts::chooseFace()
{
    m_face = rowOf(m_current);
    emit aboutToArrange(); // the size of the type is known from here on
    m_hadRoom = hasRoomForAll();
    if (m_face && m_face->exhibitOnly && !m_hadRoom) {
        m_face = m_face->exhibitOnly;
        emit aboutToArrange();
    }
}

void Layouts::showFace(const LayoutRow& face)
{
    if (m_face == &face)
        return;
    keep();
    m_face = &face;
    emit aboutToArrange();
    const QPointer<QWidget> focused = m_window.focusWidget();
    restore();
    keepFocus(focused);
    store();
    emit changed();
}

void Layouts::turnAside()
{
    if (!hasAside())
        return;
    const LayoutRow& base = baseRow();
    if (m_face != base.exhibitOnly)
        return showFace(*base.exhibitOnly);
    showFace(hasRoomForAll() ? base : *base.aside);
}

void Layouts::refit()
{
    const bool hasRoom = hasRoomForAll();
    if (hasAside() && hasRoom != m_hadRoom) {
        m_hadRoom = hasRoom;
        return showFace(m_hadRoom ? baseRow() : *baseRow().exhibitOnly);
    }
    if (hasShares() && m_window.isVisible()) // else it has yet to come to its size
        m_arranger.giveShares(std::exchange(m_shares, kNoShares));
}

bool Layouts::hasShares() const
{
    return m_isShown && m_face && m_face->leftShare > 0;
}

bool Layouts::eventFilter(QObject* watched, QEvent* event)
{
    const bool isResized = event->type() == QEvent::Resize;
    const bool canMatter = isResized || event->type() == QEvent::Show || event->type() == QEvent::FontChange;
    if (watched != &m_window || !canMatter)
        return QObject::eventFilter(watched, event);
    // The docks still are as they were in the size before.
    if (isResized && hasShares() && m_window.isVisible() && !m_refit.isActive())
        m_shares = m_arranger.shares(static_cast<QResizeEvent*>(event)->oldSize());
    if (hasAside() || hasShares())
        m_refit.start();
    return QObject::eventFilter(watched, event);
}

void Layouts::setShown(bool shown)
{
    if (shown == m_isShown)
        return;
    keep();
    m_isShown = shown;
    if (shown) {
        m_current = current().id;
        chooseFace();
        restore();
    } else {
        for (QDockWidget* dock : m_docks.all())
            dock->hide();
        write();
    }
    emit changed();
}

void Layouts::show(const QString& id)
{
    read();
    if (id == m_current || (!rowOf(id) && !find(id)))
        return;
    keep();
    m_current = id;
    if (m_isShown) {
        const QPointer<QWidget> focused = m_window.focusWidget();
        chooseFace();
        restore();
        keepFocus(focused);
    }
    store();
    emit changed();
}

// Docks lose the keyboard as they are moved; it would end up in the tool bar.
void Layouts::keepFocus(QWidget* focused) const
{
    if (focused && focused->isVisible())
        return focused->setFocus();
    for (const QDockWidget* dock : m_docks.all())
        if (dock->isVisible())
            return dock->widget()->setFocus();
}

void Layouts::keep()
{
    if (!m_isShown)
        return;
    read();
    if (current().id != m_current)
        return; // another window has deleted it
    const QString id = storedId();
    if (!find(id))
        m_stored.layouts << StoredLayout{id, {}, {}, {}, {}, currentRow().version};
    StoredLayout& layout = *find(id);
    layout.docks = dockIds();
    layout.state = m_window.saveState(kStateVersion);
    layout.shares = !hasShares() ? kNoShares : m_refit.isActive() ? m_shares : m_arranger.shares(m_window.size());
}

void Layouts::restore()
{
    read();
    if (const QString there = current().id; there != m_current) { // another window has deleted it
        m_current = there;
        chooseFace();
    }
    if (!m_problem.isEmpty())
        emit problemFound(std::exchange(m_problem, {}));
    renew();
    m_shares = kNoShares;
    const StoredLayout* layout = find(storedId());
    if (layout && restoreState(layout->state, layout->docks)) {
        // The state has the pixels of the window that it was stored in, which may have been another size.
        m_shares = layout->shares;
        m_refit.start();
        return;
    }
    if (layout)
        emit problemFound(tr("The stored layout “%1” can't be used here: its original is shown.").arg(current().name));
    if (!layout || !restoreState(layout->original, layout->docks))
        m_arranger.arrange(currentRow());
}

/// Where there is no room for one more layout, or no name, it stays as it is until the user resets it.
void Layouts::renew()
{
    StoredLayout* layout = m_face ? find(storedId()) : nullptr;
    if (!layout || layout->version >= m_face->version || layout->state.isEmpty())
        return;
    const QString name = tr("%1, as it was").arg(current().name);
    if (m_stored.layouts.size() >= kMaxLayouts || !whyNot(name, {}).isEmpty())
        return;
    StoredLayout kept = *layout;
    kept.id = freeId();
    kept.name = name;
    kept.original = kept.state;
    m_stored.layouts.removeIf([this](const StoredLayout& other) { return other.id == storedId(); });
    m_stored.layouts << kept;
    write();
    emit problemFound(tr("“%1” is arranged anew. Your arrangement is kept as “%2”.").arg(current().name, name));
    emit changed();
}

bool Layouts::restoreState(const QByteArray& state, const QStringList& docks)
{
    const auto isHere = [this](const QString& id) { return m_docks.dock(id) != nullptr; };
    if (state.isEmpty() || !std::all_of(docks.begin(), docks.end(), isHere))
        return false;
    if (!m_window.restoreState(state, kStateVersion))
        return false;
    m_arranger.addMissing(docks, currentRow());
    m_arranger.bringOnScreen();
    return true;
}

QString Layouts::saveAs(const QString& name)
{
    read();
    const QString wanted = name.trimmed();
    if (const QString why = whyNot(wanted, {}); !why.isEmpty())
        return why;
    if (m_stored.layouts.size() >= kMaxLayouts)
        return tr("There are %1 layouts already: delete one first").arg(views::grouped(m_stored.layouts.size()));
    keep();
    const QString id = freeId();
    const QByteArray state = m_window.saveState(kStateVersion);
    m_stored.layouts << StoredLayout{id, wanted, dockIds(), state, state};
    m_current = id;
    m_face = nullptr;
    store();
    emit aboutToArrange();
    emit changed();
    return {};
}

QString Layouts::rename(const QString& name)
{
    read();
    const QString wanted = name.trimmed();
    if (!current().isOwn)
        return tr("“%1” is not a layout of your own: save it under a name first").arg(current().name);
    if (const QString why = whyNot(wanted, m_current); !why.isEmpty())
        return why;
    find(m_current)->name = wanted;
    store();
    emit changed();
    return {};
}

QString Layouts::whyNot(const QString& name, const QString& exceptId) const
{
    if (name.isEmpty())
        return tr("A layout needs a name");
    if (name.size() > kMaxLayoutName)
        return tr("A name can have %1 letters").arg(kMaxLayoutName);
    for (const Item& item : items())
        if (item.id != exceptId && item.name.compare(name, Qt::CaseInsensitive) == 0)
            return tr("There is a layout “%1” already").arg(item.name);
    return {};
}

void Layouts::remove()
{
    read();
    const QString id = m_current;
    if (!current().isOwn)
        return;
    show(QLatin1String(layoutTable().front().id));
    m_stored.layouts.removeIf([&](const StoredLayout& layout) { return layout.id == id; });
    store();
    emit changed();
}

void Layouts::reset()
{
    if (!m_isShown)
        return;
    read();
    StoredLayout* layout = find(storedId());
    if (!layout || !restoreState(layout->original, layout->docks))
        m_arranger.arrange(currentRow());
    if (layout)
        layout->version = currentRow().version;
    store();
}

void Layouts::resetAll()
{
    read();
    m_stored.layouts.removeIf([](const StoredLayout& layout) { return isOfTable(layout.id); });
    for (StoredLayout& layout : m_stored.layouts)
        layout.state = layout.original;
    write();
    reset();
}

QString Layouts::storedId() const
{
    return m_face ? QString::fromLatin1(m_face->id) : m_current;
}

QString Layouts::freeId()
{
    QString id;
    for (int number = 1; id.isEmpty() || find(id); ++number)
        id = QStringLiteral("own-%1").arg(number);
    return id;
}

StoredLayout* Layouts::find(const QString& id)
{
    const auto found = std::find_if(m_stored.layouts.begin(), m_stored.layouts.end(),
                                    [&](const StoredLayout& layout) { return layout.id == id; });
    return found == m_stored.layouts.end() ? nullptr : &*found;
}

QStringList Layouts::dockIds() const
{
    QStringList ids;
    for (const QDockWidget* dock : m_docks.all())
        ids << dock->objectName();
    return ids;
}

} // namespace vitrine::app
