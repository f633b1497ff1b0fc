// SPDX-License-Identifier: Apache-2.0
// What the cards of HiZ say of draws that a machine has made.
#include "core/session/draw_start.h"
#include "tests/harness/test_class.h"
#include "views/docks/hiz/hiz_card.h"
#include "views/docks/hiz/hiz_text.h"

#include <QTextDocumentFragment>
#include <QtTest>

// Behind what uses Qt's word emit.
#include "cmake/without_emit.h"

#include "core/session/hiz/hiz_section.h"
#include "core/session/machine/draw_recording_parts.h"
#include "tests/spec/hiz/hiz_bench.h"

using namespace vitrine;
using gputest::DrawBench;
using hiz::HizBench;
using hiz::idealConfig;
using hiz::ProgramParts;
using views::HizFacts;
using views::HizLook;

namespace {

/// 16 × 8 pixels, 2 × 1 tiles, that hold 0.4.
struct Scene {
    HizBench bench{16, 8};

    Scene() { bench.draw(bench.flat(0.4f)); }

    [[nodiscard]] HizFacts facts(const DrawBench::Draft& draft) { return facts(draft, bench.memory()); }
    [[nodiscard]] static HizFacts facts(const DrawBench::Draft& draft, const core::Memory& memory)
    {
        core::DrawCommand command = draft.finished();
        command.drawSeq = 1;
        const auto recording =
            core::recordDraw(std::make_shared<const core::DrawStart>(core::DrawStart{idealConfig(), command, memory}));
        return recording ? HizFacts(*recording, 1) : HizFacts();
    }
    [[nodiscard]] QString drawCard(const ProgramParts& parts)
    {
        return plain(hizDrawCard(facts(bench.flat(0.2f, parts))));
    }

    static QString plain(const views::LinkedHtml& card)
    {
        return QTextDocumentFragment::fromHtml(card.html()).toPlainText();
    }
};

core::BoundSetter drawn(std::uint32_t draw)
{
    return {.kind = core::BoundSetter::Kind::Draw, .draw = draw, .primitive = 0, .callIndex = 8, .callNumber = 8};
}

} // namespace

class TestHizCard final : public QObject {
    Q_OBJECT

private slots:
    void HIZ_07_theCardOfADrawHasItsD()
    {
        Scene scene;
        QVERIFY(scene.drawCard({}).contains("D no: depths are those of the primitives."));
        QVERIFY(scene.drawCard({.writesDepth = true})
                    .contains("D: the program writes depth, so bounds can't tell anything beforehand."));
    }

    void HIZ_08_theCardOfADrawHasItsS()
    {
        Scene scene;
        QVERIFY(scene.drawCard({}).contains("S no: the program has no side effects."));
        scene.bench.addAuxiliary(4);
        DrawBench::Draft draft = scene.bench.flat(0.2f, {.hasSideEffects = true});
        scene.bench.bindTo(draft);
        const QString card = Scene::plain(hizDrawCard(scene.facts(draft)));
        QVERIFY2(card.contains("S: the program writes other buffers, so it runs even where nothing is seen."),
                 qPrintable(card));
    }

    void HIZ_09_theCardOfADrawHasItsCWithTheLine()
    {
        Scene scene;
        QVERIFY(scene.drawCard({}).contains("C no: nothing can be discarded."));
        DrawBench::Draft draft = scene.bench.flat(0.2f, {.canDiscard = true});
        core::Program program = *draft.state.program.fragment;
        for (core::Instruction& instruction : program.instructions)
            instruction.sourceLine = instruction.opcode == core::Opcode::Kil ? 7 : 3;
        draft.state.program.fragment = std::make_shared<const core::Program>(program);
        const QString card = Scene::plain(hizDrawCard(scene.facts(draft)));
        QVERIFY2(card.contains("C: fragments may be discarded, by the program or by their alpha."), qPrintable(card));
        QVERIFY2(card.contains("The fragment shader discards in line 7."), qPrintable(card));
        QVERIFY2(card.contains("Layer 1, of the whole draw: not proven."), qPrintable(card));
        for (core::Instruction& instruction : program.instructions)
            instruction.sourceLine = 0; // made without a source
        draft.state.program.fragment = std::make_shared<const core::Program>(program);
        QVERIFY(Scene::plain(hizDrawCard(scene.facts(draft))).contains("The fragment shader discards."));
    }

    void HIZ_02_theCardOfATileHasCornersAndInterval()
    {
        Scene scene; // 0.3 at the left edge, 0.5 at the right one
        const HizFacts facts = scene.facts(scene.bench.triangle(0.3f, 0.5f));
        const QString left = Scene::plain(hizTileCard(facts, {0, 0})), right = Scene::plain(hizTileCard(facts, {1, 0}));
        QVERIFY2(left.contains("… 0.400000 LESS 0.400000"), qPrintable(left));
        QVERIFY2(left.contains("at the corners 0.300000 and 0.400000 below, 0.300000 and 0.400000 above"),
                 qPrintable(left));
        QVERIFY2(right.contains("at the corners 0.400000 and 0.500000 below, 0.400000 and 0.500000 above"),
                 qPrintable(right));
        const QString flat = Scene::plain(hizTileCard(scene.facts(scene.bench.flat(0.25f)), {0, 0}));
        QVERIFY2(flat.contains("at all corners 0.250000"), qPrintable(flat));
    }

    void HIZ_02_depthsThatAreNoNumbersAreSaid()
    {
        core::TileVerdict verdict; // setup lets no such plane through: this one is made by hand
        verdict.primitive = 1;
        verdict.row = 3;
        verdict.incoming = {{0, 100}, false, {}};
        verdict.depth.before = verdict.depth.after = {100, 100};
        core::HizSection hiz;
        hiz.depth.before = hiz.depth.after = core::HizMap{8, 1, 1, 100, {{{100, 100}, {}, false}}};
        hiz.card.judged = 1;
        hiz.card.tests = {verdict};
        core::HizDrawCard::Tile& tile = hiz.card.tiles[{0, 0}];
        tile.row = 3;
        tile.tests = {0};
        auto parts = std::make_unique<core::DrawRecording::Parts>();
        parts->sections.add(core::SectionValue::of(std::move(hiz)));
        core::DrawState state;
        state.targets.width = state.targets.height = 8;
        state.depthStencil.depthTest = true;
        auto start = std::make_shared<core::DrawStart>();
        start->command.state = std::make_shared<const core::DrawState>(state);
        parts->start = start;
        const HizFacts facts(std::make_shared<const core::DrawRecording>(std::move(parts)), 0);
        const QString card = Scene::plain(hizTileCard(facts, {0, 0}));
        QVERIFY2(card.contains("its depths are no numbers: anything from 0 to 1"), qPrintable(card));
        QVERIFY2(card.contains("0.000000 … 1.000000 LESS 1.000000"), qPrintable(card));
    }

    void HIZ_02_pointsHaveNoCorners()
    {
        Scene scene;
        DrawBench::Draft draft = scene.bench.triangle(0.2f, 0.2f);
        draft.command.topology = core::Topology::Points; // of 3 pixels: one around the lower left corner
        const QString card = Scene::plain(hizTileCard(scene.facts(draft), {0, 0}));
        QVERIFY2(card.contains("a point or a line: the depths of its vertices, without corners"), qPrintable(card));
    }

    void HIZ_11_theCardNamesWhoSetTheBoundThatDecided()
    {
        Scene scene;
        HizFacts facts = scene.facts(scene.bench.flat(0.6f)); // behind
        const auto card = [&facts] { return Scene::plain(hizTileCard(facts, {0, 0})); };
        QVERIFY2(!card().contains("set by") && !HizFacts(facts).cullOf({0, 0}), qPrintable(card())); // not known yet
        core::TileBoundSetters tile;
        tile.before = tile.after = {drawn(4), drawn(0), {}};
        tile.cull = {core::TileBound::DepthMax, drawn(0)};
        facts.setters = std::make_shared<const core::DrawSetters>(core::DrawSetters{2, 1, {tile, tile}});
        QVERIFY2(card().contains("The bound that decided: zmax, set by draw 0."), qPrintable(card()));
        QVERIFY2(card().contains("zmin 0.400000, set by draw 4 · zmax 0.400000, set by draw 0"), qPrintable(card()));
        const QString readout = views::HizText::readout(facts, {0, 0});
        QVERIFY2(readout.endsWith("zmax set by draw 0 · culled, row 1"), qPrintable(readout));
        facts.look.surface = HizLook::Surface::Stencil; // which did not decide, and nothing has set
        QVERIFY2(card().contains("smax 0 · set before the frame"), qPrintable(card()));
        QVERIFY2(card().contains("The bound that decided: zmax, set by draw 0."), qPrintable(card()));
    }

    void HIZ_11_whoSetABoundHasWordsAndAWayThere()
    {
        using views::HizText;
        using Kind = core::BoundSetter::Kind;
        const auto words = [](const core::BoundSetter& setter) {
            return HizText::setBy(setter, HizText::setter(setter));
        };
        core::BoundSetter setter = drawn(3);
        QCOMPARE(words(setter), QString("set by draw 3"));
        QVERIFY(HizText::setterLink(setter)->place == views::Link::Place(views::DrawLink{3, {}}));
        setter.primitive = 2;
        QCOMPARE(words(setter), QString("set by primitive 2 of this draw"));
        QVERIFY(HizText::setterLink(setter)->selection == views::Selection(views::PrimitiveLink{3, 2}));
        setter = {.kind = Kind::Clear, .draw = {}, .primitive = 0, .callIndex = 6, .callNumber = 40};
        QCOMPARE(words(setter), QString("set by the clear of call 40"));
        QVERIFY(HizText::setterLink(setter)->place == views::Link::Place(views::CallLink{40}));
        setter = {};
        QCOMPARE(words(setter), QString("set before the frame"));
        QVERIFY(!HizText::setterLink(setter));
        setter.draw = 1;
        QCOMPARE(words(setter), QString("set before the frame, last changed by draw 1"));
        QVERIFY(HizText::setterLink(setter)->place == views::Link::Place(views::DrawLink{1, {}}));
    }

    void HIZ_27_theCardHasTheStencilTest()
    {
        Scene scene;
        DrawBench::Draft draft = scene.bench.flat(0.2f);
        draft.state.depthStencil.stencilTest = true;
        draft.state.depthStencil.front.function = core::CompareFunction::Equal;
        draft.state.depthStencil.front.reference = 1; // against 0
        HizFacts facts = scene.facts(draft);
        const QString card = Scene::plain(hizTileCard(facts, {0, 0}));
        QVERIFY2(card.contains("stencil 0: fail"), qPrintable(card));
        QVERIFY2(card.contains("fail, cull (row 1)"), qPrintable(card));
    }

    void HIZ_28_aFaultIsTold()
    {
        Scene scene;
        const DrawBench::Draft draft = scene.bench.flat(0.6f);
        QVERIFY(scene.facts(draft).fault().isEmpty());
        core::Memory memory = scene.bench.memory();
        memory.surface(draft.state.targets.depth).bounds()->set(1, {{hiz::code(0.1), hiz::code(0.2)}, 1});
        const HizFacts facts = Scene::facts(draft, memory);
        QVERIFY2(
            facts.fault().startsWith("after draw 1 a depth sample of tile (1,0) lies outside of the tile's bounds; "
                                     "row 1"),
            qPrintable(facts.fault()));
        QCOMPARE(facts.brokenTiles(), std::size_t{1});
    }
};

VITRINE_TEST(TestHizCard, QApplication)
#include "tst_hiz_card.moc"
