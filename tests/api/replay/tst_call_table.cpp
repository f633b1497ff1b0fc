// SPDX-License-Identifier: Apache-2.0
#include "core/api/calls/call_sizes.h"
#include "core/api/calls/format_call.h"
#include "tests/api/replay/call_builder.h"
#include "tests/api/replay/gl_header.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <limits>

using namespace vitrine::core;
using vitrine::test::sharedFile;

namespace {

QString format(const Call& call)
{
    return QString::fromStdString(formatCall(call));
}

} // namespace

class TestCallTable : public QObject {
    Q_OBJECT

private slots:
    void knowsEveryCoreFunctionWithItsParameters()
    {
        const auto header = functionsOfHeader("/usr/include/GLES2/gl2.h");
        QCOMPARE(header.size(), 142u);
        for (const auto& [name, parameters] : header) {
            const FunctionInfo* info = findFunction(name.toStdString());
            QVERIFY2(info, qPrintable(name));
            QStringList own;
            for (const ParameterInfo& parameter : info->parameters)
                own << QString::fromUtf8(parameter.name.data(), static_cast<qsizetype>(parameter.name.size()));
            QCOMPARE(own, parameters);
        }
    }

    void knowsEveryFunctionOfTheCaptures()
    {
        const QDir traces(sharedFile("traces"));
        if (!traces.exists())
            QSKIP("the shared captures are not here");
        for (const QString& name : traces.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile info(traces.filePath(name + "/info.json"));
            if (!info.open(QIODevice::ReadOnly))
                continue;
            const QStringList used =
                QJsonDocument::fromJson(info.readAll()).object().value("functions").toObject().keys();
            for (const QString& function : used)
                QVERIFY2(findFunction(function.toStdString()), qPrintable(name + ": " + function));
        }
    }

    void isSortedAndNumbered()
    {
        const auto all = functions();
        for (std::size_t i = 0; i < all.size(); ++i) {
            QCOMPARE(all[i].id, i);
            QVERIFY(i == 0 || all[i - 1].name < all[i].name);
            QCOMPARE(findFunction(all[i].name), &all[i]);
        }
        QVERIFY(!findFunction("glBegin"));
        QVERIFY(!findFunction(""));
    }

    void tellsWhatACallIsFor()
    {
        const std::pair<const char*, CallClass> expected[] = {
            {"glDrawArrays", CallClass::Draw},
            {"glDrawElements", CallClass::Draw},
            {"glDrawBuffersNV", CallClass::State},
            {"glClear", CallClass::Clear},
            {"glClearColor", CallClass::State},
            {"glCopyTexImage2D", CallClass::Copy},
            {"glCopyTexSubImage2D", CallClass::Copy},
            {"eglSwapBuffers", CallClass::Present},
            {"glPushDebugGroupKHR", CallClass::Marker},
            {"glInsertEventMarkerEXT", CallClass::Marker},
            {"glEnable", CallClass::State},
            {"glGetError", CallClass::Query},
            {"glIsTexture", CallClass::Query},
            {"glReadPixels", CallClass::Query},
            {"glGenTextures", CallClass::Resource},
            {"glTexImage2D", CallClass::Resource},
            {"glTexParameteri", CallClass::State},
            {"glFinish", CallClass::Sync},
            {"eglMakeCurrent", CallClass::Context},
            {"memcpy", CallClass::Memory},
            {"glMapBufferOES", CallClass::Resource},
            {"glLinkProgram", CallClass::Resource},
        };
        for (const auto& [name, callClass] : expected) {
            QVERIFY2(findFunction(name), name);
            QVERIFY2(findFunction(name)->callClass == callClass, name);
        }
    }

    void tellsWhatAParameterIs()
    {
        const auto parameter = [](const char* function, std::size_t index) {
            return findFunction(function)->parameters[index];
        };
        QVERIFY(parameter("glBindTexture", 0).kind == ParameterKind::Enum);
        QVERIFY(parameter("glBindTexture", 1).kind == ParameterKind::Handle);
        QVERIFY(parameter("glBindTexture", 1).handle == HandleKind::Texture);
        QVERIFY(parameter("glClear", 0).kind == ParameterKind::Bitfield);
        QVERIFY(parameter("glBufferData", 1).kind == ParameterKind::Size);
        QVERIFY(parameter("glBufferData", 2).kind == ParameterKind::PointerIn);
        QCOMPARE(parameter("glBufferData", 2).length, std::string_view("size"));
        QVERIFY(parameter("glGenBuffers", 1).kind == ParameterKind::PointerOut);
        QVERIFY(parameter("glGenBuffers", 1).handle == HandleKind::Buffer);
        QVERIFY(parameter("glShaderSource", 2).kind == ParameterKind::StringArray);
        QVERIFY(parameter("glGetUniformLocation", 1).kind == ParameterKind::String);
        QVERIFY(parameter("glColorMask", 0).kind == ParameterKind::Boolean);
        QVERIFY(parameter("glLineWidth", 0).kind == ParameterKind::Float);
        QVERIFY(parameter("glBindVertexArrayOES", 0).handle == HandleKind::VertexArray);
        QVERIFY(findFunction("glCreateProgram")->result.handle == HandleKind::Program);
        QVERIFY(parameter("eglMakeCurrent", 3).handle == HandleKind::Context);
    }

    void namesDependOnTheGroup()
    {
        const auto group = [](const char* function, std::size_t index) {
            return findFunction(function)->parameters[index].group;
        };
        QCOMPARE(enumName(group("glDrawArrays", 0), 0), std::string_view("GL_POINTS"));
        QCOMPARE(enumName(group("glDrawArrays", 0), 4), std::string_view("GL_TRIANGLES"));
        QCOMPARE(enumName(group("glBlendFunc", 0), 0), std::string_view("GL_ZERO"));
        QCOMPARE(enumName(group("glBlendFunc", 0), 1), std::string_view("GL_ONE"));
        QCOMPARE(enumName(findFunction("glGetError")->result.group, 0), std::string_view("GL_NO_ERROR"));
        QCOMPARE(enumName(group("glBindTexture", 0), 0x0DE1), std::string_view("GL_TEXTURE_2D"));
        QCOMPARE(enumName(0, 0x8D40), std::string_view("GL_FRAMEBUFFER"));
        QCOMPARE(enumName(group("eglQueryString", 1), 0x3054), std::string_view("EGL_VERSION"));
        QCOMPARE(enumName(group("glDrawArrays", 0), 99), std::string_view());
    }

    void callsReadAsOneLine_data()
    {
        QTest::addColumn<Call>("call");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, Call call, const char* line) {
            QTest::newRow(name) << std::move(call) << QString(line);
        };
        row("numbers as names", calls::make("glDrawArrays", {calls::number(4), calls::number(0), calls::number(3)}),
            "glDrawArrays(mode = GL_TRIANGLES, first = 0, count = 3)");
        row("bits", calls::make("glClear", {calls::number(0x4100)}),
            "glClear(mask = GL_DEPTH_BUFFER_BIT | GL_COLOR_BUFFER_BIT)");
        row("unknown bits", calls::make("glClear", {calls::number(0x4001)}),
            "glClear(mask = GL_COLOR_BUFFER_BIT | 0x1)");
        row("recorded names", calls::make("glEnable", {{EnumValue{0xBE2, "GL_BLEND"}}}), "glEnable(cap = GL_BLEND)");
        row("unknown enum", calls::make("glEnable", {{EnumValue{0x1234567, ""}}}), "glEnable(cap = 0x1234567)");
        row("floats", calls::make("glDepthRangef", {{0.0f}, {0.1f}}), "glDepthRangef(n = 0.0, f = 0.1)");
        row("booleans", calls::make("glDepthMask", {{true}}), "glDepthMask(flag = GL_TRUE)");
        row("bytes and sizes",
            calls::make("glBufferData",
                        {calls::number(0x8892), calls::number(2), calls::blob({1, 2}), calls::number(0x88E4)}),
            "glBufferData(target = GL_ARRAY_BUFFER, size = 2, data = blob(2), usage = GL_STATIC_DRAW)");
        row("arrays", calls::make("glDeleteTextures", {calls::number(2), calls::names({3, 4})}),
            "glDeleteTextures(n = 2, textures = {3, 4})");
        row("results",
            calls::make("glGetUniformLocation", {calls::number(1), calls::text("a\"b\n")}, calls::number(-1)),
            "glGetUniformLocation(program = 1, name = \"a\\\"b\\n\") = -1");
        row("addresses", calls::make("eglGetDisplay", {calls::pointer(0xABC)}, calls::pointer(0)),
            "eglGetDisplay(display_id = 0xabc) = NULL");
        row("unknown function", calls::make("glSomething", {calls::number(5), {}}), "glSomething(5, NULL)");
        Call fake = calls::make("glFlush");
        fake.flags = CallFlags::Fake | CallFlags::Incomplete;
        row("flags", fake, "glFlush() // fake // incomplete");
        row("long strings", calls::make("eglGetProcAddress", {{std::string(100, 'x')}}),
            qPrintable("eglGetProcAddress(procname = \"" + QString(60, 'x') + QString::fromUtf8("…\")")));
        row("attributes of EGL",
            calls::make("eglCreatePbufferSurface",
                        {calls::pointer(1), calls::pointer(2), calls::names({0x3057, 8, 0x3038})}),
            "eglCreatePbufferSurface(dpy = 0x1, config = 0x2, attrib_list = {EGL_WIDTH, 0x8, EGL_NONE})");
    }
    void callsReadAsOneLine()
    {
        QFETCH(Call, call);
        QFETCH(QString, line);
        QCOMPARE(format(call), line);
    }

    void longArraysAreShortened()
    {
        Array many(100, calls::number(1));
        const std::string text = formatValue(calls::list(std::move(many)));
        QVERIFY(QString::fromStdString(text).endsWith(QString::fromUtf8(", … 100 in all}")));
        QVERIFY(text.size() < 100);
    }

    void valuesConvert()
    {
        QCOMPARE(Value{true}.asInteger(), 1);
        QCOMPARE(Value{-2.9f}.asInteger(), -2);
        QCOMPARE(Value{1e300}.asInteger(), std::numeric_limits<std::int64_t>::max());
        QCOMPARE(Value{-1e300}.asInteger(), std::numeric_limits<std::int64_t>::min());
        QCOMPARE(Value{std::numeric_limits<double>::quiet_NaN()}.asInteger(), 0);
        QCOMPARE((Value{EnumValue{7, ""}}.asFloat()), 7.0);
        QCOMPARE(Value{std::uint64_t{1} << 63}.asFloat(), 9223372036854775808.0);
        QCOMPARE(Value{std::string("12")}.asInteger(), 0);
        QVERIFY(sameValue(calls::names({1, 2}), calls::names({1, 2})));
        QVERIFY(!sameValue(calls::names({1, 2}), calls::names({1, 3})));
        QVERIFY(!sameValue(calls::names({1}), calls::names({1, 2})));
        QVERIFY(sameValue(calls::blob({1}), calls::blob({1})));
        QVERIFY(!sameValue(Value{true}, calls::number(1)));
    }

    void sizesFollowTheUnpackRules()
    {
        constexpr std::uint32_t kRgb = 0x1907, kRgba = 0x1908, kByte = 0x1401, k565 = 0x8363;
        QCOMPARE(imageBytes(kRgba, kByte, {2, 2}, {}), std::optional<std::uint64_t>(16));
        // Rows of 9 bytes are 12 apart; the last one ends after its pixels.
        QCOMPARE(imageBytes(kRgb, kByte, {3, 2}, {}), std::optional<std::uint64_t>(12 + 9));
        QCOMPARE(imageBytes(kRgb, kByte, {3, 2}, {1, 0, 0, 0}), std::optional<std::uint64_t>(18));
        QCOMPARE(imageBytes(kRgb, k565, {3, 2}, {}), std::optional<std::uint64_t>(8 + 6));
        // Row length 5, one row and two pixels skipped: 20 + 20 + (2 + 2) * 4.
        QCOMPARE(imageBytes(kRgba, kByte, {2, 2}, {4, 5, 1, 2}), std::optional<std::uint64_t>(20 + 20 + 16));
        QCOMPARE(imageBytes(kRgba, kByte, {2, 2, 3}, {}), std::optional<std::uint64_t>(48));
        QCOMPARE(imageBytes(kRgba, kByte, {0, 2}, {}), std::optional<std::uint64_t>(0));
        QVERIFY(!imageBytes(kRgba, 0x1234, {2, 2}, {}));
        QCOMPARE(indexBytes(0x1403), std::optional<std::uint32_t>(2));
        QVERIFY(!indexBytes(0x1402));
    }
};

VITRINE_TEST(TestCallTable, QCoreApplication)
#include "tst_call_table.moc"
