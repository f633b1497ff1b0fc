// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/notes_file.h"

#include "views/base/export_file.h"
#include "views/theme/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

namespace vitrine::app {

namespace {

constexpr int kLockMilliseconds = 200; // another window writes for a millisecond

QString nameOf(const QString& path)
{
    return QFileInfo(path).fileName();
}

std::filesystem::path pathOf(const QString& path)
{
    return {path.toStdU16String()};
}

} // namespace

NotesFile::NotesFile(const QString& capture, const QString& userFolder)
    : m_identity(captures::identityOf(pathOf(capture)))
{
    const auto places = captures::sidecarPlaces(pathOf(capture), m_identity, pathOf(userFolder));
    for (std::size_t i = 0; i < m_places.size(); ++i)
        m_places[i].path = QString::fromStdU16String(places[i].u16string());
}

NotesFile::Content NotesFile::read(const QString& path) const
{
    const auto unreadable = [&](const QString& why) {
        return Content{Condition::Unreadable,
                       {},
                       {},
                       {},
                       QCoreApplication::translate("NotesFile", "%1 can't be read: %2.").arg(nameOf(path), why)};
    };
    QFile file(path);
    if (!QFileInfo::exists(path))
        return {};
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(file.errorString());
    if (file.size() > kMaxNotesBytes)
        return unreadable(QCoreApplication::translate("NotesFile", "it is too large for notes"));
    auto document = parseNotes(file.readAll());
    if (!document)
        return unreadable(views::inWords(document.error().message));
    if (!document->head.capture.isSameCapture(m_identity))
        return {Condition::OfAnother,
                {},
                {},
                {},
                QCoreApplication::translate("NotesFile", "%1 belongs to another recording of that name.")
                    .arg(nameOf(path))};
    return {Condition::Ours,
            std::move(document->notes),
            std::move(document->head.machine),
            std::move(document->breakpoints),
            {}};
}

NotesFile::Loaded NotesFile::load()
{
    const Content beside = read(m_places[0].path);
    const Content users = read(m_places[1].path);
    m_places[0].base = beside.notes;
    m_places[1].base = users.notes;
    m_places[0].machine = beside.machine;
    m_places[1].machine = users.machine;
    m_places[0].breakpoints = beside.breakpoints;
    m_places[1].breakpoints = users.breakpoints;
    // The user's own go along when the notes go back beside the capture.
    if (!users.machine.isNone())
        m_machine = users.machine;
    if (!users.breakpoints.empty())
        m_breakpoints = users.breakpoints;
    Loaded loaded{beside.notes, m_machine.value_or(beside.machine), m_breakpoints.value_or(beside.breakpoints), {}};
    const bool isBesideOurs = beside.condition == Condition::Ours;
    const bool isUsers = users.condition == Condition::Ours;
    if (isUsers) {
        // Of a file beside that we can't change, the user's own holds all and what was removed since.
        if (isBesideOurs && !QFileInfo(m_places[0].path).isWritable())
            loaded.notes.clear();
        for (const auto& [key, text] : users.notes)
            loaded.notes.insert_or_assign(key, text);
    }
    for (const Content* content : {&beside, &users})
        if (content->condition == Condition::Unreadable || (content->condition == Condition::OfAnother && !isUsers))
            loaded.problem = content->sentence + QLatin1Char(' ') +
                             QCoreApplication::translate(
                                 "NotesFile", "It stays as it is; what you note now is saved in another place.");
    return loaded;
}

NotesFile::Saved NotesFile::save(const NoteMap& notes)
{
    Saved saved{notes, {}};
    for (Place& place : m_places) {
        saved.problem = saveTo(place, notes, saved.notes);
        if (!saved.problem.isEmpty())
            continue;
        // What was noted while the first place could not be written is there by now.
        if (&place == &m_places[0] && read(m_places[1].path).condition == Condition::Ours)
            QFile::remove(m_places[1].path);
        return saved;
    }
    saved.problem = QCoreApplication::translate("NotesFile", "Your notes can't be saved. %1").arg(saved.problem);
    return saved;
}

QString NotesFile::saveTo(Place& place, const NoteMap& notes, NoteMap& merged) const
{
    QDir().mkpath(QFileInfo(place.path).absolutePath());
    QLockFile lock(place.path + QStringLiteral(".lock"));
    (void)lock.tryLock(kLockMilliseconds); // in a folder that can't be written there is none; writing fails then, too
    const Content content = read(place.path);
    if (content.condition != Condition::Absent && content.condition != Condition::Ours)
        return content.sentence;
    // A file that was taken away since is written anew as a whole.
    const NoteMap& theirs = content.condition == Condition::Ours ? content.notes : place.base;
    NoteMap all = mergeNotes(place.base, notes, theirs);
    const captures::ChosenMachine& theirMachine =
        content.condition == Condition::Ours ? content.machine : place.machine;
    const captures::ChosenMachine machine = m_machine.value_or(theirMachine);
    const auto& theirBreakpoints = content.condition == Condition::Ours ? content.breakpoints : place.breakpoints;
    const views::Breakpoints::Entries breakpoints = m_breakpoints.value_or(theirBreakpoints);
    const QByteArray json = toJson({{m_identity, machine}, all, breakpoints});
    if (json.size() > kMaxNotesBytes)
        return QCoreApplication::translate("NotesFile", "There are more of them than %1 MiB.")
            .arg(kMaxNotesBytes >> 20);
    if (const QString failure = views::saveFile(place.path, json); !failure.isEmpty())
        return failure;
    merged = all;
    place.base = std::move(all);
    place.machine = machine;
    place.breakpoints = breakpoints;
    return {};
}

} // namespace vitrine::app
