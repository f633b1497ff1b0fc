// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QDirIterator>
#include <QStringList>

/// Drawings of others, which lie where packages of Debian install them, and never here.

namespace vitrine::test {

struct Corpus {
    const char* package;
    const char* folder;
};
inline constexpr Corpus kCorpora[] = {
    {"librsvg2-tests", "/usr/libexec/installed-tests/RSVG"}, {"tango-icon-theme", "/usr/share/icons/Tango"},
    {"iso-flags-svg", "/usr/share/iso-flags-svg"},           {"breeze-icon-theme", "/usr/share/icons/breeze"},
    {"openclipart-svg", "/usr/share/openclipart"},
};

/// The drawings of a corpus below its folder, each once, in the order of their names; empty where it is not installed.
inline QStringList drawingsOf(const Corpus& corpus)
{
    QStringList files;
    const QDir folder(QString::fromLatin1(corpus.folder));
    QDirIterator all(folder.path(), {QStringLiteral("*.svg")}, QDir::Files | QDir::NoSymLinks,
                     QDirIterator::Subdirectories);
    while (all.hasNext())
        files << folder.relativeFilePath(all.next());
    files.sort();
    return files;
}

} // namespace vitrine::test
