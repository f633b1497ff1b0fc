// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/note_taking.h"

#include "app/docks/docks.h"
#include "app/session/session.h"
#include "app/session/thumbnail_maker.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/docks/notes/notes_view.h"
#include "views/scrubber/scrubber.h"
#include "views/theme/text.h"

#include <QAction>
#include <QBoxLayout>
#include <QCryptographicHash>
#include <QMainWindow>
#include <QSettings>

namespace vitrine::app {

namespace {

const QString kDock = QStringLiteral("notes");
const QString kSeenKey = QStringLiteral("notes/seen");
constexpr int kMostSeen = 200;

} // namespace

NoteTaking::NoteTaking(const Parts& parts)
    : QObject(&parts.window), m_parts(parts), m_breakpoints(views::Breakpoints::of(parts.desk)),
      m_keeper(new NotesKeeper(parts.desk.notes(), NotesKeeper::usersFolder(), this)),
      m_actions(new NotesActions(parts.window, parts.desk)), m_banner(new NotesBanner(&parts.window)),
      m_thumbnails(new ThumbnailMaker({parts.session, parts.inspector, parts.settings}, this)),
      m_marks(new EventMarks(parts.desk.notes(), *m_thumbnails, this)),
      m_thumbnailsAction(new QAction(tr("Thumbnails"), &parts.window))
{
    if (auto* column = qobject_cast<QBoxLayout*>(parts.window.centralWidget()->layout()))
        column->insertWidget(0, m_banner);
    parts.desk.setEventDecorations(m_marks);
    parts.scrubber.setNotes(parts.desk.notes());
    parts.scrubber.setDecorations(*m_marks);
    connectNotes();
    connectThumbnails();
}

void NoteTaking::connectNotes()
{
    connect(&m_parts.session, &Session::captureOpened, this, &NoteTaking::openCapture);
    connect(&m_parts.session, &Session::machineChosen, m_keeper, [this](const views::MachineChoice& machine) {
        m_keeper->setMachine(captures::chosenMachine(machine.config));
    });
    connect(&m_parts.desk, &views::Desk::momentChanged, this, [this] {
        if (m_parts.desk.moment().isOpen())
            return;
        m_keeper->close();
        m_breakpoints.replace({});
        m_banner->hide();
        m_thumbnails->close();
    });
    connect(&m_breakpoints, &views::Breakpoints::changed, this,
            [this] { m_keeper->setBreakpoints(m_breakpoints.all()); });
    // Queued: opening a capture takes away what was said about the one before.
    connect(m_keeper, &NotesKeeper::problemFound, &m_parts.desk, &views::Desk::say, Qt::QueuedConnection);
    connect(m_keeper, &NotesKeeper::saved, this, [this] { (void)markSeen(); }); // what one wrote oneself is no news
    connect(m_actions, &NotesActions::commentRequested, this, [this] { startComment({}); });
    connect(m_marks, &EventMarks::commentRequested, this, &NoteTaking::startComment);
    connect(m_banner, &NotesBanner::notesRequested, this, &NoteTaking::raiseDock);
}

void NoteTaking::connectThumbnails()
{
    const QString sentence = tr("Small pictures of what each draw left behind, made while nothing else is worked on.");
    m_thumbnailsAction->setObjectName(QStringLiteral("thumbnails"));
    m_thumbnailsAction->setCheckable(true);
    m_thumbnailsAction->setStatusTip(sentence);
    m_thumbnailsAction->setToolTip(views::namedTip(m_thumbnailsAction->text(), sentence));
    const auto refresh = [this] { m_thumbnailsAction->setChecked(m_thumbnails->isOn()); };
    connect(m_thumbnails, &ThumbnailMaker::onChanged, this, refresh);
    refresh();
    connect(m_thumbnailsAction, &QAction::triggered, this, [this](bool on) {
        m_thumbnails->setMode(on ? ThumbnailMaker::Mode::Always : ThumbnailMaker::Mode::Never);
    });
}

void NoteTaking::openCapture()
{
    m_banner->hide();
    m_keeper->open(QString::fromStdU16String(m_parts.session.capture()->path.u16string()));
    m_breakpoints.replace(m_keeper->breakpoints());
    const std::size_t comments = m_parts.desk.notes().comments().size();
    if (comments > 0 && markSeen())
        m_banner->show(comments);
}

// False: they are known already.
bool NoteTaking::markSeen()
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const auto& [callIndex, text] : m_parts.desk.notes().comments())
        hash.addData(QByteArray::number(quint64{callIndex}) + '\n' + text.toUtf8() + '\n');
    const QString key = m_keeper->captureHash() + QLatin1Char(':') + QString::fromLatin1(hash.result().toHex());
    QStringList seen = m_parts.settings.value(kSeenKey).toStringList();
    if (seen.contains(key))
        return false;
    seen.prepend(key);
    m_parts.settings.setValue(kSeenKey, seen.mid(0, kMostSeen));
    return true;
}

void NoteTaking::raiseDock()
{
    if (QDockWidget* dock = m_parts.docks.dock(kDock))
        m_parts.docks.raise(*dock);
}

void NoteTaking::startComment(std::optional<std::uint64_t> callIndex)
{
    raiseDock();
    if (auto* view = qobject_cast<views::NotesView*>(m_parts.docks.view(kDock)))
        view->startComment(callIndex);
}

} // namespace vitrine::app
