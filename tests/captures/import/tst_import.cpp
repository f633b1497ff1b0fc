// SPDX-License-Identifier: Apache-2.0
#include "captures/import/import_trace.h"
#include "captures/import/picture_png.h"
#include "captures/store/capture_reader.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using Cause = captures::ImportFailure::Cause;

/// importTrace() as the window uses it, and the pictures made on the way. Faults of traces: tests/cli.
class ImportTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::filesystem::path file(const char* name) const { return m_folder.filePath(name).toStdString(); }
    static std::filesystem::path trace() { return test::sharedFile("traces/es2gears.trace").toStdString(); }

private slots:
    void progressCountsEveryCall();
    void provenanceIsNoted();
    void thumbnailCanBeSkipped();
    void cancelledImportLeavesTheOlderFile();
    void causesAreToldApart();
    void shrinkingTakesTheMean();
    void shrinkingKeepsProportions();
};

void ImportTest::progressCountsEveryCall()
{
    if (!std::filesystem::exists(trace()))
        QSKIP("no shared captures beside the checkout");
    std::vector<std::uint64_t> seen;
    captures::ImportOptions options;
    options.progress = [&](std::uint64_t calls) { seen.push_back(calls); };
    const auto outcome = captures::importTrace(trace(), file("progress"), options);
    QVERIFY(!outcome.failure);
    QCOMPARE(outcome.counts.calls, std::uint64_t{154}); // info.json of the trace
    QCOMPARE(outcome.counts.frames, std::uint64_t{3});
    QCOMPARE(seen.size(), std::size_t{154});
    QCOMPARE(seen.front(), std::uint64_t{1});
    QCOMPARE(seen.back(), std::uint64_t{154});
}

void ImportTest::provenanceIsNoted()
{
    const std::filesystem::path glmark = test::sharedFile("traces/glmark2-build.trace").toStdString();
    if (!std::filesystem::exists(glmark))
        QSKIP("no shared captures beside the checkout");
    QVERIFY(!captures::importTrace(glmark, file("provenance")).failure);
    const auto capture = captures::CaptureReader::open(file("provenance"));
    QVERIFY(capture.hasValue());
    QVERIFY((*capture)->provenance().program.find("glmark2") != std::string::npos);
    QVERIFY((*capture)->provenance().recorder.starts_with("apitrace"));
    QVERIFY2((*capture)->provenance().renderer.find("llvmpipe") != std::string::npos,
             (*capture)->provenance().renderer.c_str());
}

void ImportTest::thumbnailCanBeSkipped()
{
    if (!std::filesystem::exists(trace()))
        QSKIP("no shared captures beside the checkout");
    captures::ImportOptions options;
    options.thumbnail = captures::ThumbnailWish::Skip;
    QVERIFY(!captures::importTrace(trace(), file("without"), options).failure);
    QVERIFY(!captures::importTrace(trace(), file("with")).failure);
    QVERIFY(captures::CaptureReader::open(file("without")).value()->thumbnail().value().empty());
    QVERIFY(!captures::CaptureReader::open(file("with")).value()->thumbnail().value().empty());
}

void ImportTest::cancelledImportLeavesTheOlderFile()
{
    if (!std::filesystem::exists(trace()))
        QSKIP("no shared captures beside the checkout");
    QVERIFY(!captures::importTrace(trace(), file("older")).failure);
    std::stop_source stop;
    captures::ImportOptions options;
    options.stop = stop.get_token();
    options.progress = [&](std::uint64_t calls) {
        if (calls == 100)
            stop.request_stop();
    };
    const auto outcome = captures::importTrace(trace(), file("older"), options);
    QVERIFY(outcome.failure && outcome.failure->cause == Cause::Cancelled);
    QCOMPARE(outcome.counts.calls, std::uint64_t{100});
    QCOMPARE(captures::CaptureReader::open(file("older")).value()->callCount(), std::uint64_t{154});
    QCOMPARE(QDir(m_folder.path()).entryList({"older*"}), QStringList{"older"});
}

void ImportTest::causesAreToldApart()
{
    const auto missing = captures::importTrace(file("none"), file("out"));
    QVERIFY(missing.failure && missing.failure->cause == Cause::BadInput);
    if (!std::filesystem::exists(trace()))
        QSKIP("no shared captures beside the checkout");
    const auto nowhere = captures::importTrace(trace(), file("no/such/folder/out"));
    QVERIFY(nowhere.failure && nowhere.failure->cause == Cause::CantCreate);
}

void ImportTest::shrinkingTakesTheMean()
{
    // Two by two pixels become one.
    const core::Picture picture{core::Attachment::Color,
                                core::PixelFormat::Rgba8,
                                2,
                                2,
                                {0, 10, 255, 255, 100, 10, 255, 255, 200, 30, 255, 255, 100, 30, 255, 255},
                                {},
                                {}};
    const core::Picture small = captures::shrink(picture, 1);
    QCOMPARE(small.width, 1u);
    QCOMPARE(small.height, 1u);
    QCOMPARE(small.rgba, (std::vector<std::uint8_t>{100, 20, 255, 255}));
    QCOMPARE(captures::shrink(picture, 2).rgba, picture.rgba);
}

void ImportTest::shrinkingKeepsProportions()
{
    core::Picture picture{core::Attachment::Color, core::PixelFormat::Rgba8, 800, 2, {}, {}, {}};
    picture.rgba.resize(800 * 2 * 4);
    const core::Picture flat = captures::shrink(picture, 256);
    QCOMPARE(flat.width, 256u);
    QCOMPARE(flat.height, 1u); // never nothing
    QCOMPARE(flat.rgba.size(), std::size_t{256 * 4});
    QVERIFY(!captures::encodePicture(core::Picture{}).hasValue());
}

VITRINE_TEST(ImportTest, QCoreApplication)
#include "tst_import.moc"
