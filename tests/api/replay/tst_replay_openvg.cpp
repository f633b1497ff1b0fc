// SPDX-License-Identifier: Apache-2.0
// Recorded calls of OpenVG and VGU, executed on our own. What they draw is not looked at here.
#include "core/api/calls/bound_api.h"
#include "tests/api/replay/vg_replay_bench.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <set>

using namespace vitrine::core;
using calls::number;

class TestReplayOpenVg : public QObject {
    Q_OBJECT

private slots:
    void everyFunctionIsReplayed()
    {
        VgReplayBench bench;
        QCOMPARE(bench.setUpVg(), std::string());
        int functions = 0;
        for (const FunctionInfo& function : vitrine::core::functions()) {
            if (!isOfVg(function.name))
                continue;
            ++functions;
            // Without its arguments it is cut short, and not unknown.
            const std::string sentence = bench.run(calls::make(std::string(function.name)));
            QVERIFY2(!bench.last.isSkipped, sentence.c_str());
            if (!function.parameters.empty())
                QVERIFY2(sentence.find("TRUNCATED_COMMAND: it has 0 arguments, " +
                                       std::to_string(function.parameters.size()) + " are needed") != std::string::npos,
                         (std::string(function.name) + " says " + sentence).c_str());
        }
        QCOMPARE(functions, 96 + 22);
    }

    void ONE_07_contextsOfBothApisAreCurrentAtOnce()
    {
        VgReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        QCOMPARE(bench.run("vgFlush"), std::string("call 4 vgFlush: no context is current on thread 0"));
        QCOMPARE(bench.bindApi(kOpenVgApi), std::string());
        QCOMPARE(bench.createVgContext(kVgContext), std::string());
        QCOMPARE(bench.makeCurrent(ReplayBench::kSurface, kVgContext), std::string());
        QCOMPARE(bench.run("vgSeti", {number(0x1101), number(0x1901)}), std::string()); // VG_FILL_RULE, VG_NON_ZERO
        QCOMPARE(bench.run("glEnable", {number(0x0BE2)}), std::string());
        QVERIFY(bench.state().capabilities.blend);
        QCOMPARE(bench.vg().state().settings.fillRule, 0x1901);
        // The bound API's context is released, and no other.
        QCOMPARE(bench.makeCurrent(0, 0), std::string());
        QVERIFY(!bench.replayer.currentVg());
        QCOMPARE(bench.run("glFlush"), std::string());
        QCOMPARE(bench.bindApi(kOpenGlEsApi), std::string());
        QCOMPARE(bench.makeCurrent(0, 0), std::string());
        QCOMPARE(bench.run("glFlush"), std::string("call 14 glFlush: no context is current on thread 0"));
    }

    void theBoundApiBelongsToTheThread()
    {
        VgReplayBench bench;
        QCOMPARE(bench.bindApi(kOpenVgApi), std::string());
        bench.thread = 1;
        QCOMPARE(bench.createContext(ReplayBench::kContext), std::string());
        QCOMPARE(bench.createWindow(ReplayBench::kSurface), std::string());
        QCOMPARE(bench.makeCurrent(ReplayBench::kSurface, ReplayBench::kContext), std::string());
        QVERIFY(bench.replayer.current());
        bench.thread = 0;
        QCOMPARE(bench.createVgContext(kVgContext), std::string());
        QCOMPARE(bench.makeCurrent(0, kVgContext), std::string());
        QVERIFY(bench.replayer.currentVg() && !bench.replayer.current());
        // The program was refused another API: it goes on with what it had.
        QCOMPARE(bench.run("eglBindAPI", {number(0x30A2)}, {false}), std::string());
        QCOMPARE(bench.makeCurrent(0, 0), std::string());
        QVERIFY(!bench.replayer.currentVg());
        bench.thread = 1;
        QCOMPARE(bench.run("glFlush"), std::string());
        QCOMPARE(bench.run("eglReleaseThread"), std::string());
        QVERIFY(!bench.replayer.current());
    }

    void surfacesAreWhatEglMadeThem()
    {
        VgReplayBench bench;
        auto mask = calls::make("eglGetConfigAttrib",
                                {calls::pointer(1), calls::pointer(kVgConfig), number(0x303E), calls::names({0})},
                                number(1)); // EGL_ALPHA_MASK_SIZE
        mask.flags = CallFlags::Fake;
        QCOMPARE(bench.run(mask), std::string());
        // EGL_VG_COLORSPACE: LINEAR, EGL_VG_ALPHA_FORMAT: PRE
        QCOMPARE(bench.setUpVg(calls::names({0x3087, 0x308A, 0x3088, 0x308C, 0x3038})), std::string());
        const openvg::DrawableConfig& surface = bench.vg().state().surface;
        QCOMPARE(surface.maskBits, 0);
        QVERIFY(surface.isLinear && surface.isPremultiplied);
        QCOMPARE(surface.width, 40);
        QCOMPARE(surface.height, 30);
        QCOMPARE(bench.tellSize(kWindow, 64, 20), std::string());
        QCOMPARE(bench.run("vgFlush"), std::string());
        QCOMPARE(bench.vg().state().surface.width, 64);
        QCOMPARE(bench.vg().state().surface.height, 20);
        QVERIFY(bench.vg().state().surface.isLinear);
    }

    void aSurfaceOfAnotherFormatIsRefused()
    {
        VgReplayBench bench;
        auto bits = calls::make("eglGetConfigAttrib",
                                {calls::pointer(1), calls::pointer(0x77), number(0x3021), calls::names({0})},
                                number(1)); // EGL_ALPHA_SIZE
        bits.flags = CallFlags::Fake;
        QCOMPARE(bench.run(bits), std::string());
        QCOMPARE(bench.beginVg(), std::string());
        QCOMPARE(bench.run("eglCreateWindowSurface", {calls::pointer(1), calls::pointer(0x77), number(9), {}},
                           calls::pointer(kWindow)),
                 std::string());
        QCOMPARE(bench.makeCurrent(kWindow, kVgContext),
                 std::string("call 4 eglMakeCurrent: draw is no surface that OpenVG can draw to"));
        QVERIFY(!bench.replayer.currentVg());
    }

    void handlesAreThoseThatTheProgramGot()
    {
        VgReplayBench bench;
        QCOMPARE(bench.setUpVg(), std::string());
        // A driver whose handles are addresses.
        QCOMPARE(bench.createPath(0x7F001230), std::string());
        QCOMPARE(bench.run("vgCreatePaint", {}, number(0x7F001240)), std::string());
        QCOMPARE(bench.run("vgSetPaint", {number(0x7F001240), number(2)}), std::string());
        QCOMPARE(bench.run("vguRect", {number(0x7F001230), {1.0f}, {2.0f}, {3.0f}, {4.0f}}, number(0)), std::string());
        QVERIFY(bench.path(0x7F001230));
        QCOMPARE(bench.path(0x7F001230)->data->commands().size(), std::size_t{5}); // move, 3 lines, close
        QVERIFY(bench.vg().state().fillPaint != VG_INVALID_HANDLE);
        QCOMPARE(bench.error(), VG_NO_ERROR);
        // The number comes back for another kind of object.
        QCOMPARE(bench.run("vgDestroyPath", {number(0x7F001230)}), std::string());
        QCOMPARE(bench.run("vgCreateFont", {number(0)}, number(0x7F001230)), std::string());
        QVERIFY(!bench.path(0x7F001230));
        QCOMPARE(bench.run("vgClearPath", {number(0x7F001230), number(0)}), std::string());
        QCOMPARE(bench.error(), VG_BAD_HANDLE_ERROR);
        // What never was is bad, and no fault of the capture.
        QCOMPARE(bench.run("vgDrawPath", {number(77), number(2)}), std::string());
        QCOMPARE(bench.error(), VG_BAD_HANDLE_ERROR);
        // The recorded program's path was not made, so neither is ours.
        QCOMPARE(bench.createPath(0), std::string());
        QCOMPARE(bench.vg().shareGroup().paths.size(), std::size_t{0});
    }

    void contextsShareHandles()
    {
        VgReplayBench bench;
        QCOMPARE(bench.setUpVg(), std::string());
        QCOMPARE(bench.createPath(5), std::string());
        QCOMPARE(bench.createVgContext(0xB1, kVgContext), std::string());
        QCOMPARE(bench.createVgContext(0xB2), std::string());
        QCOMPARE(bench.createVgContext(0xB3, 0x99),
                 std::string("call 9 eglCreateContext: share_context is no context"));
        QCOMPARE(bench.makeCurrent(kWindow, 0xB1), std::string());
        QVERIFY(bench.path(5));
        QCOMPARE(bench.run("vgClearPath", {number(5), number(0xFFF)}), std::string());
        QCOMPARE(bench.error(), VG_NO_ERROR);
        QCOMPARE(bench.makeCurrent(kWindow, 0xB2), std::string());
        QCOMPARE(bench.run("vgClearPath", {number(5), number(0xFFF)}), std::string());
        QCOMPARE(bench.error(), VG_BAD_HANDLE_ERROR);
    }

    void pathDataIsReadAsThePathWants()
    {
        VgReplayBench bench;
        QCOMPARE(bench.setUpVg(), std::string());
        QCOMPARE(bench.createPath(1, 1), std::string()); // VG_PATH_DATATYPE_S_16
        // VG_MOVE_TO_ABS, VG_HLINE_TO_ABS, VG_CLOSE_PATH: 3 coordinates of 2 bytes.
        QCOMPARE(bench.run("vgAppendPathData",
                           {number(1), number(3), calls::names({2, 6, 0}), calls::blob({10, 0, 20, 0, 0, 1})}),
                 std::string());
        QCOMPARE(bench.path(1)->data->coordinateCount(), std::size_t{3});
        QCOMPARE(bench.path(1)->data->coordinate(0), 10.0);
        QCOMPARE(bench.path(1)->data->coordinate(2), 256.0);
        // Commands may come as bytes as well.
        QCOMPARE(bench.run("vgAppendPathData", {number(1), number(1), calls::blob({8}), calls::blob({7, 0})}),
                 std::string());
        QCOMPARE(bench.path(1)->data->coordinate(3), 7.0);
        // The second command alone.
        QCOMPARE(bench.run("vgModifyPathCoords", {number(1), number(1), number(1), calls::blob({30, 0})}),
                 std::string());
        QCOMPARE(bench.path(1)->data->coordinate(1), 20.0);
        QCOMPARE(bench.path(1)->data->coordinate(2), 30.0);
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    void ONE_10_missingDataIsTold()
    {
        VgReplayBench bench;
        QCOMPARE(bench.setUpVg(), std::string());
        QCOMPARE(bench.createPath(1), std::string());
        QCOMPARE(bench.run("vgAppendPathData", {number(1), number(2), calls::names({2, 4}),
                                                calls::blob({0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})}),
                 std::string("call 7 vgAppendPathData: TRUNCATED_COMMAND: pathData has 12 bytes, 16 are needed"));
        QCOMPARE(bench.path(1)->data->commands().size(), std::size_t{0});
        QCOMPARE(bench.run("vgAppendPathData", {number(1), number(3), calls::names({2, 4}), calls::blob({0})}),
                 std::string("call 8 vgAppendPathData: TRUNCATED_COMMAND: pathSegments has 2 elements, 3 are needed"));
        QCOMPARE(bench.run("vgLoadMatrix", {calls::floats({1, 0, 0})}),
                 std::string("call 9 vgLoadMatrix: TRUNCATED_COMMAND: m has 3 elements, 9 are needed"));
        QCOMPARE(bench.run("vgSetfv", {number(0x1114), number(4), calls::floats({1})}),
                 std::string("call 10 vgSetfv: TRUNCATED_COMMAND: values has 1 elements, 4 are needed"));
        QCOMPARE(bench.run("vgCreateImage", {number(1), number(4), number(2), number(1)}, number(2)), std::string());
        // VG_sRGBA_8888, rows of 20 bytes: 20 + 4 · 4.
        QCOMPARE(bench.run("vgImageSubData", {number(2), calls::blob({1, 2, 3}), number(20), number(1), number(0),
                                              number(0), number(4), number(2)}),
                 std::string("call 12 vgImageSubData: TRUNCATED_COMMAND: data has 3 bytes, 36 are needed"));
        QCOMPARE(bench.run("vgSeti", {number(0x1101), calls::text("no")}),
                 std::string("call 13 vgSeti: value is no number"));
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    void ONE_10_impossibleNumbersAreErrorsOfTheApi()
    {
        VgReplayBench bench;
        QCOMPARE(bench.setUpVg(), std::string());
        QCOMPARE(bench.createPath(1), std::string());
        QCOMPARE(bench.run("vgRenderToMask", {number(1), number(2), number(-5)}), std::string());
        QCOMPARE(bench.error(), VG_ILLEGAL_ARGUMENT_ERROR);
        QCOMPARE(bench.run("vgCreateImage", {number(0xFFFFFFFF), number(4), number(4), number(1)}, number(2)),
                 std::string());
        QCOMPARE(bench.error(), VG_UNSUPPORTED_IMAGE_FORMAT_ERROR);
        QCOMPARE(bench.run("vgAppendPathData", {number(1), number(-1), {}, {}}), std::string());
        QCOMPARE(bench.error(), VG_ILLEGAL_ARGUMENT_ERROR);
        // Nobody has 2^31 segments, and nobody makes room for them.
        QVERIFY(!bench.run("vgAppendPathData", {number(1), number(0x7FFFFFFF), calls::names({2}), calls::blob({1})})
                     .empty());
    }

    void ONE_07_drawsOfBothApisCountInOneRow()
    {
        VgReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        QCOMPARE(bench.beginVg(), std::string());
        QCOMPARE(bench.makeCurrent(ReplayBench::kSurface, kVgContext), std::string());
        const auto draws = [&] { return bench.replayer.system().drawCount(); };
        const auto clear = [&] { return bench.run("vgClear", {number(0), number(0), number(8), number(8)}); };
        QCOMPARE(clear(), std::string());
        const std::uint32_t before = draws();
        (void)clear();
        QCOMPARE(draws(), before + 1);
        (void)bench.run("glDrawArrays", {number(4), number(0), number(3)});
        QCOMPARE(draws(), before + 2);
        QCOMPARE(bench.createPath(1), std::string());
        QCOMPARE(bench.run("vguRect", {number(1), {1.0f}, {2.0f}, {3.0f}, {4.0f}}, number(0)), std::string());
        // Filled and stroked: one draw, with passes for both.
        (void)bench.run("vgDrawPath", {number(1), number(3)});
        QCOMPARE(draws(), before + 3);
        // What fails is a draw all the same, as in OpenGL ES.
        QCOMPARE(bench.run("vgDrawPath", {number(99), number(3)}), std::string());
        QCOMPARE(draws(), before + 4);
        // What the recorded program was refused is none.
        Call refused = calls::make("vgClear", {number(0), number(0), number(0), number(8)});
        refused.flags = CallFlags::Refused;
        QCOMPARE(bench.run(refused), std::string());
        QVERIFY(bench.last.isSkipped);
        QCOMPARE(draws(), before + 4);
        QCOMPARE(bench.run("vgPathBounds",
                           {number(1), calls::floats({0}), calls::floats({0}), calls::floats({0}), calls::floats({0})}),
                 std::string());
        QCOMPARE(draws(), before + 4);
    }

    void questionsNeedNoContext()
    {
        VgReplayBench bench;
        QCOMPARE(bench.run("vgGetError", {}, number(0x1007)), std::string()); // VG_NO_CONTEXT_ERROR
        QCOMPARE(bench.run("vgCreatePaint", {}, number(1)),
                 std::string("call 1 vgCreatePaint: no context is current on thread 0"));
    }

    void furtherCallsOfOurOwnAreReplayed()
    {
        VgReplayBench bench;
        QCOMPARE(bench.setUpVg(), std::string());
        Array entries;
        for (std::int64_t i = 0; i < 256; ++i)
            entries.push_back(number(i));
        QCOMPARE(bench.run("v2dColorTable", {number(1), calls::list(entries)}), std::string());
        QCOMPARE(std::to_integer<int>((*bench.vg().state().basic.colorTable)[4 * 200 + 3]), 200);
        QCOMPARE(bench.run("v2dColorTable", {number(0), {}}), std::string());
        QVERIFY(!bench.vg().state().basic.colorTable);
        QCOMPARE(bench.run("v2dAlphaTest", {number(1), number(V2D_COMPARE_LESS), number(255)}), std::string());
        QVERIFY((bench.vg().state().basic.alphaTest == BasicAlphaTest{true, CompareFunction::Less, 1.0f}));
        const Value kernel = calls::list({number(1), number(2), number(-3), number(4)});
        const auto half = Value{0.5};
        QCOMPARE(bench.run("v2dPatternKernel", {number(1), number(2), number(2), half, half, kernel, half, number(0)}),
                 std::string());
        QCOMPARE(bench.vg().state().basic.patternKernel->kernel.coefficients, (std::vector<double>{1, 2, -3, 4}));
        QCOMPARE(bench.run("v2dPatternKernel", {number(0), number(2), number(2), half, half, {}, half, number(0)}),
                 std::string());
        QVERIFY(!bench.vg().state().basic.patternKernel);
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    void theBasicPathIsReplayed()
    {
        VgReplayBench bench;
        QCOMPARE(bench.setUpVg(), std::string());
        QCOMPARE(bench.run("vgCreateImage", {number(1), number(4), number(4), number(1)}, number(70)), std::string());
        QCOMPARE(bench.run("v2dColor", {number(0xFF8000C0)}), std::string());
        Array entries;
        for (std::int64_t i = 0; i < 256; ++i)
            entries.push_back(number(i));
        QCOMPARE(bench.run("v2dPalette", {number(V2D_PALETTE_256), calls::list(entries)}), std::string());
        QCOMPARE(std::to_integer<int>((*bench.vg().state().basic.paletteEntries)[4 * 200 + 3]), 200);
        QCOMPARE(bench.vg().state().basic.color, 0xFF8000C0u);
        QCOMPARE(bench.run("v2dPalette", {number(V2D_PALETTE_NONE), {}}), std::string());
        QVERIFY(bench.vg().state().basic.palette == PaletteMode::None);
        const std::uint32_t before = bench.replayer.system().drawCount();
        QCOMPARE(bench.run("v2dFillFan", {number(3), calls::floats({0, 0, 8, 0, 8, 8})}), std::string());
        QCOMPARE(bench.run("v2dCopy", {number(0), number(0), number(0), number(1), number(1), number(2), number(2)}),
                 std::string());
        QCOMPARE(bench.run("v2dCopy", {number(70), number(0), number(0), number(1), number(1), number(2), number(2)}),
                 std::string());
        QCOMPARE(bench.error(), VG_NO_ERROR);
        QCOMPARE(bench.replayer.system().drawCount(), before + 3);
        QCOMPARE(bench.run("v2dDrawGlyph", {number(71), number(0), number(0)}), std::string());
        QCOMPARE(bench.error(), VG_BAD_HANDLE_ERROR);
        QCOMPARE(bench.run("v2dFillFan", {number(4), calls::floats({0, 0, 8, 0, 8, 8})}),
                 std::string("call 14 v2dFillFan: TRUNCATED_COMMAND: points has 6 elements, 8 are needed"));
    }

    void whatCannotBeDrawnIsTold()
    {
        VgReplayBench bench;
        QCOMPARE(bench.setUpVg(), std::string());
        QCOMPARE(bench.run("vgCreateImage", {number(1), number(4), number(4), number(1)}, number(7)), std::string());
        QCOMPARE(bench.run("vgSeti", {number(VG_MATRIX_MODE), number(VG_MATRIX_IMAGE_USER_TO_SURFACE)}), std::string());
        QCOMPARE(bench.run("vgScale", {{0.0f}, {1.0f}}), std::string());
        QCOMPARE(bench.run("vgDrawImage", {number(7)}),
                 std::string("call 9 vgDrawImage: the image is skipped: its matrix has no inverse"));
        QCOMPARE(bench.error(), VG_NO_ERROR);
        QCOMPARE(bench.run("vgFlush"), std::string()); // told once
    }

    void drawsAreThoseOfTheSpecification()
    {
        const std::set<std::string_view> kDraws{"vgClear",
                                                "vgClearImage",
                                                "vgColorMatrix",
                                                "vgConvolve",
                                                "vgCopyImage",
                                                "vgCopyMask",
                                                "vgCopyPixels",
                                                "vgDrawGlyph",
                                                "vgDrawGlyphs",
                                                "vgDrawImage",
                                                "vgDrawPath",
                                                "vgFillMaskLayer",
                                                "vgGaussianBlur",
                                                "vgGetPixels",
                                                "vgLookup",
                                                "vgLookupSingle",
                                                "vgMask",
                                                "vgRenderToMask",
                                                "vgSeparableConvolve",
                                                "vgSetPixels",
                                                "vgWritePixels",
                                                "v2dCopy",
                                                "v2dDrawGlyph",
                                                "v2dDrawLine",
                                                "v2dFillFan",
                                                "v2dFillRectangle",
                                                "v2dGradientRectangle",
                                                "v2dStretch"};
        for (const FunctionInfo& function : vitrine::core::functions())
            if (isOfVg(function.name))
                QVERIFY2((function.callClass == CallClass::Draw) == kDraws.contains(function.name),
                         function.name.data());
    }

    void ONE_07_whatIsShownIsOfTheApiUsedLast()
    {
        VgReplayBench bench;
        QCOMPARE(bench.setUp(), std::string()); // 32 × 16
        QCOMPARE(bench.beginVg(), std::string());
        QCOMPARE(
            bench.run("eglCreatePbufferSurface",
                      {calls::pointer(1), calls::pointer(kVgConfig), calls::names({0x3057, 24, 0x3056, 12, 0x3038})},
                      calls::pointer(0x61)),
            std::string());
        QCOMPARE(bench.makeCurrent(0x61, kVgContext), std::string());
        QCOMPARE(bench.replayer.visibleTargets().width, 24u);
        QCOMPARE(bench.run("glFlush"), std::string());
        QCOMPARE(bench.replayer.visibleTargets().width, 32u);
        QCOMPARE(bench.run("vgFlush"), std::string());
        QCOMPARE(bench.replayer.visibleTargets().height, 12u);
        QVERIFY(bench.replayer.window());
        QCOMPARE(bench.replayer.window()->targets.width, 24u);
        QCOMPARE(bench.run("eglSwapBuffers", {calls::pointer(1), calls::pointer(0x61)}, number(1)), std::string());
        QCOMPARE(bench.sink.memory().surface(bench.last.presented).width(), 24u);
    }

    void EGL14_3_5_3_aPbufferHasThePixelsOfAnImage()
    {
        constexpr int kImage = 7, kRgbaPre = 2; // VG_sRGBA_8888_PRE
        constexpr std::uint64_t kTarget = 0x61;
        VgReplayBench bench;
        QCOMPARE(bench.setUpVg(), std::string());
        QCOMPARE(bench.run("vgCreateImage", {number(kRgbaPre), number(8), number(4), number(1)}, number(kImage)),
                 std::string());
        const auto createTarget = [&](int image) {
            return bench.run("eglCreatePbufferFromClientBuffer",
                             {calls::pointer(ReplayBench::kDisplay), number(0x3096), calls::pointer(image),
                              calls::pointer(kVgConfig), calls::Value{}},
                             calls::pointer(kTarget));
        };
        QCOMPARE(createTarget(9), std::string("call 7 eglCreatePbufferFromClientBuffer: buffer is no image of a "
                                              "current context of OpenVG"));
        QCOMPARE(createTarget(kImage), std::string());
        QCOMPARE(bench.makeCurrent(kTarget, kVgContext), std::string());
        QCOMPARE(bench.vg().state().surface.width, 8);
        QVERIFY(bench.vg().state().surface.isPremultiplied && !bench.vg().state().surface.isLinear);
        QVERIFY(bench.vg().state().drawable);
        const auto clearImage = [&](VgReplayBench& on) {
            return on.run("vgClearImage", {number(kImage), number(0), number(0), number(1), number(1)});
        };
        QCOMPARE(clearImage(bench), std::string());
        QCOMPARE(bench.error(), VG_IMAGE_IN_USE_ERROR);
        Replayer copy = bench.replayer.cloneFor(bench.sink);
        QCOMPARE(copy.currentVg()->state().surface.width, 8);
        QCOMPARE(bench.makeCurrent(kWindow, kVgContext), std::string());
        QCOMPARE(clearImage(bench), std::string());
        QCOMPARE(bench.error(), VG_NO_ERROR);
        QCOMPARE(
            bench.run("eglDestroySurface", {calls::pointer(ReplayBench::kDisplay), calls::pointer(kTarget)}, number(1)),
            std::string());
        QCOMPARE(bench.vg().shareGroup().images.size(), std::size_t{1});
    }

    void objectsLiveAsLongAsTheyAreCurrent()
    {
        VgReplayBench bench;
        QCOMPARE(bench.setUpVg(), std::string());
        QCOMPARE(bench.createPath(1), std::string());
        const auto destroy = [&](const char* function, std::uint64_t handle) {
            return bench.run(function, {calls::pointer(ReplayBench::kDisplay), calls::pointer(handle)}, number(1));
        };
        QCOMPARE(destroy("eglDestroyContext", kVgContext), std::string());
        QCOMPARE(destroy("eglDestroySurface", kWindow), std::string());
        QCOMPARE(bench.run("vgClearPath", {number(1), number(0xFFF)}), std::string());
        QCOMPARE(bench.vg().state().surface.width, 40);
        QVERIFY(bench.vg().state().drawable);
        QCOMPARE(bench.makeCurrent(0, 0), std::string());
        QVERIFY(bench.replayer.vg().contexts().empty());
        QVERIFY(bench.replayer.vgHandles().empty());
        QVERIFY(!bench.replayer.window());
        QCOMPARE(bench.makeCurrent(0, kVgContext), std::string("call 11 eglMakeCurrent: ctx is no context"));
    }

    void clonesGoTheirOwnWayInBothApis()
    {
        VgReplayBench bench;
        QCOMPARE(bench.setUpVg(), std::string());
        QCOMPARE(bench.createPath(1), std::string());
        NotingSink copyOfMemory(bench.sink.memory());
        Replayer copy = bench.replayer.cloneFor(copyOfMemory);
        QCOMPARE(bench.run("vgDestroyPath", {number(1)}), std::string());
        QCOMPARE(bench.run("vgSeti", {number(0x1101), number(0x1901)}), std::string());
        QVERIFY(!bench.path(1));
        QVERIFY(copy.currentVg() && copy.currentVg() != bench.replayer.currentVg());
        QCOMPARE(copy.currentVg()->state().settings.fillRule, 0x1900);
        QCOMPARE(copy.currentVg()->shareGroup().paths.size(), std::size_t{1});
        Call call = calls::make("vguRect", {number(1), {1.0f}, {2.0f}, {3.0f}, {4.0f}}, number(0));
        QVERIFY(copy.execute(call).hasValue());
        const VGPath path = copy.vgHandles().begin()->second.find(1);
        QCOMPARE(copy.currentVg()->shareGroup().paths.find(path)->data->commands().size(), std::size_t{5});
    }
};

VITRINE_TEST(TestReplayOpenVg, QCoreApplication)
#include "tst_replay_openvg.moc"
