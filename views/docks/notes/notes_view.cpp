// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/notes/notes_view.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/link_text.h"
#include "views/docks/notes/note_places.h"
#include "views/docks/notes/notes_model.h"
#include "views/kit/filter_line.h"
#include "views/kit/footer.h"
#include "views/kit/pane.h"
#include "views/theme/counted.h"
#include "views/theme/icons.h"
#include "views/theme/key_text.h"
#include "views/theme/local_action.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>

#include <set>

namespace vitrine::views {

namespace {

constexpr int kSubjectWidth = 120;
constexpr int kWidths[] = {100, 120, 260};
constexpr int kMinHeight = 200; // some rows between the lines above and below them

} // namespace

NotesView::NotesView(Desk& desk)
    : DockView(desk), m_model(new NotesModel(desk.notes(), desk.texts(), this)),
      m_shown(new QSortFilterProxyModel(this)), m_table(new QTreeView), m_pane(new Pane(m_table, this))
{
    m_shown->setSourceModel(m_model);
    m_shown->setFilterKeyColumn(-1);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_shown->setSortRole(NotesModel::kSortRole);
    m_table->setModel(m_shown);
    m_table->setRootIsDecorated(false);
    m_table->setObjectName(QStringLiteral("notesTable"));
    m_table->setAccessibleName(tr("Notes"));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked);
    m_table->sortByColumn(NotesModel::PlaceColumn, Qt::AscendingOrder);
    setUpTable(*m_table, desk, QStringLiteral("notes"), kWidths);
    addFollowAction(*m_table, desk);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    layout->addWidget(m_pane, 1);
    layout->addWidget(makeFooter());
    makeActions();
    setMinimumHeight(kMinHeight);
    setFocusProxy(m_table);
}

QWidget* NotesView::makeHeader()
{
    auto* header = new QWidget(this);
    auto* layout = layOutHeader(*header);
    m_filter = makeFilterLine(header, {tr("Filter notes"), tr("Filter notes"),
                                       tr("Keeps the notes that contain this text, or are of this kind.")});
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_shown->setFilterFixedString(words.trimmed());
        refreshRows();
    });
    layout->addWidget(m_filter, 1);
    m_bookmark = new QToolButton(header);
    m_bookmark->setObjectName(QStringLiteral("bookmarkButton"));
    m_bookmark->setIcon(symbolIcon(Symbol::Bookmark));
    m_bookmark->setCheckable(true);
    m_bookmark->setAccessibleName(tr("Bookmark"));
    setKeyTip(*m_bookmark, tr("<b>Bookmark</b> ({key:bookmark})<br>Marks the position, or takes the mark away."));
    connect(m_bookmark, &QToolButton::clicked, this, [this] { toggleBookmark(desk()); });
    layout->addWidget(m_bookmark);
    return header;
}

QWidget* NotesView::makeFooter()
{
    auto* footer = new Footer(this);
    m_comment = makeLine(footer, QStringLiteral("commentLine"));
    m_name = makeLine(footer, QStringLiteral("nameLine"));
    footer->add(m_comment.row);
    footer->add(m_name.row);
    setKeyTip(*m_comment.text, tr("<b>Comment</b> ({key:comment})<br>Enter saves what you write about this call."));
    m_name.text->setToolTip(tr("<b>Name</b><br>Enter gives the selected resource a name of yours, everywhere."));
    for (Line* line : {&m_comment, &m_name}) {
        connect(line->text, &QLineEdit::returnPressed, this, [this, line] { writeLine(*line); });
        connect(line->subject, &QLabel::linkActivated, this, [this, line] {
            if (line->key)
                desk().follow(linkTo(*line->key, m_index.get()));
        });
    }
    return footer;
}

NotesView::Line NotesView::makeLine(QWidget* footer, const QString& name)
{
    Line line;
    line.row = new QWidget(footer);
    auto* layout = new QHBoxLayout(line.row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kPadding);
    line.subject = new QLabel(line.row);
    line.subject->setProperty("role", "secondary");
    line.subject->setMinimumWidth(kSubjectWidth);
    line.subject->setTextFormat(Qt::RichText);
    line.subject->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    line.text = new QLineEdit(line.row);
    line.text->setObjectName(name);
    line.subject->setBuddy(line.text);
    layout->addWidget(line.subject);
    layout->addWidget(line.text, 1);
    return line;
}

QAction* NotesView::addAction(const LocalAction& local, void (NotesView::*slot)())
{
    QAction* action = makeLocalAction(*m_table, local);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, slot);
    m_table->addAction(action);
    return action;
}

void NotesView::makeActions()
{
    addAction({"edit-note", tr("Edit"), tr("Changes the text of the note."), {Qt::Key_F2}}, &NotesView::editText);
    addAction({"delete-note", tr("Delete"), tr("Deletes the selected notes."), {QKeySequence::Delete}},
              &NotesView::removeSelected);
    // Also when there is no table to be in, because the last note was deleted.
    QWidget::addAction(
        addAction({"undo-note", tr("Undo"), tr("Takes back the last change of a note."), {QKeySequence::Undo}},
                  &NotesView::undo));
    QWidget::addAction(addAction({"redo-note",
                                  tr("Redo"),
                                  tr("Makes the change again that was taken back."),
                                  {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}},
                                 &NotesView::redo));
}

void NotesView::editText()
{
    editCurrent(*m_table, NotesModel::TextColumn);
}

void NotesView::refresh(const Changes& changes)
{
    const Moment& moment = desk().moment();
    if (moment.index != m_index)
        m_model->setIndex(m_index = moment.index);
    if (changes.notes)
        m_model->update();
    if (changes.moment)
        m_wanted.reset();
    if (changes.notes || changes.moment)
        refreshRows();
    refreshLines();
}

void NotesView::refreshRows()
{
    const auto count = static_cast<quint64>(m_model->rowCount());
    const bool hadFocus = m_table->hasFocus();
    emit titleChanged(count == 0 ? QString() : counted(count, tr("Notes · %1"), tr("Notes · %1")));
    if (!desk().moment().isOpen())
        m_pane->showEmpty(tr("Open a capture to write notes about it."));
    else if (count == 0)
        m_pane->showEmpty(
            tr("No notes yet. {key:bookmark} bookmarks the position; the line below takes a comment on it."));
    else if (m_shown->rowCount() == 0)
        m_pane->showEmpty(tr("No note contains “%1”.").arg(m_filter->text()));
    else
        m_pane->showContent();
    if (hadFocus && !m_pane->isContentShown())
        m_bookmark->setFocus(); // keeps the keys of this view at hand: a line would take Ctrl+Z for itself
}

void NotesView::refreshLines()
{
    const Moment& moment = desk().moment();
    const auto here = bookmarkHere(moment);
    m_bookmark->setEnabled(here.has_value());
    m_bookmark->setChecked(here && desk().notes().text(*here));
    const auto comment = m_wanted ? m_wanted : commentHere(moment);
    showLine(m_comment, comment ? std::optional<NoteKey>(*comment) : std::nullopt, tr("Comment on %1"));
    m_comment.row->setEnabled(comment.has_value());
    const auto* resource = std::get_if<ResourceLink>(&desk().selection());
    showLine(m_name, resource ? std::optional<NoteKey>(resource->id) : std::nullopt, tr("Name for %1"));
    m_name.row->setVisible(resource != nullptr);
}

// What is being typed is lost only when it is about something else by now.
void NotesView::showLine(Line& line, const std::optional<NoteKey>& key, const QString& hint)
{
    const QString subject = key ? placeText(*key, m_index.get()) : QString();
    const QString text = key ? desk().notes().text(*key).value_or(QString()) : QString();
    if (key == line.key && line.text->isModified())
        return;
    line.key = key;
    line.subject->setText(QStringLiteral("<a href=\"#\">%1</a>").arg(subject.toHtmlEscaped()));
    line.text->setText(text);
    line.text->setPlaceholderText(key ? hint.arg(subject) : QString());
    line.text->setAccessibleName(key ? hint.arg(subject) : tr("Comment"));
}

void NotesView::writeLine(const Line& line)
{
    if (!line.key)
        return;
    const QString text = line.text->text().trimmed();
    line.text->setModified(false);
    desk().notes().set(*line.key, text.isEmpty() ? std::nullopt : std::optional(text));
}

void NotesView::startComment(std::optional<std::uint64_t> callIndex)
{
    m_wanted = callIndex ? std::optional(CommentKey{*callIndex}) : std::nullopt;
    refreshLines();
    m_comment.text->setFocus(Qt::ShortcutFocusReason);
    m_comment.text->selectAll();
}

void NotesView::removeSelected()
{
    std::set<NoteKey> keys;
    for (const QModelIndex& row : m_table->selectionModel()->selectedRows())
        keys.insert(m_model->key(m_shown->mapToSource(row).row()));
    for (const NoteKey& key : keys)
        desk().notes().set(key, std::nullopt);
}

void NotesView::undo()
{
    desk().notes().undo();
}

void NotesView::redo()
{
    desk().notes().redo();
}

QList<Export> NotesView::exports() const
{
    return modelExports(*m_model, QStringLiteral("note_list"));
}

void NotesView::copy()
{
    QApplication::clipboard()->setText(rowsAsText(*m_table));
}

} // namespace vitrine::views
