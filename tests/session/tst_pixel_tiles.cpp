// SPDX-License-Identifier: Apache-2.0
// What HIZ made of a pixel's tile, in the pixel's history.
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "core/session/pixel_history/pixel_history_frame.h"
#include "core/session/pixel_history/pixel_history_json.h"
#include "core/session/pixel_history/pixel_history_text.h"
#include "core/session/pixel_history/tile_text.h"
#include "tests/harness/test_class.h"
#include "tests/session/depth_frame.h"

#include <QFloat16> // whole, for the tests' comparisons beside json
#include <nlohmann/json.hpp>

using namespace vitrine;
using core::BoundSetter;
using core::FragmentTile;
using core::PixelEntry;
using core::PixelFate;
using core::PixelHistory;
using test::DepthFrame;
using test::kStencilTest;
using test::number;
using test::PixelFrame;
using test::real;

namespace {

constexpr int kBillboardTexture = 7;

/// A billboard over the window, u = x / 16 and v = y / 8, that discards where alpha < 0.5, of 8 × 8 texels whose alphas
/// are those of `row` in every row.
class Billboard : public DepthFrame {
public:
    explicit Billboard(const std::array<unsigned char, 8>& row)
    {
        const std::string vertex = "attribute vec4 p; attribute vec4 c; varying vec4 v; varying vec2 t;"
                                   "void main() { gl_Position = p; v = c; t = p.xy * 0.5 + 0.5; }";
        const std::string fragment = "precision mediump float; varying vec4 v; varying vec2 t; uniform sampler2D s;"
                                     "void main() { if (texture2D(s, t).a < 0.5) discard; gl_FragColor = v; }";
        int shader = 2;
        for (const std::string& source : {vertex, fragment}) {
            script.add("glShaderSource", {number(shader), number(1), test::list({{source}}), {}});
            script.add("glCompileShader", {number(shader)});
            ++shader;
        }
        script.add("glLinkProgram", {number(1)});
        script.add("glUseProgram", {number(1)});
        script.add("glGenTextures", {number(1), test::list({number(kBillboardTexture)})});
        script.add("glBindTexture", {number(0x0DE1), number(kBillboardTexture)});
        for (const int filter : {0x2800, 0x2801})
            script.add("glTexParameteri", {number(0x0DE1), number(filter), number(0x2600)}); // nearest
        upload(row);
    }
    void upload(const std::array<unsigned char, 8>& row)
    {
        std::vector<std::byte> texels;
        for (int y = 0; y < 8; ++y)
            for (const unsigned char alpha : row)
                texels.insert(texels.end(), 4, std::byte{alpha});
        script.add("glTexImage2D",
                   {number(0x0DE1), number(0), number(0x1908), number(8), number(8), number(0), number(0x1908),
                    number(0x1401), core::Value{std::make_shared<const std::vector<std::byte>>(std::move(texels))}});
    }
};

bool isNearTile(double value, double expected)
{
    return std::abs(value - expected) < 1e-4;
}

/// Of the first entry.
std::string clearText(const PixelHistory& history)
{
    return "the clear of call " + std::to_string(history.entries.at(0).callNumber);
}

QString toldOf(const PixelHistory& history, std::size_t entry)
{
    return QString::fromStdString(core::sentence(history, history.entries.at(entry)));
}

const FragmentTile& tileOf(const PixelHistory& history, std::size_t entry)
{
    return history.entries.at(entry).fragment.value().tile.value();
}

} // namespace

class PixelTilesTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_11_aCulledPixelNamesTileRowAndDraw();
    void HIZ_11_theDrawThatMadeTheBoundIsNamedAndNotTheLast();
    void HIZ_11_aClearIsNamed();
    void HIZ_11_whatTheFrameBeganWithIsNamed();
    void HIZ_11_aPrimitiveOfTheSameDrawIsNamed();
    void HIZ_11_everyComparisonHasItsWords_data();
    void HIZ_11_everyComparisonHasItsWords();
    void HIZ_11_tilesThatAreShadedSayTheirRow();
    void HIZ_25_aTransparentTileNamesTextureBoxAndClass();
    void HIZ_25_aDiscardedPixelNamesTheDrawThatSetItsBound();
    void HIZ_17_aTransparentTextureIsNamedAsAWhole();
    void HIZ_09_aDiscardThatIsNotProvenIsTheFragmentsOwn();
    void HIZ_27_aStencilBoundIsNamed();
    void HIZ_28_withoutHizTheFragmentSpeaksForItself();
    void aRememberedFrameTellsTheSame();
    void theDocumentHasIt();
};

void PixelTilesTest::HIZ_11_aCulledPixelNamesTileRowAndDraw()
{
    DepthFrame frame;
    frame.draw(1, 0, 0.3f);
    frame.draw(0, 1, 0.6f);
    const PixelHistory history = frame.history(13, 3); // of columns 8…15
    QCOMPARE(history.entries.size(), std::size_t{3});
    QVERIFY(history.entries[1].fate == PixelFate::Written);
    const PixelEntry& culled = history.entries[2];
    QVERIFY(culled.fate == PixelFate::Culled);
    const FragmentTile& tile = tileOf(history, 2);
    QVERIFY((tile.tile == core::HizTile{1, 0}));
    QCOMPARE(int(tile.tableRow), 1);
    QVERIFY(isNearTile(tile.incoming[0], 0.6) && isNearTile(tile.incoming[1], 0.6));
    QVERIFY(isNearTile(tile.stored[0], 0.3) && isNearTile(tile.stored[1], 0.3));
    QVERIFY(tile.setter.value().kind == BoundSetter::Kind::Draw);
    QCOMPARE(tile.setter->draw.value(), 0u);
    QCOMPARE(toldOf(history, 2), QString("draw 1 primitive 1: culled: tile (1,0) is behind draw 0: zmin 0.6 > zmax 0.3 "
                                         "(row 1 of the table); by itself: failed depth: 0.6 is not less than 0.3"));
    QCOMPARE(core::timingText(history, culled), std::string("no task: its tile made no quads"));
    QVERIFY(!culled.fragment->shaded && culled.after.color == culled.before.color);
}

void PixelTilesTest::HIZ_11_theDrawThatMadeTheBoundIsNamedAndNotTheLast()
{
    DepthFrame frame;
    frame.draw(1, 0, 0.3f);
    frame.scissor(0, 0, 2, 2);
    frame.draw(1, 1, 0.1f); // changes zmin alone
    frame.wholeWindow();
    frame.draw(0, 1, 0.6f);
    const PixelHistory history = frame.history(5, 3);
    QVERIFY(history.entries.back().fate == PixelFate::Culled);
    const FragmentTile& tile = tileOf(history, history.entries.size() - 1);
    QVERIFY(isNearTile(tile.stored[0], 0.1) && isNearTile(tile.stored[1], 0.3));
    QCOMPARE(tile.setter.value().draw.value(), 0u);
}

void PixelTilesTest::HIZ_11_aClearIsNamed()
{
    DepthFrame frame;
    frame.draw(1, 0, 0.2f);
    frame.script.add("glClearDepthf", {real(0.5f)});
    frame.clear(0);
    frame.draw(0, 1, 0.6f);
    const PixelHistory history = frame.history();
    const FragmentTile& tile = tileOf(history, 3);
    QVERIFY(tile.setter.value().kind == BoundSetter::Kind::Clear);
    QCOMPARE(tile.setter->callNumber, frame.lastCall("glClear"));
    QCOMPARE(tile.setter->callIndex, history.entries[2].callIndex);
    const QString words = QString("culled: tile (0,0) is behind the clear of call %1: zmin 0.6 > zmax 0.5 (row 1 of "
                                  "the table)")
                              .arg(frame.lastCall("glClear"));
    QVERIFY2(toldOf(history, 3).contains(words), qPrintable(toldOf(history, 3)));
}

void PixelTilesTest::HIZ_11_whatTheFrameBeganWithIsNamed()
{
    DepthFrame frame;
    frame.draw(1, 0, 0.3f);
    frame.script.add("eglSwapBuffers", {test::handle(0xD0), test::handle(0x50)}, number(1));
    frame.draw(0, 1, 0.6f);
    const PixelHistory history = frame.history();
    QCOMPARE(history.entries.size(), std::size_t{1});
    const FragmentTile& tile = tileOf(history, 0);
    QVERIFY(tile.setter.value().kind == BoundSetter::Kind::Before);
    QCOMPARE(tile.setter->draw.value(), 0u);
    QVERIFY2(toldOf(history, 0).contains("is behind what the frame began with (last changed by draw 0): zmin"),
             qPrintable(toldOf(history, 0)));
}

void PixelTilesTest::HIZ_11_aPrimitiveOfTheSameDrawIsNamed()
{
    DepthFrame frame;
    frame.drawTwoTriangles();
    const PixelHistory history = frame.history();
    QCOMPARE(history.entries.size(), std::size_t{3});
    QVERIFY(history.entries[2].fate == PixelFate::Culled);
    QCOMPARE(tileOf(history, 2).setter.value().primitive, history.entries[1].fragment->ids.primitive);
    QVERIFY2(
        toldOf(history, 2).contains("culled: tile (0,0) is behind primitive 1 of the same draw: zmin 0.6 > zmax 0.3"),
        qPrintable(toldOf(history, 2)));
}

void PixelTilesTest::HIZ_11_everyComparisonHasItsWords_data()
{
    QTest::addColumn<int>("function");
    QTest::addColumn<float>("depth"); ///< against 0.5
    QTest::addColumn<QString>("words");
    QTest::newRow("less") << 0x0201 << 0.5f << "tile (0,0) is behind draw 0: zmin 0.5 = zmax 0.5 (row 1";
    QTest::newRow("less or equal") << 0x0203 << 0.75f << "tile (0,0) is behind draw 0: zmin 0.75 > zmax 0.5 (row 1";
    QTest::newRow("greater") << 0x0204 << 0.25f << "tile (0,0) is in front of draw 0: zmax 0.25 < zmin 0.5 (row 1";
    QTest::newRow("greater or equal") << 0x0206 << 0.25f << "in front of draw 0: zmax 0.25 < zmin 0.5 (row 1";
    QTest::newRow("equal") << 0x0202 << 0.25f << "tile (0,0) has no depth of draw 0: 0.25 and 0.5 (row 1";
    QTest::newRow("not equal") << 0x0205 << 0.5f << "tile (0,0) has the depth of draw 0 everywhere: 0.5 (row 1";
    QTest::newRow("never") << 0x0200 << 0.25f << "tile (0,0) is compared by a function that nothing passes (row 1";
}

void PixelTilesTest::HIZ_11_everyComparisonHasItsWords()
{
    QFETCH(int, function);
    QFETCH(float, depth);
    QFETCH(QString, words);
    DepthFrame frame;
    frame.draw(1, 0, 0.5f);
    frame.script.add("glDepthFunc", {number(function)});
    frame.draw(0, 1, depth);
    const PixelHistory history = frame.history();
    QVERIFY(history.entries.at(2).fate == PixelFate::Culled);
    QVERIFY2(toldOf(history, 2).contains("culled: ") && toldOf(history, 2).contains(words),
             qPrintable(toldOf(history, 2)));
}

void PixelTilesTest::HIZ_11_tilesThatAreShadedSayTheirRow()
{
    DepthFrame frame;
    frame.draw(1, 0, 0.5f);
    frame.scissor(0, 0, 2, 2);
    frame.draw(1, 1, 0.1f);
    frame.wholeWindow();
    frame.draw(0, 1, 0.3f); // between 0.1 and 0.5
    const PixelHistory history = frame.history(5, 3);
    QCOMPARE(history.entries.size(), std::size_t{3});
    QCOMPARE(core::tileText(history.entries[1]),
             std::string("tile (0,0) passed as a whole: no sample was compared (row 2 of the table)"));
    QCOMPARE(core::tileText(history.entries[2]),
             std::string("tile (0,0) was ambiguous: its samples were tested (row 3 of the table)"));
    QVERIFY(history.entries[2].fate == PixelFate::Written);
    QVERIFY(!tileOf(history, 2).setter);
}

void PixelTilesTest::HIZ_25_aTransparentTileNamesTextureBoxAndClass()
{
    Billboard frame({0, 0, 0, 0, 255, 255, 255, 255});
    frame.draw(1, 0, 0.4f);
    const PixelHistory left = frame.history(3, 3);
    QVERIFY(left.entries.at(1).fate == PixelFate::Terminated);
    const FragmentTile& tile = tileOf(left, 1);
    QCOMPARE(int(tile.tableRow), 7);
    QCOMPARE(tile.textures.size(), std::size_t{1});
    QCOMPARE(tile.textures[0].id.value().name, std::uint32_t{kBillboardTexture});
    const core::TexelBox& box = tile.textures[0].box.value();
    const core::ClassLookup& found = tile.textures[0].found;
    QVERIFY((box.columns.count == 1 && box.columns.spans[0] == core::TexelSpans::Span{0, 3}));
    QVERIFY((box.rows.count == 1 && box.rows.spans[0] == core::TexelSpans::Span{0, 7}));
    QCOMPARE(found.level, std::size_t{2});
    QCOMPARE(found.entries, 2u);
    QVERIFY(found.found == core::OpacityClass::Transparent);
    QCOMPARE(toldOf(left, 1),
             QString("draw 0 primitive 1: terminated: the shader would discard all of tile (0,0): texture 7, texels x "
                     "0–3, y 0–7: transparent in 2 entries of class level 2 (row 7 of the table; zmax set by %1); by "
                     "itself: discarded by the color updater (KIL)")
                 .arg(QString::fromStdString(clearText(left))));
    const PixelHistory right = frame.history(11, 3);
    QVERIFY(right.entries.at(1).fate == PixelFate::Written);
    QCOMPARE(core::tileText(right.entries[1]),
             std::string("tile (1,0) passed as a whole: no sample was compared; nothing can be discarded: texture 7, "
                         "texels x 4–7, y 0–7: opaque in 2 entries of class level 2 (row 5 of the table)"));
}

void PixelTilesTest::HIZ_17_aTransparentTextureIsNamedAsAWhole()
{
    Billboard frame({0, 0, 0, 0, 0, 0, 0, 0});
    frame.draw(1, 0, 0.4f);
    const PixelHistory history = frame.history(3, 3);
    QVERIFY(!tileOf(history, 1).textures.at(0).box);
    QVERIFY2(toldOf(history, 1)
                 .contains("terminated: the shader would discard all of tile (0,0): all of texture 7 (row "
                           "7 of the table; zmax set by the clear of call "),
             qPrintable(toldOf(history, 1)));
}

void PixelTilesTest::HIZ_09_aDiscardThatIsNotProvenIsTheFragmentsOwn()
{
    Billboard frame({0, 255, 0, 255, 0, 255, 0, 255}); // texel 0 for pixels 0 and 1
    frame.draw(1, 0, 0.4f);
    const PixelHistory history = frame.history(1, 3);
    QVERIFY(history.entries.at(1).fate == PixelFate::Discarded);
    QCOMPARE(toldOf(history, 1), QString("draw 0 primitive 1: discarded by the color updater (KIL)"));
    QCOMPARE(core::tileText(history.entries[1]),
             "tile (0,0) passed as a whole: no sample was compared (row 9 of the table; zmax set by " +
                 clearText(history) + ")");
    QVERIFY(history.entries[1].fragment->isBypassed); // one texture and one alpha test: no task
}

void PixelTilesTest::HIZ_25_aDiscardedPixelNamesTheDrawThatSetItsBound()
{
    Billboard frame({255, 255, 255, 255, 255, 255, 255, 255});
    frame.draw(1, 0, 0.4f); // opaque: all of the bounds are its
    frame.upload({0, 0, 0, 0, 0, 0, 0, 0});
    frame.draw(0, 1, 0.3f);
    const PixelHistory history = frame.history(3, 3);
    QCOMPARE(history.entries.size(), std::size_t{3});
    QVERIFY(history.entries[2].fate == PixelFate::Terminated);
    QCOMPARE(tileOf(history, 2).setter.value().draw.value(), 0u);
    QVERIFY2(toldOf(history, 2).contains("all of texture 7 (row 7 of the table; zmax set by draw 0)"),
             qPrintable(toldOf(history, 2)));
}

void PixelTilesTest::HIZ_27_aStencilBoundIsNamed()
{
    PixelFrame frame;
    frame.clear(1);
    frame.enable(kStencilTest);
    frame.script.add("glStencilFunc", {number(0x0202), number(1), number(0xFF)}); // equal to 1
    frame.draw(1, 0);
    const PixelHistory history = frame.history();
    QVERIFY(history.entries.at(1).fate == PixelFate::Culled);
    const std::string call = std::to_string(history.entries[0].callNumber);
    QCOMPARE(core::tileText(history.entries[1]), "all of tile (0,0) fails stencil: 1 is not equal to 0, set by the "
                                                 "clear of call " +
                                                     call + " (row 1 of the table)");
}

void PixelTilesTest::HIZ_28_withoutHizTheFragmentSpeaksForItself()
{
    DepthFrame frame;
    frame.draw(1, 0, 0.3f);
    frame.draw(0, 1, 0.6f);
    core::MachineConfig config;
    config.hiz->enabled = 0;
    const PixelHistory history = frame.history(13, 3, config);
    QVERIFY(history.entries.at(2).fate == PixelFate::DepthFailed);
    QVERIFY(!history.entries[2].fragment->tile);
    QCOMPARE(toldOf(history, 2), QString("draw 1 primitive 1: failed depth: 0.6 is not less than 0.3"));
}

void PixelTilesTest::aRememberedFrameTellsTheSame()
{
    Billboard frame({0, 0, 0, 0, 255, 0, 255, 255});
    frame.draw(1, 0, 0.4f);
    frame.scissor(4, 0, 12, 8);
    frame.draw(1, 1, 0.3f);
    frame.wholeWindow();
    frame.script.add("glClearDepthf", {real(0.35f)});
    frame.script.add("glClear", {number(0x0100)});
    frame.draw(0, 1, 0.6f);
    frame.draw(0, 1, 0.2f);
    const test::CaptureBench bench([&](const QString& path) { return frame.write(path); });
    core::Replay replay = bench.replay();
    const std::uint64_t position = bench.source().callCount();
    const auto remembered = core::PixelHistoryFrame::remember(replay, bench.source(), position);
    QVERIFY(remembered.hasValue() && *remembered);
    for (const std::uint32_t x : {1u, 5u, 9u, 14u}) {
        const auto quick = (*remembered)->history({}, x, 3);
        const PixelHistory whole = frame.history(x, 3);
        QVERIFY(quick.hasValue());
        QCOMPARE(quick->entries.size(), whole.entries.size());
        for (std::size_t i = 0; i < whole.entries.size(); ++i) {
            QCOMPARE(toldOf(*quick, i), toldOf(whole, i));
            QCOMPARE(core::tileText(quick->entries[i]), core::tileText(whole.entries[i]));
        }
    }
}

void PixelTilesTest::theDocumentHasIt()
{
    DepthFrame depth;
    depth.draw(1, 0, 0.25f);
    depth.draw(0, 1, 0.5f);
    const auto culled = nlohmann::json::parse(core::toJson(depth.history()))["entries"][2];
    QCOMPARE(culled["fate"], "culled");
    QVERIFY(culled["fragment"]["quad"].is_null());
    const auto& tile = culled["fragment"]["tile"];
    QCOMPARE(tile["verdict"], "culled");
    QCOMPARE(tile["table_row"], 1);
    QVERIFY(isNearTile(tile["depth"][0], 0.5) && isNearTile(tile["stored_depth"][1], 0.25));
    QCOMPARE(tile["set_by"]["kind"], "draw");
    QCOMPARE(tile["set_by"]["draw"], 0);
    Billboard board({0, 0, 0, 0, 255, 255, 255, 255});
    board.draw(1, 0, 0.4f);
    const auto terminated = nlohmann::json::parse(core::toJson(board.history(3, 3)))["entries"][1];
    QCOMPARE(terminated["fate"], "terminated");
    const auto& texture = terminated["fragment"]["tile"]["textures"][0];
    QCOMPARE(texture["texture"], kBillboardTexture);
    QCOMPARE(texture["x"].dump(), std::string("[[0,3]]"));
    QCOMPARE(texture["class"], "transparent");
    QCOMPARE(terminated["fragment"]["tile"]["set_by"]["kind"], "clear");
}

VITRINE_TEST(PixelTilesTest, QCoreApplication)
#include "tst_pixel_tiles.moc"
