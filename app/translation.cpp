// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/translation.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace vitrine::app {

namespace {

const QString kFolder = QStringLiteral(":/i18n");
const QString kPrefix = QStringLiteral("vitrine_");
const QString kEnglish = QStringLiteral("en");

// The first of the user's languages that there is, where English needs no file.
QString desktopsChoice()
{
    const QStringList known = languages();
    for (const QString& wanted : QLocale::system().uiLanguages())
        if (const QString language = wanted.section(QLatin1Char('-'), 0, 0); known.contains(language))
            return language;
    return kEnglish;
}

void install(QCoreApplication& application, const QString& name, const QString& folder)
{
    auto* translator = new QTranslator(&application);
    if (translator->load(name, folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

} // namespace

QStringList languages()
{
    QStringList languages{kEnglish};
    for (QString file : QDir(kFolder).entryList({kPrefix + QStringLiteral("*.qm")}, QDir::Files, QDir::Name))
        languages << file.remove(kPrefix).remove(QStringLiteral(".qm"));
    return languages;
}

QString currentLanguage()
{
    for (const auto* translator : qApp->findChildren<QTranslator*>())
        if (translator->filePath().startsWith(kFolder))
            return translator->language().section(QLatin1Char('_'), 0, 0);
    return kEnglish;
}

void installTranslation(QCoreApplication& application, const QString& language)
{
    const QString chosen = language.isEmpty() ? desktopsChoice() : language;
    if (chosen == kEnglish)
        return;
    install(application, QStringLiteral("qtbase_") + chosen, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(application, kPrefix + chosen, kFolder);
}

} // namespace vitrine::app
