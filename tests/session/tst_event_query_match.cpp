// SPDX-License-Identifier: Apache-2.0
#include "core/session/call_troubles.h"
#include "core/session/query/event_query_match.h"
#include "tests/harness/test_class.h"

#include "tests/session/capture_bench.h"
#include "tests/ui/test_capture.h"

using namespace vitrine;
using core::QueryMarker;
using test::addFrame;
using test::addSetUp;
using test::CallScript;
using test::handle;
using test::list;
using test::number;

namespace {

using Calls = std::vector<std::uint64_t>;

// Two frames of test_capture.h: the set-up is calls 0 to 21, and of frame f, with s = 22 + 13 f, s + 2 is the clear,
// s + 4 to s + 11 the group "halves", s + 7 and s + 10 its draws, and s + 12 the present.
QString writeTwoFrames(const QString& path)
{
    return test::writeFrames(path, 2);
}

QString writeBindings(const QString& path)
{
    CallScript script;
    script.add("eglMakeCurrent", {handle(1), handle(2), handle(2), handle(0xA)}, number(1));                    // 0
    script.add("glBindTexture", {number(0x0DE1), number(5)});                                                   // 1
    script.add("glActiveTexture", {number(0x84C1)});                                                            // 2
    script.add("glBindTexture", {number(0x0DE1), number(6)});                                                   // 3
    script.add("glUseProgram", {number(7)});                                                                    // 4
    script.add("glBindBuffer", {number(0x8892), number(2)});                                                    // 5
    script.add("glVertexAttribPointer", {number(0), number(2), number(0x1406), {false}, number(0), handle(0)}); // 6
    script.add("glBindBuffer", {number(0x8892), number(3)});                                                    // 7
    script.add("glBindBuffer", {number(0x8893), number(4)});                                                    // 8
    script.add("glDrawArrays", {number(4), number(0), number(3)});                           // 9: array 0 is disabled
    script.add("glEnableVertexAttribArray", {number(0)});                                    // 10
    script.add("glDrawArrays", {number(4), number(0), number(6)});                           // 11
    script.add("glDrawElements", {number(4), number(9), number(0x1403), handle(0)});         // 12
    script.add("glDeleteTextures", {number(1), list({number(6)})});                          // 13
    script.add("glBindFramebuffer", {number(0x8D40), number(8)});                            // 14
    script.add("glDrawArrays", {number(0), number(0), number(1)});                           // 15
    script.add("glUniform1i", {number(0), number(3)});                                       // 16
    script.add("eglMakeCurrent", {handle(1), handle(2), handle(2), handle(0xB)}, number(1)); // 17
    script.add("glDrawArrays", {number(4), number(0), number(3)});                           // 18: another context
    script.add("glClear", {number(0x4100)});                                                 // 19
    return test::writeCapture(path, script);
}

/// OpenVG takes turns with the context of OpenGL ES that stays current.
QString writeBothApis(const QString& path)
{
    CallScript script;
    script.add("eglMakeCurrent", {handle(1), handle(2), handle(2), handle(0xA)}, number(1));   // 0
    script.add("glBindTexture", {number(0x0DE1), number(5)});                                  // 1
    script.add("eglBindAPI", {number(0x30A1)}, number(1));                                     // 2
    script.add("eglCreateContext", {handle(1), handle(3), handle(0), handle(0)}, handle(0xB)); // 3
    script.add("eglMakeCurrent", {handle(1), handle(2), handle(2), handle(0xB)}, number(1));   // 4
    script.add("vgDrawPath", {number(5), number(2)});                                          // 5
    script.add("glDrawArrays", {number(4), number(0), number(3)});                             // 6
    script.add("eglMakeCurrent", {handle(1), handle(0), handle(0), handle(0)}, number(1)); // 7: OpenVG's is released
    script.add("glDrawArrays", {number(4), number(0), number(3)});                         // 8
    return test::writeCapture(path, script);
}

QString writeNestedMarkers(const QString& path)
{
    CallScript script;
    const auto push = [&](const char* label) { script.add("glPushGroupMarkerEXT", {number(0), {std::string(label)}}); };
    script.add("glPopGroupMarkerEXT");                                           // 0: closes nothing
    push("scene");                                                               // 1
    push("sky");                                                                 // 2
    script.add("glFlush");                                                       // 3
    script.add("glPopGroupMarkerEXT");                                           // 4
    script.add("glInsertEventMarkerEXT", {number(0), {std::string("skyline")}}); // 5
    script.add("glFlush");                                                       // 6
    script.add("glPopGroupMarkerEXT");                                           // 7
    push("open");                                                                // 8
    script.add("glFlush");                                                       // 9
    return test::writeCapture(path, script);
}

core::QueryFacts factsOf(const captures::CaptureReader& source)
{
    core::QueryFacts facts;
    for (const captures::MarkerEntry& marker : source.markers())
        facts.markers.push_back({static_cast<QueryMarker::Kind>(marker.kind), marker.callIndex, marker.label});
    return facts;
}

// Every call, in order.
Calls found(const test::CaptureBench& bench, const std::string& text, core::QueryFacts facts)
{
    const core::ParsedQuery parsed = core::parseQuery(text);
    if (parsed.fault)
        return {std::uint64_t(-1)};
    core::EventQueryMatcher matcher(parsed.query, std::move(facts), bench.source());
    Calls calls;
    for (std::uint64_t index = 0; index < bench.source().callCount(); ++index)
        if (const auto matched = matcher.matches(index); matched && *matched)
            calls.push_back(index);
    return calls;
}

Calls found(const test::CaptureBench& bench, const std::string& text)
{
    return found(bench, text, factsOf(bench.source()));
}

} // namespace

class TestEventQueryMatch final : public QObject {
    Q_OBJECT

private slots:
    void wordsAreLookedForInThePrintedCall()
    {
        const test::CaptureBench bench(writeTwoFrames);
        QVERIFY(bench.isReady());
        QCOMPARE(found(bench, "").size(), std::size_t(48));
        QCOMPARE(found(bench, "draw 2"), Calls({42}));
        QCOMPARE(found(bench, "gl_triangles, FIRST = 0"), Calls({29, 32, 42, 45}));
        QCOMPARE(found(bench, "glScissor and \"x = 8\""), Calls({30, 43}));
        QCOMPARE(found(bench, "present"), Calls({34, 47}));
    }

    void numbersAndKindsTellCallsApart()
    {
        const test::CaptureBench bench(writeTwoFrames);
        QVERIFY(bench.isReady());
        QCOMPARE(found(bench, "kind:draw"), Calls({29, 32, 42, 45}));
        QCOMPARE(found(bench, "kind:clear,present"), Calls({24, 34, 37, 47}));
        QCOMPARE(found(bench, "kind:marker"), Calls({26, 33, 39, 46}));
        QCOMPARE(found(bench, "draw:1-2"), Calls({32, 42}));
        QCOMPARE(found(bench, "draw>=3"), Calls({45}));
        QCOMPARE(found(bench, "draw!=1,2"), Calls({29, 45})); // what is no draw has no number
        QCOMPARE(found(bench, "not draw:0-2 kind:draw"), Calls({45}));
        QCOMPARE(found(bench, "call:23-24"), Calls({23, 24}));
        QCOMPARE(found(bench, "frame:1 kind:draw"), Calls({42, 45}));
        QCOMPARE(found(bench, "frame:0").size(), std::size_t(35)); // the set-up is part of it
        QCOMPARE(found(bench, "vertices:3"), Calls({29, 32, 42, 45}));
        QCOMPARE(found(bench, "vertices>3"), Calls({}));
    }

    void functionsAndArguments()
    {
        const test::CaptureBench bench(writeTwoFrames);
        QVERIFY(bench.isReady());
        QCOMPARE(found(bench, "function:glCLEAR*"), Calls({23, 24, 36, 37}));
        QCOMPARE(found(bench, "function:glClear"), Calls({24, 37}));
        QCOMPARE(found(bench, "arg:GL_TRIANGLES"), Calls({29, 32, 42, 45}));
        QCOMPARE(found(bench, "mode:4"), Calls({29, 32, 42, 45}));
        QCOMPARE(found(bench, "x>=8 function:glScissor"), Calls({30, 43}));
        QCOMPARE(found(bench, "mask:GL_COLOR_BUFFER_BIT"), Calls({24, 37}));
        QCOMPARE(found(bench, "cap!=GL_SCISSOR_TEST"), Calls({}));
        QCOMPARE(found(bench, "blue>0.5"), Calls({23, 36}));
        QCOMPARE(found(bench, "name:c"), Calls({14}));
    }

    void bitsCountOneByOne()
    {
        const test::CaptureBench bench(writeBindings);
        QVERIFY(bench.isReady());
        QCOMPARE(found(bench, "mask:GL_DEPTH_BUFFER_BIT"), Calls({19}));
        QCOMPARE(found(bench, "mask:GL_COLOR_BUFFER_BIT"), Calls({19}));
        QCOMPARE(found(bench, "mask:GL_STENCIL_BUFFER_BIT"), Calls({}));
    }

    void objectsAreFoundWhereTheyAreNamedOrInUse()
    {
        const test::CaptureBench bench(writeBindings);
        QVERIFY(bench.isReady());
        QCOMPARE(found(bench, "texture:5"), Calls({1, 9, 11, 12, 15}));
        QCOMPARE(found(bench, "texture:6"), Calls({3, 9, 11, 12, 13})); // deleted: not bound to draw 15
        QCOMPARE(found(bench, "program:7"), Calls({4, 9, 11, 12, 15, 16}));
        QCOMPARE(found(bench, "buffer:2"), Calls({5, 6, 11, 12, 15}));
        QCOMPARE(found(bench, "buffer:3"), Calls({7})); // bound, but no draw reads from it
        QCOMPARE(found(bench, "buffer:4"), Calls({8, 12}));
        QCOMPARE(found(bench, "framebuffer:8"), Calls({14, 15}));
        QCOMPARE(found(bench, "framebuffer:0"), Calls({9, 11, 12, 18, 19}));
    }

    void ONE_07_whatOneApiHasBoundTheOtherDoesNotUse()
    {
        const test::CaptureBench bench(writeBothApis);
        QVERIFY(bench.isReady());
        QCOMPARE(found(bench, "texture:5"), Calls({1, 6, 8}));
        QCOMPARE(found(bench, "framebuffer:0"), Calls({6, 8}));
        QCOMPARE(found(bench, "kind:draw"), Calls({5, 6, 8}));
    }

    void callsThatPassByCountForWhatIsBound()
    {
        const test::CaptureBench bench(writeBindings);
        QVERIFY(bench.isReady());
        core::EventQueryMatcher matcher(core::parseQuery("texture:6").query, {}, bench.source());
        QVERIFY(matcher.needsEveryCall());
        Calls calls;
        for (std::uint64_t index = 0; index < bench.source().callCount(); ++index) {
            if (index != 11 && index != 15)
                matcher.passBy(index);
            else if (*matcher.matches(index))
                calls.push_back(index);
        }
        QCOMPARE(calls, Calls({11}));
    }

    void markersReachOverTheirGroups()
    {
        const test::CaptureBench bench(writeNestedMarkers);
        QVERIFY(bench.isReady());
        QCOMPARE(found(bench, "marker:scene"), Calls({1, 2, 3, 4, 5, 6, 7}));
        QCOMPARE(found(bench, "marker:sky"), Calls({2, 3, 4}));
        QCOMPARE(found(bench, "marker:sky*"), Calls({2, 3, 4, 5}));
        QCOMPARE(found(bench, "marker:open"), Calls({8, 9}));
        QCOMPARE(found(bench, "marker!=scene"), Calls({0, 8, 9}));
        QCOMPARE(found(bench, "marker:scene and not marker:sky and function:glFlush"), Calls({6}));
    }

    void errorsAreTheCallsWithAWarning()
    {
        const test::CaptureBench bench(writeTwoFrames);
        QVERIFY(bench.isReady());
        core::QueryFacts facts;
        QCOMPARE(found(bench, "error", facts), Calls({}));
        facts.warnings = std::make_shared<const core::CallSentences>(
            core::CallSentences{{7, {core::Text::verbatim("seven")}}, {9, {core::Text::verbatim("nine")}}});
        QCOMPARE(found(bench, "error", facts), Calls({7, 9}));
        QCOMPARE(found(bench, "not error", facts).size(), std::size_t(46));
    }

    void whatStandsBeforeACallIsUpToTheList()
    {
        const test::CaptureBench bench(writeTwoFrames);
        QVERIFY(bench.isReady());
        core::QueryFacts facts;
        facts.label = [](const core::ActionEntry& action) { return "Zeichnung " + std::to_string(action.draw); };
        QCOMPARE(found(bench, "zeichnung 2", facts), Calls({42}));
    }
};

VITRINE_TEST(TestEventQueryMatch, QCoreApplication)
#include "tst_event_query_match.moc"
