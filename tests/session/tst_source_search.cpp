// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/source_search.h"
#include "tests/harness/test_class.h"

#include "tests/session/capture_bench.h"
#include "tests/ui/test_capture.h"

using namespace vitrine;
using core::ResourceId;
using core::ResourceKind;
using core::ShaderStage;
using test::number;

namespace {

// Program 1 of test_capture.h with its shaders 2 and 3; then 3 gets another source that is never linked, and 2 is
// deleted, but lives on, attached, with its name.
QString writeShaders(const QString& path)
{
    test::CallScript script;
    test::addSetUp(script);
    const std::string source = "precision mediump float;\n\n  // A comment about Gold\nvoid main() { }\n";
    script.add("glShaderSource", {number(3), number(1), test::list({{source}}), {}});
    script.add("glDeleteShader", {number(2)});
    return test::writeCapture(path, script);
}

} // namespace

class TestSourceSearch final : public QObject {
    Q_OBJECT

private slots:
    void shadersAndProgramsAreLookedThrough()
    {
        const test::CaptureBench bench(writeShaders);
        QVERIFY(bench.isReady());
        core::Replay replay = bench.replay();
        QVERIFY(replay.seek(bench.source().callCount()));
        const auto texts = core::shaderTexts(replay);
        // The fragment stage that the program runs stands in no shader any more.
        QCOMPARE(texts.size(), std::size_t(3));
        QCOMPARE(texts[0].id.name, 2u);
        QVERIFY(texts[0].id.kind == ResourceKind::Shader);
        QVERIFY(texts[0].stage == ShaderStage::Vertex);
        QCOMPARE(texts[1].id.name, 3u);
        QCOMPARE(texts[2].id.name, 1u);
        QVERIFY(texts[2].id.kind == ResourceKind::Program);
        QVERIFY(texts[2].stage == ShaderStage::Fragment);

        const auto gold = core::linesWith("GOLD", texts);
        QCOMPARE(gold.size(), std::size_t(1));
        QCOMPARE(gold[0].id.name, 3u);
        QCOMPARE(gold[0].number, 3u);
        QCOMPARE(gold[0].text, std::string("// A comment about Gold"));
        QCOMPARE(core::linesWith("gl_FragColor", texts).size(), std::size_t(1));
        QCOMPARE(core::linesWith("void main()", texts).size(), std::size_t(3));
        QVERIFY(core::linesWith("", texts).empty());
    }

    void nothingIsThereBeforeTheFirstCall()
    {
        const test::CaptureBench bench(writeShaders);
        QVERIFY(bench.isReady());
        QVERIFY(core::shaderTexts(bench.replay()).empty());
    }

    void findsAndLinesAreBounded()
    {
        std::string many;
        for (int i = 0; i < 20'000; ++i)
            many += "x\n";
        const ResourceId id{ResourceKind::Shader, 1, 1};
        QCOMPARE(core::linesWith("x", {{id, ShaderStage::Vertex, many}}).size(), core::kMaxLines);
        std::string wide(5'000, 'x');
        for (std::size_t i = 1; i + 1 < wide.size(); i += 2)
            wide.replace(i, 2, "ä"); // so that a limit falls into a character
        const auto lines = core::linesWith("x", {{id, ShaderStage::Vertex, wide}});
        QCOMPARE(lines.size(), std::size_t(1));
        QVERIFY(QString::fromStdString(lines[0].text).endsWith("ä…"));
    }
};

VITRINE_TEST(TestSourceSearch, QCoreApplication)
#include "tst_source_search.moc"
