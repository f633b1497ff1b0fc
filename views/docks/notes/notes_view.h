// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/base/notes.h"

#include <memory>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QToolButton;
class QTreeView;

namespace vitrine::views {

struct LocalAction;
class NotesModel;
class Pane;
struct EventIndex;

/// What the user has written about the capture: to read, to go to, to edit in place. A line at the bottom takes a
/// comment on where the position is, another one the name of the selected resource.
class NotesView final : public DockView {
    Q_OBJECT

public:
    explicit NotesView(Desk& desk);

    /// Puts the cursor where a comment is written: on a call, else on the position.
    void startComment(std::optional<std::uint64_t> callIndex = {});

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void refresh(const Changes& changes) override;

private:
    struct Line {
        QWidget* row = nullptr;
        QLabel* subject = nullptr;
        QLineEdit* text = nullptr;
        std::optional<NoteKey> key; ///< what it writes
    };
    QWidget* makeHeader();
    QWidget* makeFooter();
    Line makeLine(QWidget* footer, const QString& name);
    void makeActions();
    QAction* addAction(const LocalAction& local, void (NotesView::*slot)());
    void showLine(Line& line, const std::optional<NoteKey>& key, const QString& hint);
    void writeLine(const Line& line);
    void refreshLines();
    void refreshRows();
    void editText();
    void removeSelected();
    void undo();
    void redo();

    NotesModel* m_model;
    QSortFilterProxyModel* m_shown;
    QTreeView* m_table;
    Pane* m_pane;
    QLineEdit* m_filter = nullptr;
    QToolButton* m_bookmark = nullptr;
    Line m_comment;
    Line m_name;
    std::optional<CommentKey> m_wanted; ///< to be commented on instead of the position, as long as that stays
    std::shared_ptr<const EventIndex> m_index;
};

} // namespace vitrine::views
