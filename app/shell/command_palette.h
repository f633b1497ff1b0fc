// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/place_text.h"
#include "app/shell/palette_entry.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QSettings;
class QTreeView;
class QStandardItemModel;

namespace vitrine::app {

/// A few letters, and Enter does what they stand for: an action, a dock, a layout, a capture; a place is gone to as it
/// is written. What is called as it is written comes first, docks before layouts; then what fits well, and of that what
/// was used lately. Nothing is run that can't be seen.
class CommandPalette final : public QDialog {
    Q_OBJECT

public:
    static constexpr int kMaxRecent = 12;

    CommandPalette(QSettings& settings, QWidget* window);

    void addSource(PaletteSource source);
    /// Comes up over the window, empty.
    void ask();

    [[nodiscard]] QTreeView& list() const { return *m_list; }

signals:
    void placeRequested(const vitrine::app::Destination& destination);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void addRow(const PaletteEntry& entry, int index);
    void showSentence();
    void run();
    void remember(const QString& id);
    [[nodiscard]] QStringList recent() const;

    QSettings& m_settings;
    QList<PaletteSource> m_sources;
    QList<PaletteEntry> m_entries;
    QLineEdit* m_field;
    QTreeView* m_list;
    QStandardItemModel* m_model;
    QLabel* m_sentence;
    QIcon m_noIcon;
};

} // namespace vitrine::app
