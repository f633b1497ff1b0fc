// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/kit/fact_table.h"
#include "views/machine/activity_style.h"

#include <QImage>
#include <QWidget>

#include <functional>

class QHBoxLayout;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QToolButton;
class QTreeView;
class QVBoxLayout;

namespace vitrine::views {

class Footer;
class RowTable;

/// What a dock about a recorded draw looks like: a summary and switches; below them an exhibit (a timeline, a diagram,
/// a list) with what stands above and beside it, the values under the mouse and the legend; or, by a switch, the same
/// as tables. What is shown is what is copied and saved.
class MachinePage : public QWidget {
    Q_OBJECT

public:
    struct Names {
        QString id;     ///< "segment": begins the names of its parts
        QString tables; ///< what the switch does: "Shows segments and pipelines as tables."; empty: there is none
    };
    /// Takes the exhibit over.
    MachinePage(Desk& desk, const Names& names, QWidget* exhibit, QWidget* parent = nullptr);

    /// Below the exhibit.
    [[nodiscard]] Footer& footer() const { return *m_footer; }
    [[nodiscard]] QLabel& readout() const { return *m_readout; }
    [[nodiscard]] QLabel& summary() const { return *m_summary; }
    [[nodiscard]] QTabWidget& tables() const { return *m_tables; }
    [[nodiscard]] bool areTablesShown() const;

    /// In as many lines as it needs. `tip`: of its tool tip; empty: all of it, where a line is cut.
    void setSummary(const QString& text, const QString& tip = {});
    /// Something of the view's own in the header, before the summary.
    void addToHeader(QWidget* part);
    /// A button in the header, left of the switch to the tables.
    QToolButton* addTool(const QString& name, const QString& sentence);
    /// One that is on or off, and off duty while tables are shown.
    QToolButton* addSwitch(const QString& name, const QString& sentence, bool isOn);
    /// A tool or another part: it is left out where controls are few (Desk::hasFewControls()).
    void setDispensable(QWidget& part);
    /// One that shows and hides a part of the picture, which is shown at first.
    QToolButton* addSwitchOf(QWidget* part, const QString& name, const QString& sentence);

    /// Below the header, whatever is shown.
    void addBelowHeader(QWidget* part);
    /// Above the exhibit.
    void addAbove(QWidget* part);
    /// At its right, of that width until the user has another; the exhibit has `share` times as much.
    void addBeside(QWidget* part, int width, int share = 3);
    /// In the footer, below the values; again: in place of the one before.
    DataLegend* setLegend(const DataLegend::Make& styles);

    /// `id`: for what is remembered, as "segments.pipelines"; `kind`: what a file with its rows calls them.
    FactTable* addTable(const QString& id, const QString& name, const QString& kind, QList<FactColumn> columns);
    RowTable* addTable(const QString& id, const QString& name, const QString& kind, const QStringList& columns);
    /// Of a page that is made elsewhere.
    void addTable(QTreeView& table, QWidget* page, const QString& name, const QString& kind);
    [[nodiscard]] QTreeView& shownTable() const;

    /// Of the table that is shown; with the exhibit those of `main`, which files call `kind`, and its picture.
    [[nodiscard]] QList<Export> exports(const QAbstractItemModel& main, const QString& kind) const;
    /// The same, of one of its tables.
    [[nodiscard]] QList<Export> exports(const QTreeView& main) const;
    /// The picture that is saved, also while tables are shown; without it, all that stands in their place.
    void setPicture(std::function<QImage()> picture) { m_picture = std::move(picture); }
    /// The rows of the table that is shown; with the exhibit the values below it, and `details` if there are some.
    void copy(const QString& details = {}) const;

signals:
    /// Tables are shown, or not any more; or another one is.
    void shownTableChanged();

private:
    [[nodiscard]] QWidget* makeHeader(const Names& names);
    [[nodiscard]] QWidget* makePictures();
    void showTables(bool areShown);
    void showControls(bool areFew);
    [[nodiscard]] QString kindOf(const QTreeView& table) const;

    struct Table {
        QTreeView* view;
        QWidget* page;
        QString kind;
    };
    Desk& m_desk;
    QWidget* m_exhibit;
    QHBoxLayout* m_header = nullptr;
    QLabel* m_summary = nullptr;
    QToolButton* m_asTable = nullptr;
    QList<QToolButton*> m_pictureSwitches;
    QWidgetList m_dispensable;
    QStackedWidget* m_pages;
    QWidget* m_pictures = nullptr;
    QSplitter* m_splitter = nullptr;
    QVBoxLayout* m_column = nullptr; ///< of the exhibit and what stands above it
    Footer* m_footer = nullptr;
    QLabel* m_readout = nullptr;
    DataLegend* m_legend = nullptr;
    QTabWidget* m_tables;
    QList<Table> m_all;
    std::function<QImage()> m_picture;
};

} // namespace vitrine::views
