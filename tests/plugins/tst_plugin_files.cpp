// SPDX-License-Identifier: Apache-2.0
// What is loaded as a plugin, and what is refused with which sentence.
#include "core/plugin/elf_check.h"
#include "core/plugin/plugin_library.h"
#include "core/plugin/repeatability.h"
#include "tests/harness/test_class.h"
#include "tests/plugins/bad_plugins.h"
#include "tests/plugins/plugin_folders.h"

#include <QCryptographicHash>
#include <QtTest>

#include <cstring>

using namespace vitrine::core;
using namespace vitrine::test;

namespace {

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::span<const std::byte> bytesOf(const QByteArray& bytes)
{
    return std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

} // namespace

class PluginFilesTest : public QObject {
    Q_OBJECT
private slots:
    void aPluginBringsItsUnit();
    void twoPluginsAreTwo();
    void unitsKeepTheLibraryLoaded();
    void faultsAreToldInOneSentence_data();
    void faultsAreToldInOneSentence();
    void whatIsNoLibraryIsNotLoaded_data();
    void whatIsNoLibraryIsNotLoaded();
    void everyCutOffLibraryIsRefused();
    void damagedHeadersAreRefusedOrHarmless();
    void changedFilesDoNotChangeWhatWasRead();
    void ONE_03_restlessUnitsAreFlagged();
};

void PluginFilesTest::aPluginBringsItsUnit()
{
    const auto file = readPluginFile(badPlugin("none").toStdString());
    QVERIFY2(file, file ? "" : file.error().message.english().c_str());
    QCOMPARE(QByteArray::fromStdString(file->hash),
             QCryptographicHash::hash(contentsOf(badPlugin("none")), QCryptographicHash::Sha256).toHex());
    const auto catalog = withPlugin(*UnitCatalog::builtIn(), *file);
    QVERIFY2(catalog, catalog ? "" : catalog.error().message.english().c_str());
    QCOMPARE((*catalog)->kinds().size(), std::size_t{4});
    const UnitKind* kind = (*catalog)->named("Same");
    QVERIFY(kind);
    QCOMPARE(int(kind->port), 4);
    QCOMPARE(kind->origin, badPlugin("none").toStdString());
    QCOMPARE(whyNotRepeatable((*catalog)->kinds().back()), std::string());
}

void PluginFilesTest::twoPluginsAreTwo()
{
    const auto one = withPlugin(*UnitCatalog::builtIn(), *readPluginFile(badPlugin("none").toStdString()));
    const auto other = readPluginFile(badPlugin("restless").toStdString());
    QVERIFY(one && other);
    // Not the first one once more, whatever names their copies have.
    QCOMPARE(withPlugin(**one, *other).error().message,
             badPlugin("restless").toStdString() + ": Name Same already used by Same");
    const auto alone = PluginLibrary::load(*PluginCopy::of(*other));
    QVERIFY(alone);
    QVERIFY(&(*alone)->plugin() != nullptr);
}

void PluginFilesTest::unitsKeepTheLibraryLoaded()
{
    std::shared_ptr<const UnitKind> kind;
    {
        const auto catalog = withPlugin(*UnitCatalog::builtIn(), *readPluginFile(badPlugin("none").toStdString()));
        kind = (*catalog)->kinds().back();
    }
    QCOMPARE(kind->functions->struct_size, std::uint32_t{sizeof(vitrine_unit_kind)});
    QCOMPARE(whyNotRepeatable(kind), std::string());
}

void PluginFilesTest::faultsAreToldInOneSentence_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no_entry") << " is no plugin of Vitrine: it has no function vitrine_plugin_entry";
    QTest::newRow("gives_nothing") << " is no plugin of Vitrine: vitrine_plugin_entry gives nothing";
    QTest::newRow("throws")
        << " is no plugin of Vitrine: vitrine_plugin_entry() threw across the line of C: over a line of C";
    QTest::newRow("old_version") << ": The plugin was built for version 0 of the interface, and this is version 1";
    QTest::newRow("no_units") << ": The plugin offers 0 units, not 1–12";
    QTest::newRow("null_unit") << ": A unit has no description";
    QTest::newRow("other_size") << ": A unit has a description of 8 bytes, not 240";
    QTest::newRow("taken_name") << ": Name FFP already used by Fixed-function procedural texture";
    QTest::newRow("keyword") << ": Unit Same has a name in its inputs that is reserved in GLSL";
}

void PluginFilesTest::faultsAreToldInOneSentence()
{
    QFETCH(const QString, sentence);
    const QString path = badPlugin(QTest::currentDataTag());
    const auto file = readPluginFile(path.toStdString());
    QVERIFY2(file, file ? "" : file.error().message.english().c_str());
    const auto catalog = withPlugin(*UnitCatalog::builtIn(), *file);
    QVERIFY(!catalog);
    QCOMPARE(QString::fromStdString(catalog.error().message), path + sentence);
}

void PluginFilesTest::whatIsNoLibraryIsNotLoaded_data()
{
    QTest::addColumn<QByteArray>("contents");
    QTest::addColumn<QString>("sentence");
    const QByteArray whole = contentsOf(badPlugin("none"));
    const auto with = [&](int offset, char byte) {
        QByteArray bytes = whole;
        bytes[offset] = byte;
        return bytes;
    };
    QTest::newRow("empty") << QByteArray() << " is no shared library";
    QTest::newRow("text") << QByteArray("#!/bin/sh\necho no\n") << " is no shared library";
    QTest::newRow("header alone") << whole.left(64) << " is cut off";
    QTest::newRow("half") << whole.left(whole.size() / 2) << " is cut off";
    QTest::newRow("without its last byte") << whole.chopped(1) << " is cut off";
    // ELF: byte 4 is the class, 5 the order, 16 the type, 18 the processor, 56 the number of segments.
    QTest::newRow("of 32 bits") << with(4, 1) << " was built for another kind of processor";
    QTest::newRow("of the other end") << with(5, 2) << " was built for another kind of processor";
    QTest::newRow("of another processor") << with(18, 2) << " was built for another kind of processor";
    QTest::newRow("object file") << with(16, 1) << " is a program or an object file, no shared library";
    QTest::newRow("no segments") << with(56, 0) << " is a damaged shared library";
}

void PluginFilesTest::whatIsNoLibraryIsNotLoaded()
{
    QFETCH(const QByteArray, contents);
    QFETCH(const QString, sentence);
    const PluginFolders folders;
    const QString path = folders.path("no.so");
    QVERIFY(writeFile(path, contents));
    const auto file = readPluginFile(path.toStdString());
    QVERIFY(!file);
    QCOMPARE(QString::fromStdString(file.error().message), path + sentence);
    QVERIFY(!folders.hasRun());
    QCOMPARE(readPluginFile(folders.plugins().toStdString()).error().message,
             folders.plugins().toStdString() + " is no file");
    QCOMPARE(readPluginFile(folders.path("none").toStdString()).error().message,
             folders.path("none").toStdString() + " is not there");
}

void PluginFilesTest::everyCutOffLibraryIsRefused()
{
    const QByteArray whole = contentsOf(badPlugin("none"));
    QVERIFY(checkSharedObject(bytesOf(whole)));
    for (int size = 0; size < whole.size(); size += 1 + size / 64)
        QVERIFY(!checkSharedObject(bytesOf(whole.left(size))));
}

void PluginFilesTest::damagedHeadersAreRefusedOrHarmless()
{
    const QByteArray whole = contentsOf(badPlugin("none"));
    for (int offset = 0; offset < 512; ++offset)
        for (const char byte : {'\x00', '\x7f', '\xff'}) {
            QByteArray bytes = whole;
            bytes[offset] = byte;
            (void)checkSharedObject(bytesOf(bytes)); // No answer is wrong; reading out of bounds would be.
        }
}

void PluginFilesTest::changedFilesDoNotChangeWhatWasRead()
{
    const PluginFolders folders;
    const QString path = folders.install(badPlugin("none"), "a.so");
    const auto file = readPluginFile(path.toStdString());
    QVERIFY(file);
    folders.install(badPlugin("no_entry"), "a.so");
    QVERIFY(withPlugin(*UnitCatalog::builtIn(), *file));
    QVERIFY(folders.hasRun());
}

void PluginFilesTest::ONE_03_restlessUnitsAreFlagged()
{
    const auto catalog = withPlugin(*UnitCatalog::builtIn(), *readPluginFile(badPlugin("restless").toStdString()));
    QVERIFY(catalog);
    QCOMPARE(whyNotRepeatable((*catalog)->kinds().back()),
             std::string("Unit Same is non-deterministic: two equal requests have different outputs"));
    for (const auto& kind : UnitCatalog::builtIn()->kinds())
        QCOMPARE(whyNotRepeatable(kind), std::string());
}

VITRINE_TEST(PluginFilesTest, QCoreApplication)
#include "tst_plugin_files.moc"
