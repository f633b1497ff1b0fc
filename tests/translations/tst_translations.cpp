// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using vitrine::test::sourceFile;

namespace {

struct Message {
    QString context, source, comment, translation, type;
};

/// Of the German texts, from the root.
QStringList textFiles(const QDir& root)
{
    QStringList files{QStringLiteral("translations/vitrine_de.ts")};
    for (const char* top : {"views", "tests"}) {
        QDirIterator all(root.filePath(QLatin1String(top)), {QStringLiteral("de.ts")}, QDir::Files,
                         QDirIterator::Subdirectories);
        while (all.hasNext())
            files << root.relativeFilePath(all.next());
    }
    return files;
}

QList<Message> readMessages(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            messages << Message{context, {}, {}, {}, {}};
        else if (xml.name() == QLatin1String("source"))
            messages.last().source = xml.readElementText();
        else if (xml.name() == QLatin1String("comment"))
            messages.last().comment = xml.readElementText();
        else if (xml.name() == QLatin1String("translation")) {
            messages.last().type = xml.attributes().value(QLatin1String("type")).toString();
            messages.last().translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        }
    }
    return messages;
}

// What stands for something else, or makes up the text: %1, <b>, {key:…}. Of the core's words the places of arguments,
// which a translation may number: {}, {:.2f} and {1}.
QStringList marks(const QString& context, QString text)
{
    static const QRegularExpression kPlace(QStringLiteral("\\{[0-9]?(:[^}]*)?\\}"));
    if (context == QLatin1String("Core"))
        text.replace(kPlace, QStringLiteral("{}"));
    static const QRegularExpression kMark(QStringLiteral("%L?\\d|%n|</?[a-z]+[^>]*>|\\{[^}]*\\}"));
    QStringList found;
    for (auto matches = kMark.globalMatch(text); matches.hasNext();)
        found << matches.next().captured();
    found.sort();
    return found;
}

} // namespace

/// The German texts are those of the sources, all of them.
class TestTranslations final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(folder.isValid());
        const QDir root(sourceFile({}));
        for (const QString& file : textFiles(root)) {
            QVERIFY(QDir(folder.path()).mkpath(QFileInfo(file).path()));
            QVERIFY(QFile::copy(root.filePath(file), folder.filePath(file)));
        }
        QProcess update;
        update.start(root.filePath(QStringLiteral("translations/update")), {folder.path()});
        QVERIFY(update.waitForFinished(-1));
        QCOMPARE(update.exitCode(), 0);
        warnings = QString::fromUtf8(update.readAllStandardError());
        for (const QString& file : textFiles(QDir(folder.path())))
            messages << readMessages(folder.filePath(file));
        QVERIFY(messages.size() > 200); // There was something to read.
    }

    /// A text is translated once, in the folder that says it: lrelease would take either of two.
    void noTextIsInTwoFiles()
    {
        QStringList all, twice;
        for (const Message& message : messages)
            all << message.context + QStringLiteral(": ") + message.source + QStringLiteral(" / ") + message.comment;
        all.sort();
        for (qsizetype i = 1; i < all.size(); ++i)
            if (all[i] == all[i - 1])
                twice << all[i];
        QCOMPARE(twice, QStringList());
    }

    /// A text that lupdate does not understand is never translated.
    void everyTextOfTheSourcesIsFound() { QCOMPARE(warnings, QString()); }

    void everyTextIsTranslated()
    {
        QStringList missing;
        for (const Message& message : messages)
            if (message.type == QLatin1String("unfinished") || message.translation.isEmpty())
                missing << message.context + QStringLiteral(": ") + message.source;
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("%1 texts are not translated; translations/update, then "
                                                              "fill in:\n%2")
                                                   .arg(missing.size())
                                                   .arg(missing.join(QLatin1Char('\n')))));
    }

    void translationsKeepWhatStandsForSomethingElse()
    {
        for (const Message& message : messages)
            QVERIFY2(message.translation.isEmpty() ||
                         marks(message.context, message.source) == marks(message.context, message.translation),
                     qPrintable(message.source + QStringLiteral(" → ") + message.translation));
    }

    void translationsEndAsTheirTextsDo()
    {
        static const QString kEnds = QStringLiteral(".:…?!");
        for (const Message& message : messages) {
            if (message.translation.isEmpty())
                continue;
            const QChar wanted = message.source.back();
            QVERIFY2(!kEnds.contains(wanted) || message.translation.back() == wanted,
                     qPrintable(message.source + QStringLiteral(" → ") + message.translation));
        }
    }

private:
    QTemporaryDir folder;
    QString warnings;
    QList<Message> messages;
};

VITRINE_TEST(TestTranslations, QCoreApplication)
#include "tst_translations.moc"
