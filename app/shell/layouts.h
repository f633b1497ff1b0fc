// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/dock_arranger.h"
#include "app/shell/layout_file.h"

#include <QObject>
#include <QTimer>

class QMainWindow;
class QSettings;
class QWidget;

namespace vitrine::app {

class Docks;
struct LayoutRow;

/// The arrangements of docks, one of them shown: those of the table and the user's own. Each stays as the user leaves
/// it, over restarts; settings that can't be read cost an arrangement, never a dock.
class Layouts final : public QObject {
    Q_OBJECT

public:
    struct Item {
        QString id;
        QString name;
        QString sentence;
        bool isOwn = false; ///< the user's
    };

    Layouts(QMainWindow& window, Docks& docks, QSettings& settings);

    [[nodiscard]] QList<Item> items() const;
    [[nodiscard]] Item current() const;
    /// Whether the one that is shown wants large type.
    [[nodiscard]] bool isLarge() const;

    /// The start page has no docks.
    void setShown(bool shown);
    [[nodiscard]] bool isShown() const { return m_isShown; }
    void show(const QString& id);
    /// Whether the one that is shown can leave a part of it out.
    [[nodiscard]] bool hasAside() const;
    /// That part comes or goes: beside the exhibit where there is room for both, else in its place.
    void turnAside();
    [[nodiscard]] bool showsPicture() const;
    /// The sentence why a name can't be had, or nothing.
    [[nodiscard]] QString saveAs(const QString& name);
    [[nodiscard]] QString rename(const QString& name);
    /// The user's own alone; the first one is shown then.
    void remove();
    void reset();
    void resetAll();
    /// Writes all down.
    void store();

signals:
    /// Which there are, or which is shown.
    void changed();
    /// Another one is current, and its docks come next: what isLarge() and showsPicture() say holds from now on.
    void aboutToArrange();
    /// A sentence: what of the settings could not be used.
    void problemFound(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void read();
    void write();
    /// Notes how the user has left the one that is shown.
    void keep();
    void restore();
    /// Sets aside what settings keep of an older version of what is shown.
    void renew();
    /// As much of the current one as there is room for.
    void chooseFace();
    void showFace(const LayoutRow& face);
    /// The window, or its type, has another size.
    void refit();
    [[nodiscard]] bool hasRoomForAll() const;
    /// What is shown of the current one divides the window between docks and picture by shares, and not in pixels.
    [[nodiscard]] bool hasShares() const;
    [[nodiscard]] const LayoutRow& baseRow() const;
    void keepFocus(QWidget* focused) const;
    [[nodiscard]] bool restoreState(const QByteArray& state, const QStringList& docks);
    [[nodiscard]] QString whyNot(const QString& name, const QString& exceptId) const;
    [[nodiscard]] const LayoutRow& currentRow() const;
    [[nodiscard]] QString storedId() const;
    [[nodiscard]] QString freeId(); ///< for one of the user's own
    [[nodiscard]] StoredLayout* find(const QString& id);
    [[nodiscard]] QStringList dockIds() const;

    QMainWindow& m_window;
    Docks& m_docks;
    QSettings& m_settings;
    DockArranger m_arranger;
    QByteArray m_text; ///< of the settings, as it was last read or written
    StoredLayouts m_stored;
    QString m_current;                 ///< of this window: others may show others
    const LayoutRow* m_face = nullptr; ///< what of it is shown
    bool m_hadRoom = true;
    QSizeF m_shares;   ///< of the docks, before the window took another size, or as they were stored
    QTimer m_refit;    ///< once, however many sizes the window goes through
    QString m_problem; ///< of reading, not told yet
    bool m_isShown = false;
};

} // namespace vitrine::app
