// SPDX-License-Identifier: Apache-2.0
#include "captures/record/recorder/frame_filter.h"
#include "tests/api/replay/call_builder.h"
#include "tests/harness/test_class.h"

#include <QtTest>

using namespace vitrine;
using captures::FrameFilter;
using captures::FrameRange;
using core::CallFlags;

namespace {

/// Passes calls through a filter and lists the functions that come out.
class Bench {
public:
    explicit Bench(std::optional<FrameRange> range) : m_filter(range)
    {
        add("eglMakeCurrent", {calls::pointer(1), calls::pointer(2), calls::pointer(2), calls::pointer(3)},
            calls::number(1));
    }
    void add(const char* function, std::vector<core::Value> arguments = {}, core::Value result = {},
             CallFlags flags = CallFlags::None)
    {
        const core::FunctionInfo* info = core::findFunction(function);
        arguments.resize(info->parameters.size());
        core::Call call = calls::make(function, std::move(arguments), std::move(result));
        call.flags = flags;
        m_filter.add(call, *info, [this](const core::Call& kept) { m_kept.push_back(kept.function); });
    }
    void bindFramebuffer(int name) { add("glBindFramebuffer", {calls::number(0x8D40), calls::number(name)}); }
    /// What has come out since the last time.
    std::vector<std::string> kept() { return std::exchange(m_kept, {}); }
    const FrameFilter& filter() const { return m_filter; }

private:
    FrameFilter m_filter;
    std::vector<std::string> m_kept;
};

using Names = std::vector<std::string>;

} // namespace

class TestFrameFilter : public QObject {
    Q_OBJECT

private slots:
    void withoutARangeEverythingIsKeptAtOnce()
    {
        Bench bench({});
        bench.add("glDrawArrays");
        bench.add("glGetError");
        bench.add("eglSwapBuffers");
        QCOMPARE(bench.kept(), (Names{"eglMakeCurrent", "glDrawArrays", "glGetError", "eglSwapBuffers"}));
        QCOMPARE(bench.filter().frames(), std::uint64_t{1});
        QVERIFY(!bench.filter().isBehindRange());
    }

    void aPresentThatWasRefusedEndsNoFrame()
    {
        Bench bench(FrameRange{1, 1});
        bench.add("eglSwapBuffers", {}, {}, CallFlags::Refused);
        bench.add("glBindFramebuffer", {calls::number(0x8D40), calls::number(5)}, {}, CallFlags::Refused);
        bench.add("glClear"); // of the window, still
        QCOMPARE(bench.filter().frames(), std::uint64_t{0});
        bench.add("eglSwapBuffers");
        QCOMPARE(bench.filter().frames(), std::uint64_t{1});
        QCOMPARE(bench.kept(), (Names{"eglMakeCurrent", "eglSwapBuffers"}));
    }

    void ofOpenVgWhatLeavesMoreThanPixelsIsKept()
    {
        Bench bench(FrameRange{1, 1});
        for (const char* function : {"vgClear", "vgDrawPath", "vgGetError", "vgMask", "vgRenderToMask", "vgCopyImage",
                                     "vgDrawGlyph", "vgAppendPathData", "vgWritePixels", "v2dColor", "v2dCopy"})
            bench.add(function);
        bench.add("eglSwapBuffers");
        QCOMPARE(bench.kept(), (Names{"eglMakeCurrent", "vgMask", "vgRenderToMask", "vgCopyImage", "vgDrawGlyph",
                                      "vgAppendPathData", "v2dColor"}));
    }

    void aFrameThatReadsItsSurfaceIntoAnImageIsKept()
    {
        Bench bench(FrameRange{1, 1});
        bench.add("vgClear");
        bench.add("vgGetPixels");
        bench.add("eglSwapBuffers");
        QCOMPARE(bench.kept(), (Names{"eglMakeCurrent", "vgClear", "vgGetPixels"}));
    }

    void theFramebufferStaysBoundWhileOpenVgIsMadeCurrent()
    {
        Bench bench(FrameRange{1, 1});
        bench.bindFramebuffer(5);
        bench.add("eglBindAPI", {calls::number(0x30A1)}, calls::number(1));
        bench.add("eglCreateContext", {}, calls::pointer(7));
        bench.add("eglMakeCurrent", {calls::pointer(1), calls::pointer(2), calls::pointer(2), calls::pointer(7)},
                  calls::number(1));
        bench.add("vgClear");
        bench.add("glClear"); // of the program's framebuffer
        bench.add("eglMakeCurrent", {calls::pointer(1), {}, {}, {}}, calls::number(1));
        bench.add("glDrawArrays");
        bench.add("eglSwapBuffers");
        QCOMPARE(bench.kept(), (Names{"eglMakeCurrent", "glBindFramebuffer", "eglBindAPI", "eglCreateContext",
                                      "eglMakeCurrent", "glClear", "eglMakeCurrent", "glDrawArrays"}));
    }

    void whatOnlyTheScreenSeesIsLeftOutBeforeTheRange()
    {
        Bench bench(FrameRange{1, 1});
        bench.add("glClear");
        bench.add("glTexImage2D");
        bench.add("glVertexAttribPointer", {}, {}, CallFlags::Fake); // the array of the draw
        bench.add("glDrawArrays");
        bench.add("glGetError");
        bench.add("glGetUniformLocation");
        bench.add("eglQuerySurface", {}, {}, CallFlags::Fake);
        bench.bindFramebuffer(5);
        bench.add("glClear");
        bench.add("glVertexAttribPointer", {}, {}, CallFlags::Fake);
        bench.add("glDrawElements");
        bench.bindFramebuffer(0);
        bench.add("glVertexAttribPointer");
        bench.add("glDrawArrays");
        QVERIFY(bench.filter().isBeforeRange());
        bench.add("eglSwapBuffers");
        QCOMPARE(bench.kept(), (Names{"eglMakeCurrent", "glTexImage2D", "glGetUniformLocation", "eglQuerySurface",
                                      "glBindFramebuffer", "glClear", "glVertexAttribPointer", "glDrawElements",
                                      "glBindFramebuffer", "glVertexAttribPointer"}));
        QVERIFY(!bench.filter().isBeforeRange());
        bench.add("glDrawArrays");
        bench.add("glGetError");
        bench.add("eglSwapBuffers");
        QCOMPARE(bench.kept(), (Names{"glDrawArrays", "glGetError", "eglSwapBuffers"}));
        QVERIFY(bench.filter().isBehindRange());
        bench.add("glDrawArrays");
        QCOMPARE(bench.kept(), Names());
    }

    void aFrameThatCopiesFromTheWindowIsKeptWholeButForItsPresent()
    {
        Bench bench(FrameRange{2, 2});
        bench.add("glDrawArrays");
        bench.add("glCopyTexImage2D");
        bench.add("eglSwapBuffers");
        QCOMPARE(bench.kept(), (Names{"eglMakeCurrent", "glDrawArrays", "glCopyTexImage2D"}));
        bench.bindFramebuffer(5); // from a framebuffer of the program: nothing of the window's is needed
        bench.add("glCopyTexImage2D");
        bench.bindFramebuffer(0);
        bench.add("glDrawArrays");
        bench.add("eglSwapBuffers");
        QCOMPARE(bench.kept(), (Names{"glBindFramebuffer", "glCopyTexImage2D", "glBindFramebuffer"}));
    }

    void aDeletedFramebufferIsTheWindowAgain()
    {
        Bench bench(FrameRange{1, 1});
        bench.bindFramebuffer(5);
        bench.add("glDeleteFramebuffers", {calls::number(1), calls::names({5})});
        bench.add("glDrawArrays");
        bench.add("eglSwapBuffers");
        QCOMPARE(bench.kept(), (Names{"eglMakeCurrent", "glBindFramebuffer", "glDeleteFramebuffers"}));
    }

    void aFrameTooLargeToHoldIsKept()
    {
        Bench bench(FrameRange{1, 1});
        const core::Value large{std::make_shared<const std::vector<std::byte>>(FrameFilter::kMostHeldBytes / 2)};
        bench.add("glDrawArrays");
        for (int i = 0; i < 3; ++i)
            bench.add("glBufferData", {calls::number(0x8892), calls::number(1), large});
        bench.add("glDrawArrays");
        bench.add("eglSwapBuffers");
        QCOMPARE(bench.kept(), (Names{"eglMakeCurrent", "glDrawArrays", "glBufferData", "glBufferData", "glBufferData",
                                      "glDrawArrays"}));
    }
};

VITRINE_TEST(TestFrameFilter, QCoreApplication)
#include "tst_frame_filter.moc"
