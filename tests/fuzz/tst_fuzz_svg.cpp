// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/drawing.h"
#include "core/api/replay/replayer.h"
#include "core/gpu/untimed_gpu.h"
#include "tests/fuzz/fuzz_runner.h"
#include "tests/fuzz/mutator.h"
#include "tests/fuzz/svg_scene.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QtTest>

#include <array>
#include <sstream>
#include <string>

using namespace vitrine;

namespace {

/// Pieces that break what reads numbers, references and nesting.
constexpr std::array<std::string_view, 14> kPieces{
    "1e308", "-1e-308",           "NaN", "url(#p)",   "#s", "</g>",  "<g>",
    "&st;",  "xlink:href='#one'", "%",   "0 0 0 0 0", "'",  "1e30 ", "transform='scale(1e20)'"};

std::string damaged(std::string file, std::uint32_t seed)
{
    test::Mutator mutator(seed);
    for (std::size_t i = mutator.below(4); i > 0; --i) {
        const std::string_view piece = mutator.oneOf(kPieces);
        file.insert(mutator.below(file.size()), piece);
    }
    std::vector<std::byte> bytes(file.size());
    std::memcpy(bytes.data(), file.data(), file.size());
    if (mutator.oneIn(2))
        mutator.mutateAndResize(bytes);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

struct Imported {
    std::vector<core::Call> calls;
    std::string fault;
};

Imported import(const std::string& file)
{
    Imported imported;
    std::istringstream stream(file);
    const auto drawn = captures::svg::drawStream(stream, {{{32, 32}}, {}}, [&](const core::Call& call) {
        imported.calls.push_back(call);
        return core::Result<void>();
    });
    if (!drawn)
        imported.fault = drawn.error().message;
    return imported;
}

/// Every sentence must say where.
std::string faultOf(const Imported& imported)
{
    return imported.fault.empty() || imported.fault.starts_with("line ") ? std::string()
                                                                         : "names no place: " + imported.fault;
}

/// All calls that an import makes can be executed.
std::string replayFaultOf(const std::vector<core::Call>& calls)
{
    core::Memory memory;
    core::UntimedGpu gpu(memory);
    core::Replayer replayer(gpu);
    for (const core::Call& call : calls)
        if (const auto outcome = replayer.execute(call); !outcome)
            return "makes a call that can't be executed: " + outcome.error().message.english();
    return {};
}

std::vector<std::string> librsvgFixtures()
{
    std::vector<std::string> files;
    for (const char* folder : {"crash", "render-crash"}) {
        const QDir fixtures(QStringLiteral("/usr/libexec/installed-tests/RSVG/fixtures/") + folder);
        for (const QFileInfo& entry : fixtures.entryInfoList({"*.svg"}, QDir::Files, QDir::Name)) {
            QFile file(entry.filePath());
            if (file.open(QIODevice::ReadOnly) && file.size() < 100'000)
                files.push_back(file.readAll().toStdString());
        }
    }
    return files;
}

} // namespace

/// Drawings made to do harm become calls that can be executed, or a sentence that says where.
class FuzzSvgTest : public QObject {
    Q_OBJECT

private slots:
    void soundDrawingIsDrawn();
    void damagedDrawingsEndInWords();
    void damagedDrawingsCanBeReplayed();
    void fixturesOfLibrsvgEndInWords();
};

void FuzzSvgTest::soundDrawingIsDrawn()
{
    const Imported imported = import(std::string(test::kDrawing));
    QCOMPARE(imported.fault, std::string());
    QCOMPARE(replayFaultOf(imported.calls), std::string());
    const auto draws = std::ranges::count(imported.calls, "vgDrawPath", &core::Call::function);
    QVERIFY2(draws > 6, qPrintable(QString::number(draws)));
}

void FuzzSvgTest::damagedDrawingsEndInWords()
{
    const auto report = test::fuzz(
        10'000, [](std::uint32_t seed) { return faultOf(import(damaged(std::string(test::kDrawing), seed))); });
    qInfo("%s", report.summary().c_str());
    QVERIFY(report.failures.empty());
}

void FuzzSvgTest::damagedDrawingsCanBeReplayed()
{
    const auto report = test::fuzz(200, [](std::uint32_t seed) {
        return replayFaultOf(import(damaged(std::string(test::kDrawing), seed)).calls);
    });
    qInfo("%s", report.summary().c_str());
    QVERIFY(report.failures.empty());
}

void FuzzSvgTest::fixturesOfLibrsvgEndInWords()
{
    const auto fixtures = librsvgFixtures();
    if (fixtures.empty())
        QSKIP("librsvg2-tests is not installed");
    const auto report = test::fuzz(2'000, [&](std::uint32_t seed) {
        const std::string& file = fixtures[seed % fixtures.size()];
        return file.empty() ? std::string() : faultOf(import(damaged(file, seed)));
    });
    qInfo("%s", report.summary().c_str());
    QVERIFY(report.failures.empty());
}

VITRINE_TEST(FuzzSvgTest)
#include "tst_fuzz_svg.moc"
