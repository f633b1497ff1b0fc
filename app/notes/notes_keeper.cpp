// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/notes_keeper.h"

#include <QScopedValueRollback>

#include <utility>

namespace vitrine::app {

NotesKeeper::NotesKeeper(views::Notes& notes, QString userFolder, QObject* parent)
    : QObject(parent), m_notes(notes), m_userFolder(std::move(userFolder))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kSaveMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &NotesKeeper::save);
    connect(&m_notes, &views::Notes::changed, this, [this] {
        if (!m_file || m_isReading)
            return;
        m_isChanged = true;
        m_timer.start();
    });
}

NotesKeeper::~NotesKeeper()
{
    save();
}

QString NotesKeeper::usersFolder()
{
    return QString::fromStdU16String(captures::usersNotes().u16string());
}

void NotesKeeper::open(const QString& capture)
{
    save();
    m_file.emplace(capture, m_userFolder);
    const NotesFile::Loaded loaded = m_file->load();
    m_machine = loaded.machine;
    m_breakpoints = loaded.breakpoints;
    show(loaded.notes, true);
    if (!loaded.problem.isEmpty())
        emit problemFound(loaded.problem);
}

void NotesKeeper::close()
{
    save();
    m_file.reset();
    m_machine = {};
    m_breakpoints.clear();
    show({}, true);
}

void NotesKeeper::setMachine(captures::ChosenMachine machine)
{
    if (!m_file || machine == m_machine)
        return;
    m_machine = std::move(machine);
    m_file->setMachine(m_machine);
    m_isChanged = true;
    m_timer.start();
}

void NotesKeeper::setBreakpoints(views::Breakpoints::Entries entries)
{
    for (views::BreakpointEntry& entry : entries)
        entry = {entry.what, entry.isEnabled};
    if (!m_file || entries == m_breakpoints)
        return;
    m_breakpoints = std::move(entries);
    m_file->setBreakpoints(m_breakpoints);
    m_isChanged = true;
    m_timer.start();
}

void NotesKeeper::save()
{
    if (!m_file || !std::exchange(m_isChanged, false))
        return;
    m_timer.stop();
    const NoteMap ours = notesIn(m_notes);
    const NotesFile::Saved saved = m_file->save(ours);
    if (!saved.problem.isEmpty())
        return emit problemFound(saved.problem);
    if (saved.notes != ours)
        show(saved.notes, false);
    emit this->saved();
}

void NotesKeeper::show(const NoteMap& notes, bool isOther)
{
    const QScopedValueRollback reading(m_isReading, true);
    NoteLists lists = listsOf(notes);
    if (isOther)
        m_notes.replace(std::move(lists.bookmarks), std::move(lists.comments), std::move(lists.names));
    else
        m_notes.merge(std::move(lists.bookmarks), std::move(lists.comments), std::move(lists.names));
}

} // namespace vitrine::app
