// SPDX-License-Identifier: Apache-2.0
#include "tests/api/gles2_bench.h"
#include "tests/harness/test_class.h"

#include <set>
#include <sstream>

using namespace vitrine::core::gles2;

namespace {

struct Value {
    GLenum pname;
    std::vector<GLint> expected;
};

// ES 2.0 tables 6.2 to 6.20; the window is 64 × 48 with 8888, 24 and 8 bits.
const std::vector<Value> kInitialValues = {
    {GL_VIEWPORT, {0, 0, 64, 48}},
    {GL_DEPTH_RANGE, {0, 2147483647}},
    {GL_CLIP_ORIGIN_EXT, {GL_LOWER_LEFT_EXT}},
    {GL_CLIP_DEPTH_MODE_EXT, {GL_NEGATIVE_ONE_TO_ONE_EXT}},
    {GL_LINE_WIDTH, {1}},
    {GL_CULL_FACE, {0}},
    {GL_CULL_FACE_MODE, {GL_BACK}},
    {GL_FRONT_FACE, {GL_CCW}},
    {GL_POLYGON_OFFSET_FACTOR, {0}},
    {GL_POLYGON_OFFSET_UNITS, {0}},
    {GL_POLYGON_OFFSET_FILL, {0}},
    {GL_SAMPLE_ALPHA_TO_COVERAGE, {0}},
    {GL_SAMPLE_COVERAGE, {0}},
    {GL_SAMPLE_COVERAGE_VALUE, {1}},
    {GL_SAMPLE_COVERAGE_INVERT, {0}},
    {GL_TEXTURE_BINDING_2D, {0}},
    {GL_TEXTURE_BINDING_CUBE_MAP, {0}},
    {GL_TEXTURE_BINDING_3D_OES, {0}},
    {GL_TEXTURE_BINDING_EXTERNAL_OES, {0}},
    {GL_ACTIVE_TEXTURE, {GL_TEXTURE0}},
    {GL_SCISSOR_TEST, {0}},
    {GL_SCISSOR_BOX, {0, 0, 64, 48}},
    {GL_STENCIL_TEST, {0}},
    {GL_STENCIL_FUNC, {GL_ALWAYS}},
    {GL_STENCIL_VALUE_MASK, {-1}},
    {GL_STENCIL_REF, {0}},
    {GL_STENCIL_FAIL, {GL_KEEP}},
    {GL_STENCIL_PASS_DEPTH_FAIL, {GL_KEEP}},
    {GL_STENCIL_PASS_DEPTH_PASS, {GL_KEEP}},
    {GL_STENCIL_BACK_FUNC, {GL_ALWAYS}},
    {GL_STENCIL_BACK_VALUE_MASK, {-1}},
    {GL_STENCIL_BACK_REF, {0}},
    {GL_STENCIL_BACK_FAIL, {GL_KEEP}},
    {GL_STENCIL_BACK_PASS_DEPTH_FAIL, {GL_KEEP}},
    {GL_STENCIL_BACK_PASS_DEPTH_PASS, {GL_KEEP}},
    {GL_DEPTH_TEST, {0}},
    {GL_DEPTH_FUNC, {GL_LESS}},
    {GL_BLEND, {0}},
    {GL_BLEND_SRC_RGB, {GL_ONE}},
    {GL_BLEND_SRC_ALPHA, {GL_ONE}},
    {GL_BLEND_DST_RGB, {GL_ZERO}},
    {GL_BLEND_DST_ALPHA, {GL_ZERO}},
    {GL_BLEND_EQUATION_RGB, {GL_FUNC_ADD}},
    {GL_BLEND_EQUATION_ALPHA, {GL_FUNC_ADD}},
    {GL_BLEND_COLOR, {0, 0, 0, 0}},
    {GL_DITHER, {1}},
    {GL_COLOR_WRITEMASK, {1, 1, 1, 1}},
    {GL_DEPTH_WRITEMASK, {1}},
    {GL_STENCIL_WRITEMASK, {-1}},
    {GL_STENCIL_BACK_WRITEMASK, {-1}},
    {GL_COLOR_CLEAR_VALUE, {0, 0, 0, 0}},
    {GL_DEPTH_CLEAR_VALUE, {2147483647}},
    {GL_STENCIL_CLEAR_VALUE, {0}},
    {GL_FRAMEBUFFER_BINDING, {0}},
    {GL_RENDERBUFFER_BINDING, {0}},
    {GL_UNPACK_ALIGNMENT, {4}},
    {GL_PACK_ALIGNMENT, {4}},
    {GL_UNPACK_ROW_LENGTH_EXT, {0}},
    {GL_UNPACK_SKIP_ROWS_EXT, {0}},
    {GL_UNPACK_SKIP_PIXELS_EXT, {0}},
    {GL_GENERATE_MIPMAP_HINT, {GL_DONT_CARE}},
    {GL_FRAGMENT_SHADER_DERIVATIVE_HINT_OES, {GL_DONT_CARE}},
    {GL_CURRENT_PROGRAM, {0}},
    {GL_ARRAY_BUFFER_BINDING, {0}},
    {GL_ELEMENT_ARRAY_BUFFER_BINDING, {0}},
    {GL_VERTEX_ARRAY_BINDING_OES, {0}},
    {GL_RED_BITS, {8}},
    {GL_GREEN_BITS, {8}},
    {GL_BLUE_BITS, {8}},
    {GL_ALPHA_BITS, {8}},
    {GL_DEPTH_BITS, {24}},
    {GL_STENCIL_BITS, {8}},
    {GL_SAMPLE_BUFFERS, {0}},
    {GL_SAMPLES, {0}},
    {GL_IMPLEMENTATION_COLOR_READ_FORMAT, {GL_RGBA}},
    {GL_IMPLEMENTATION_COLOR_READ_TYPE, {GL_UNSIGNED_BYTE}},
    {GL_DRAW_BUFFER0_NV, {GL_BACK}},
    {GL_NUM_SHADER_BINARY_FORMATS, {0}},
    {GL_SHADER_COMPILER, {1}},
    {GL_NUM_COMPRESSED_TEXTURE_FORMATS, {3}},
    {GL_COMPRESSED_TEXTURE_FORMATS,
     {GL_ETC1_RGB8_OES, GL_COMPRESSED_RGB_S3TC_DXT1_EXT, GL_COMPRESSED_RGBA_S3TC_DXT1_EXT}},
};

// Tables 6.18 to 6.20, and what the recorded programs were told where that is more.
const std::vector<Value> kMinima = {
    {GL_SUBPIXEL_BITS, {4}},
    {GL_MAX_TEXTURE_SIZE, {16384}},
    {GL_MAX_CUBE_MAP_TEXTURE_SIZE, {16384}},
    {GL_MAX_3D_TEXTURE_SIZE_OES, {2048}},
    {GL_MAX_VIEWPORT_DIMS, {16384, 16384}},
    {GL_ALIASED_POINT_SIZE_RANGE, {1, 255}},
    {GL_ALIASED_LINE_WIDTH_RANGE, {1, 1}},
    {GL_MAX_RENDERBUFFER_SIZE, {16384}},
    {GL_MAX_VERTEX_ATTRIBS, {16}},
    {GL_MAX_VERTEX_UNIFORM_VECTORS, {256}},
    {GL_MAX_VARYING_VECTORS, {16}},
    {GL_MAX_COMBINED_TEXTURE_IMAGE_UNITS, {192}},
    {GL_MAX_VERTEX_TEXTURE_IMAGE_UNITS, {32}},
    {GL_MAX_TEXTURE_IMAGE_UNITS, {32}},
    {GL_MAX_FRAGMENT_UNIFORM_VECTORS, {224}},
    {GL_MAX_DRAW_BUFFERS_NV, {1}},
    {GL_MAX_COLOR_ATTACHMENTS_NV, {1}},
};

QString hex(GLenum value)
{
    return QString("0x%1").arg(value, 4, 16, QChar('0'));
}

} // namespace

class Gles2StateTest : public QObject {
    Q_OBJECT

private slots:
    void initialValuesAreThoseOfTheStateTables()
    {
        Bench bench;
        for (const Value& value : kInitialValues) {
            std::vector<GLint> got(value.expected.size());
            bench.gl().getIntegerv(value.pname, got);
            QVERIFY2(got == value.expected, qPrintable(hex(value.pname) + ": " + QString::number(got[0])));
            QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
        }
    }

    void limitsAreAtLeastTheMinima()
    {
        Bench bench;
        for (const Value& value : kMinima) {
            std::vector<GLint> got(value.expected.size());
            bench.gl().getIntegerv(value.pname, got);
            for (std::size_t i = 0; i < got.size(); ++i)
                QVERIFY2(got[i] >= value.expected[i], qPrintable(hex(value.pname)));
        }
        QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
    }

    void settersShowInGetters()
    {
        Bench bench;
        Context& gl = bench.gl();
        gl.viewport(1, -2, 30, 99999);
        GLint four[4] = {};
        gl.getIntegerv(GL_VIEWPORT, four);
        QCOMPARE(four[1], -2);
        QCOMPARE(four[3], 16384); // clamped to GL_MAX_VIEWPORT_DIMS
        gl.stencilFuncSeparate(GL_BACK, GL_NOTEQUAL, 300, 0x0F);
        QCOMPARE(bench.integer(GL_STENCIL_BACK_FUNC), GL_NOTEQUAL);
        QCOMPARE(bench.integer(GL_STENCIL_BACK_REF), 255); // clamped to 2^8 − 1
        QCOMPARE(bench.integer(GL_STENCIL_BACK_VALUE_MASK), 0x0F);
        QCOMPARE(bench.integer(GL_STENCIL_FUNC), GL_ALWAYS);
        gl.stencilOpSeparate(GL_FRONT, GL_ZERO, GL_INCR_WRAP, GL_INVERT);
        QCOMPARE(bench.integer(GL_STENCIL_PASS_DEPTH_FAIL), GL_INCR_WRAP);
        QCOMPARE(bench.integer(GL_STENCIL_BACK_PASS_DEPTH_FAIL), GL_KEEP);
        gl.blendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_SRC_ALPHA_SATURATE, GL_CONSTANT_ALPHA);
        QCOMPARE(bench.integer(GL_BLEND_DST_RGB), GL_ONE_MINUS_SRC_ALPHA);
        QCOMPARE(bench.integer(GL_BLEND_SRC_ALPHA), GL_SRC_ALPHA_SATURATE);
        gl.blendEquationSeparate(GL_MIN_EXT, GL_FUNC_REVERSE_SUBTRACT);
        QCOMPARE(bench.integer(GL_BLEND_EQUATION_RGB), GL_MIN_EXT);
        QCOMPARE(bench.integer(GL_BLEND_EQUATION_ALPHA), GL_FUNC_REVERSE_SUBTRACT);
        gl.colorMask(GL_FALSE, 7, GL_FALSE, GL_TRUE);
        gl.getIntegerv(GL_COLOR_WRITEMASK, four);
        QVERIFY(four[0] == 0 && four[1] == 1 && four[2] == 0 && four[3] == 1);
        gl.activeTexture(GL_TEXTURE31);
        QCOMPARE(bench.integer(GL_ACTIVE_TEXTURE), GL_TEXTURE31);
        gl.enable(GL_SAMPLE_COVERAGE);
        QCOMPARE(gl.isEnabled(GL_SAMPLE_COVERAGE), GLboolean{GL_TRUE});
        gl.disable(GL_DITHER);
        QCOMPARE(gl.isEnabled(GL_DITHER), GLboolean{GL_FALSE});
        QCOMPARE(gl.getError(), GLenum{GL_NO_ERROR});
    }

    void valuesAreConvertedAsSection612Says()
    {
        Bench bench;
        Context& gl = bench.gl();
        gl.clearColor(1.0f, 0.5f, -3.0f, 7.0f);
        GLint colors[4] = {};
        gl.getIntegerv(GL_COLOR_CLEAR_VALUE, colors);
        QCOMPARE(colors[0], 2147483647);
        QCOMPARE(colors[1], 1073741823); // ((2^32 − 1) · 0.5 − 1) / 2 = 1073741823.25
        QCOMPARE(colors[2], 0);          // clamped to 0.0, which maps to −0.5
        QCOMPARE(colors[3], 2147483647);
        GLfloat mask = 0.0f; // 32 bits: −1 as an integer, 2^32 − 1 as a number
        gl.getFloatv(GL_STENCIL_VALUE_MASK, {&mask, 1});
        QCOMPARE(mask, 4294967296.0f); // the nearest float
        gl.lineWidth(2.5f);
        QCOMPARE(bench.integer(GL_LINE_WIDTH), 3);
        GLboolean flag = GL_FALSE;
        gl.getBooleanv(GL_LINE_WIDTH, {&flag, 1});
        QCOMPARE(flag, GLboolean{GL_TRUE});
        GLfloat blendOn = -1.0f;
        gl.getFloatv(GL_BLEND, {&blendOn, 1});
        QCOMPARE(blendOn, 0.0f);
        gl.depthRangef(2.0f, -1.0f);
        GLfloat range[2] = {};
        gl.getFloatv(GL_DEPTH_RANGE, range);
        QVERIFY(range[0] == 1.0f && range[1] == 0.0f);
        gl.clearDepthf(std::numeric_limits<float>::quiet_NaN());
        GLfloat depth = -1.0f;
        gl.getFloatv(GL_DEPTH_CLEAR_VALUE, {&depth, 1});
        QCOMPARE(depth, 0.0f);
    }

    void shortSpansAreNeverOverrun()
    {
        Bench bench;
        GLint guarded[3] = {-1, -1, -1};
        bench.gl().getIntegerv(GL_VIEWPORT, {guarded, 2});
        QCOMPARE(guarded[2], -1);
        bench.gl().getIntegerv(GL_VIEWPORT, {});
    }

    void faultyArgumentsLeaveTheirErrors()
    {
        Bench bench;
        checkErrors(
            bench,
            {
                {"enable", [](Context& gl) { gl.enable(GL_TEXTURE_2D); }, GL_INVALID_ENUM},
                {"disable", [](Context& gl) { gl.disable(0); }, GL_INVALID_ENUM},
                {"isEnabled", [](Context& gl) { gl.isEnabled(GL_LINE_WIDTH); }, GL_INVALID_ENUM},
                {"viewport", [](Context& gl) { gl.viewport(0, 0, -1, 1); }, GL_INVALID_VALUE},
                {"scissor", [](Context& gl) { gl.scissor(0, 0, 1, -1); }, GL_INVALID_VALUE},
                {"clipControl origin", [](Context& gl) { gl.clipControlEXT(GL_BACK, GL_ZERO_TO_ONE_EXT); },
                 GL_INVALID_ENUM},
                {"clipControl depth", [](Context& gl) { gl.clipControlEXT(GL_UPPER_LEFT_EXT, GL_LESS); },
                 GL_INVALID_ENUM},
                {"cullFace", [](Context& gl) { gl.cullFace(GL_CW); }, GL_INVALID_ENUM},
                {"frontFace", [](Context& gl) { gl.frontFace(GL_FRONT); }, GL_INVALID_ENUM},
                {"lineWidth 0", [](Context& gl) { gl.lineWidth(0.0f); }, GL_INVALID_VALUE},
                {"lineWidth", [](Context& gl) { gl.lineWidth(-1.0f); }, GL_INVALID_VALUE},
                {"depthFunc", [](Context& gl) { gl.depthFunc(GL_KEEP); }, GL_INVALID_ENUM},
                {"stencilFunc", [](Context& gl) { gl.stencilFunc(GL_KEEP, 0, 0); }, GL_INVALID_ENUM},
                {"stencilFuncSeparate", [](Context& gl) { gl.stencilFuncSeparate(0, GL_LESS, 0, 0); }, GL_INVALID_ENUM},
                {"stencilMaskSeparate", [](Context& gl) { gl.stencilMaskSeparate(GL_CW, 0); }, GL_INVALID_ENUM},
                {"stencilOp", [](Context& gl) { gl.stencilOp(GL_KEEP, GL_KEEP, GL_LESS); }, GL_INVALID_ENUM},
                {"blendFunc", [](Context& gl) { gl.blendFunc(GL_ONE, GL_SRC_ALPHA_SATURATE); }, GL_INVALID_ENUM},
                {"blendFunc source", [](Context& gl) { gl.blendFunc(GL_KEEP, GL_ONE); }, GL_INVALID_ENUM},
                {"blendEquation", [](Context& gl) { gl.blendEquation(GL_ONE); }, GL_INVALID_ENUM},
                {"hint target", [](Context& gl) { gl.hint(GL_LINES, GL_NICEST); }, GL_INVALID_ENUM},
                {"hint mode", [](Context& gl) { gl.hint(GL_GENERATE_MIPMAP_HINT, GL_ONE); }, GL_INVALID_ENUM},
                {"pixelStorei", [](Context& gl) { gl.pixelStorei(GL_UNPACK_ALIGNMENT, 3); }, GL_INVALID_VALUE},
                {"pixelStorei row", [](Context& gl) { gl.pixelStorei(GL_UNPACK_ROW_LENGTH_EXT, -1); },
                 GL_INVALID_VALUE},
                {"pixelStorei name", [](Context& gl) { gl.pixelStorei(GL_PACK_ALIGNMENT + 90, 4); }, GL_INVALID_ENUM},
                {"activeTexture", [](Context& gl) { gl.activeTexture(GL_TEXTURE0 + 192); }, GL_INVALID_ENUM},
                {"getIntegerv", [](Context& gl) { gl.getIntegerv(GL_TEXTURE_2D, {}); }, GL_INVALID_ENUM},
                {"getString", [](Context& gl) { (void)gl.getString(GL_VIEWPORT); }, GL_INVALID_ENUM},
            });
        QCOMPARE(bench.integer(GL_BLEND_SRC_RGB), GL_ONE); // faulty calls changed nothing
        QCOMPARE(bench.integer(GL_UNPACK_ALIGNMENT), 4);
    }

    void theFirstErrorSticksUntilItIsRead()
    {
        Bench bench;
        bench.gl().enable(0);
        bench.gl().viewport(0, 0, -1, 0);
        QCOMPARE(bench.gl().getError(), GLenum{GL_INVALID_ENUM});
        QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
    }

    void stringsNameTheModelAndItsExtensions()
    {
        Bench bench;
        QVERIFY(bench.gl().getString(GL_VENDOR) == "Vitrine");
        QVERIFY(bench.gl().getString(GL_RENDERER) == "Vitrine model");
        QVERIFY(bench.gl().getString(GL_VERSION).starts_with("OpenGL ES 2.0 Vitrine"));
        QVERIFY(bench.gl().getString(GL_SHADING_LANGUAGE_VERSION).starts_with("OpenGL ES GLSL ES 1.00"));
        std::istringstream list{std::string(bench.gl().getString(GL_EXTENSIONS))};
        std::set<std::string> names;
        for (std::string name; list >> name;)
            QVERIFY2(names.insert(name).second, name.c_str());
        QVERIFY(names.contains("GL_OES_vertex_array_object"));
        QVERIFY(!names.contains("GL_OES_EGL_image_external")); // there are no EGL images
    }

    /// GLSL ES 1.00 §3.4: require is an error for what is not supported, and what is has a macro.
    void shadersMayAskForExactlyTheExtensionsThatAreNamed_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<bool>("hasShaderPart");
        // Those whose specifications add to the shading language.
        const std::set<std::string> parts{"GL_EXT_draw_buffers", "GL_EXT_shader_texture_lod",
                                          "GL_NV_draw_buffers",  "GL_OES_standard_derivatives",
                                          "GL_OES_texture_3D",   "GL_VITRINE_fixed_function"};
        Bench bench;
        std::istringstream list{std::string(bench.gl().getString(GL_EXTENSIONS))};
        std::size_t found = 0;
        for (std::string name; list >> name; found += parts.count(name))
            QTest::newRow(name.c_str()) << name << parts.contains(name);
        QCOMPARE(found, parts.size());
        for (const char* name : {"GL_OES_EGL_image_external", "GL_EXT_frag_depth", "GL_EXT_blend_func_extended",
                                 "GL_EXT_shader_framebuffer_fetch", "GL_EXT_texture_array", "GL_VITRINE_fixed"})
            QTest::newRow(name) << std::string(name) << false;
    }

    void shadersMayAskForExactlyTheExtensionsThatAreNamed()
    {
        QFETCH(std::string, name);
        QFETCH(bool, hasShaderPart);
        Bench bench;
        const auto compiles = [&bench](GLenum type, const std::string& head) {
            const GLuint shader = bench.gl().createShader(type);
            const std::string source = head + "\nvoid main() {}\n";
            const std::string_view text = source;
            bench.gl().shaderSource(shader, 1, {&text, 1});
            bench.gl().compileShader(shader);
            GLint status = GL_FALSE;
            bench.gl().getShaderiv(shader, GL_COMPILE_STATUS, {&status, 1});
            return status == GL_TRUE;
        };
        for (const GLenum type : {GL_VERTEX_SHADER, GL_FRAGMENT_SHADER}) {
            QCOMPARE(compiles(type, "#extension " + name + " : require"), hasShaderPart);
            for (const char* behavior : {" : enable", " : warn", " : disable"})
                QVERIFY(compiles(type, "#extension " + name + behavior));
            QCOMPARE(compiles(type, "#if " + name + " != 1\n#error\n#endif"), hasShaderPart);
            QCOMPARE(compiles(type, "#extension " + name + " : disable\n#ifndef " + name + "\n#error\n#endif"),
                     hasShaderPart);
            QCOMPARE(compiles(type, "#ifdef " + name + "\n#error\n#endif"), !hasShaderPart);
        }
    }

    void callsOfNewerVersionsAreRefused()
    {
        Bench bench;
        bench.gl().refuseCall();
        QCOMPARE(bench.gl().getError(), GLenum{GL_INVALID_OPERATION});
        QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
        bench.gl().enable(0);
        bench.gl().refuseCall(); // the first error stays until it is asked for (§2.5)
        QCOMPARE(bench.gl().getError(), GLenum{GL_INVALID_ENUM});
        QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
    }
};

VITRINE_TEST(Gles2StateTest)
#include "tst_gles2_state.moc"
