// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/buffer_contents.h"
#include "core/session/resources/frame_walk.h"
#include "tests/harness/test_class.h"
#include "tests/session/capture_bench.h"
#include "tests/ui/test_capture.h"

#include <cstring>

using namespace vitrine;
using core::BufferContents;
using core::BufferSource;
using core::ClientArray;
using core::ClientIndices;
using core::ResourceId;
using core::ResourceKind;
using test::CallScript;
using test::CaptureBench;
using test::number;
using test::real;

namespace {

constexpr int kArray = 0x8892, kElements = 0x8893, kStatic = 0x88E4, kDynamic = 0x88E8;
constexpr int kFloat = 0x1406, kUnsignedByte = 0x1401, kUnsignedShort = 0x1403, kTriangles = 4;

core::Value shorts(const std::vector<std::uint16_t>& values)
{
    std::vector<std::byte> bytes(values.size() * sizeof(std::uint16_t));
    std::memcpy(bytes.data(), values.data(), bytes.size());
    return {std::make_shared<const std::vector<std::byte>>(std::move(bytes))};
}

void present(CallScript& script)
{
    script.add("eglSwapBuffers", {test::handle(0xD0), test::handle(0x50)}, number(1));
}

/// Frame 0: draw 0 reads positions from buffer 1, packed. Frame 1: buffer 77 holds position (2 floats) and color (4
/// normalized bytes), interleaved in 16 bytes behind 8 others; buffer 5 holds indices; draw 1 reads both. Then buffer
/// 77 changes, draw 2 reads colors and indices from the program's own memory. Frame 2: buffer 77 is deleted.
CallScript interleaved()
{
    CallScript script;
    test::addSetUp(script);
    script.add("glVertexAttrib4f", {number(1), real(1), real(0), real(0), real(1)});
    script.add("glDrawArrays", {number(kTriangles), number(0), number(3)});
    present(script);

    script.add("glGenBuffers", {number(2), test::list({number(77), number(5)})});
    script.add("glBindBuffer", {number(kArray), number(77)});
    script.add("glBufferData", {number(kArray), number(56), {}, number(kDynamic)});
    script.add("glVertexAttribPointer", {number(0), number(2), number(kFloat), {false}, number(16), test::handle(8)});
    script.add("glVertexAttribPointer",
               {number(1), number(4), number(kUnsignedByte), {true}, number(16), test::handle(16)});
    script.add("glEnableVertexAttribArray", {number(1)});
    script.add("glBindBuffer", {number(kElements), number(5)});
    script.add("glBufferData", {number(kElements), number(8), shorts({9, 0, 1, 2}), number(kStatic)});
    script.add("glDrawElements", {number(kTriangles), number(3), number(kUnsignedShort), test::handle(2)});
    script.add("glBufferSubData", {number(kArray), number(8), number(4), test::floatBlob({0.5f})});
    script.add("glBindBuffer", {number(kArray), number(0)});
    script.add("glVertexAttribPointer", {number(1),
                                         number(4),
                                         number(kFloat),
                                         {false},
                                         number(0),
                                         test::floatBlob({1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1})});
    script.add("glBindBuffer", {number(kElements), number(0)});
    script.add("glDrawElements", {number(kTriangles), number(3), number(kUnsignedShort), shorts({2, 1, 0})});
    present(script);

    script.add("glDeleteBuffers", {number(1), test::list({number(77)})});
    return script;
}

const ResourceId kPacked{ResourceKind::Buffer, 1, 1};
const ResourceId kInterleaved{ResourceKind::Buffer, 1, 77};
const ResourceId kIndices{ResourceKind::Buffer, 1, 5};

} // namespace

class TestBufferContents final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        bench =
            std::make_unique<CaptureBench>([](const QString& path) { return test::writeCapture(path, interleaved()); });
        QVERIFY(bench->isReady());
    }

    void aBufferIsFoundByItsRecordedName()
    {
        auto replay = at(bench->afterDraw(0));
        const auto contents = core::bufferContents(replay, {kPacked, nullptr});
        QVERIFY(contents);
        QCOMPARE(contents->bytes->size(), std::size_t(24));
        QCOMPARE(contents->usage, std::string("GL_STATIC_DRAW"));
        float last = 0;
        std::memcpy(&last, contents->bytes->data() + 20, sizeof(last));
        QCOMPARE(last, 3.0f);
        const auto missing = core::bufferContents(replay, {kInterleaved, nullptr});
        QVERIFY(!missing);
        QCOMPARE(missing.error().message, std::string("there is no buffer 77 at this position"));
    }

    void theLastDrawTellsTheLayout()
    {
        auto replay = at(bench->afterDraw(0));
        QVERIFY(core::bufferOfLastDraw(replay) == BufferSource(kPacked));
        const auto packed = core::bufferContents(replay, {kPacked, nullptr});
        QCOMPARE(packed->presets.size(), std::size_t(1));
        QCOMPARE(core::layoutText(packed->presets[0].layout), std::string("float2 p;"));
        QCOMPARE(packed->presets[0].draw, std::optional(0u));

        replay = at(bench->afterDraw(1));
        const auto both = core::bufferContents(replay, {kInterleaved, nullptr});
        QCOMPARE(both->usage, std::string("GL_DYNAMIC_DRAW"));
        QCOMPARE(both->presets.size(), std::size_t(1)); // what is bound now is the same
        QCOMPARE(core::layoutText(both->presets[0].layout), std::string("start 8; float2 p; ubyte4n c; pad 4;"));
        QCOMPARE(both->presets[0].layout.elementCount(both->bytes->size()), 3u);
        const auto indices = core::bufferContents(replay, {kIndices, nullptr});
        QCOMPARE(core::layoutText(indices->presets[0].layout), std::string("start 2; ushort index;"));
        QVERIFY(indices->presets[0].readings[0].isIndices());
        QCOMPARE(indices->presets[0].readings[0].indexCount, 3u);
    }

    void arraysThatAreBoundButNotYetDrawnWith()
    {
        auto replay = at(bench->afterDraw(1) - 1);
        const auto contents = core::bufferContents(replay, {kInterleaved, nullptr});
        QCOMPARE(contents->presets.size(), std::size_t(1));
        QVERIFY(!contents->presets[0].draw);
        QCOMPARE(core::layoutText(contents->presets[0].layout), std::string("start 8; float2 p; ubyte4n c; pad 4;"));
    }

    void theProgramsOwnMemoryIsShownAsTheDrawReadIt()
    {
        auto replay = at(bench->afterDraw(2));
        const auto colors = core::bufferContents(replay, {ClientArray{1}, nullptr});
        QVERIFY(colors);
        QCOMPARE(colors->bytes->size(), std::size_t(48));
        QCOMPARE(core::layoutText(colors->presets[0].layout), std::string("float4 c;"));
        const auto indices = core::bufferContents(replay, {ClientIndices{}, nullptr});
        QVERIFY(indices);
        QCOMPARE(indices->bytes->size(), std::size_t(6));
        QCOMPARE(static_cast<int>((*indices->bytes)[0]), 2);
        QVERIFY(!core::bufferContents(replay, {ClientArray{0}, nullptr})); // that one is in a buffer
        QVERIFY(!core::bufferContents(at(bench->afterDraw(1)), {ClientIndices{}, nullptr}));
    }

    void choicesAreAllBuffersAndTheMemoryOfTheLastDraw()
    {
        const auto choices = core::bufferChoices(at(bench->afterDraw(2)));
        QCOMPARE(choices.size(), std::size_t(5));
        QVERIFY(choices[0].source == BufferSource(kPacked));
        QVERIFY(choices[1].source == BufferSource(kIndices));
        QCOMPARE(choices[1].size, 8u);
        QVERIFY(choices[2].source == BufferSource(kInterleaved));
        QVERIFY(choices[3].source == BufferSource(ClientArray{1}));
        QCOMPARE(choices[3].attribute, std::string("c"));
        QVERIFY(choices[4].source == BufferSource(ClientIndices{}));
        QCOMPARE(core::bufferChoices(at(bench->source().callCount())).size(), std::size_t(4)); // one was deleted
        QVERIFY(core::bufferChoices(at(0)).empty());
        QVERIFY(!core::bufferOfLastDraw(at(0)));
    }

    void unchangedBytesStayTheSameOnes()
    {
        auto replay = at(bench->afterDraw(1));
        const auto first = core::bufferContents(replay, {kInterleaved, nullptr});
        QVERIFY(replay.seek(bench->afterDraw(1) - 1));
        const auto same = core::bufferContents(replay, {kInterleaved, first->bytes});
        QVERIFY(same->bytes == first->bytes);
        QVERIFY(replay.seek(bench->afterDraw(2)));
        const auto other = core::bufferContents(replay, {kInterleaved, first->bytes});
        QVERIFY(other->bytes != first->bytes);
        QVERIFY(*other->bytes != *first->bytes);
    }

    void allDrawsOfTheFrameTellHowTheyReadIt()
    {
        auto replay = at(bench->afterDraw(1) - 3); // in frame 1, before its draws
        const auto layouts = core::frameLayouts(replay, bench->source(), kInterleaved);
        QVERIFY(layouts);
        QCOMPARE(layouts->size(), std::size_t(2));
        QCOMPARE((*layouts)[0].draw, std::optional(1u));
        QCOMPARE((*layouts)[0].draws, 1u);
        QCOMPARE(core::layoutText((*layouts)[1].layout), std::string("start 8; float2 p; pad 8;"));
        QCOMPARE((*layouts)[1].draw, std::optional(2u));
        QVERIFY(replay.seek(bench->afterDraw(1))); // the question has moved it
        const auto none = core::frameLayouts(replay, bench->source(), kPacked);
        QVERIFY(none && none->empty()); // frame 0 alone reads it
    }

    void framesAreRangesOfCalls()
    {
        const auto& frames = bench->source().frames();
        QCOMPARE(frames.size(), std::size_t(2));
        const auto range = core::frameRange(bench->source(), frames[1].firstCallIndex + 1);
        QCOMPARE(range.frame, std::optional<std::uint64_t>(1));
        QCOMPARE(range.first, frames[0].endCallIndex + 1);
        QCOMPARE(range.end, frames[1].endCallIndex + 1);
        QCOMPARE(core::frameRange(bench->source(), range.end).frame, range.frame); // as presented
        QCOMPARE(core::frameRange(bench->source(), 0).frame, std::optional<std::uint64_t>(0));
        const auto rest = core::frameRange(bench->source(), bench->source().callCount());
        QVERIFY(!rest.frame);
        QCOMPARE(rest.first, range.end);
        QCOMPARE(rest.end, bench->source().callCount());
    }

    void aStopEndsTheLookThroughAFrame()
    {
        auto replay = at(bench->afterDraw(2));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!core::frameLayouts(replay, bench->source(), kInterleaved, stop.get_token()));
    }

private:
    [[nodiscard]] core::Replay at(std::uint64_t position) const
    {
        auto replay = bench->replay();
        if (!replay.seek(position))
            qWarning("the position can't be reached");
        return replay;
    }

    std::unique_ptr<CaptureBench> bench;
};

VITRINE_TEST(TestBufferContents)
#include "tst_buffer_contents.moc"
