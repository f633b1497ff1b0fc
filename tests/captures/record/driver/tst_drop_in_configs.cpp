// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/driver/egl_bench.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <set>
#include <string>

using namespace vitrine::testing;

namespace {

/// "r8g8b8a8 d24 s8 ms0"
std::string describe(EGLDisplay display, EGLConfig config)
{
    const auto text = [&](EGLint attribute) { return std::to_string(configAttribute(display, config, attribute)); };
    return "r" + text(EGL_RED_SIZE) + "g" + text(EGL_GREEN_SIZE) + "b" + text(EGL_BLUE_SIZE) + "a" +
           text(EGL_ALPHA_SIZE) + " d" + text(EGL_DEPTH_SIZE) + " s" + text(EGL_STENCIL_SIZE) + " ms" +
           text(EGL_SAMPLES);
}

std::vector<EGLint> forPbuffers(std::vector<EGLint> attributes)
{
    attributes.insert(attributes.end(), {EGL_RENDERABLE_TYPE, EGL_OPENGL_ES2_BIT, EGL_SURFACE_TYPE, EGL_PBUFFER_BIT});
    return attributes;
}

} // namespace

class DropInConfigs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void exactlyOneConfigIsTheConformanceSuites();
    void windowsAndPbuffersGoWithEveryConfig();
    void deeperColorsComeFirstWhenAskedFor();
    void smallerBuffersComeFirstWhenColorsAreNotAskedFor();
    void fewerSamplesThenLessDepthComeFirst();
    void sizesAreLowerBounds();
    void masksMustBeContained();
    void programsThatNameNoUsableApiGetOpenGlEs();
    void anIdStandsForItsConfigWhateverElseIsAsked();
    void faultyListsAreRefused_data();
    void faultyListsAreRefused();
    void noMoreConfigsAreWrittenThanThereIsRoomFor();
    void unknownAttributesOfConfigsAreRefused();

private:
    EGLDisplay m_display = EGL_NO_DISPLAY;
};

void DropInConfigs::initTestCase()
{
    m_display = initializedDisplay();
    QCOMPARE(std::string(eglQueryString(m_display, EGL_VENDOR)), "Vitrine");
}

void DropInConfigs::exactlyOneConfigIsTheConformanceSuites()
{
    std::vector<EGLConfig> all(100);
    EGLint count = 0;
    QVERIFY(eglGetConfigs(m_display, all.data(), 100, &count));
    int found = 0;
    std::set<EGLint> ids;
    for (EGLint i = 0; i < count; ++i) {
        found += describe(m_display, all[static_cast<std::size_t>(i)]) == "r8g8b8a8 d24 s8 ms0" ? 1 : 0;
        ids.insert(configAttribute(m_display, all[static_cast<std::size_t>(i)], EGL_CONFIG_ID));
    }
    QCOMPARE(found, 1);
    QCOMPARE(ids.size(), static_cast<std::size_t>(count));
}

void DropInConfigs::windowsAndPbuffersGoWithEveryConfig()
{
    for (const EGLConfig config : chooseConfigs(m_display, forPbuffers({}))) {
        const EGLint types = configAttribute(m_display, config, EGL_SURFACE_TYPE);
        QCOMPARE(types & (EGL_WINDOW_BIT | EGL_PBUFFER_BIT), EGL_WINDOW_BIT | EGL_PBUFFER_BIT);
        QCOMPARE(configAttribute(m_display, config, EGL_CONFORMANT), EGL_OPENGL_ES2_BIT);
        QCOMPARE(configAttribute(m_display, config, EGL_CONFIG_CAVEAT), EGL_NONE);
        QCOMPARE(configAttribute(m_display, config, EGL_BUFFER_SIZE),
                 configAttribute(m_display, config, EGL_RED_SIZE) + configAttribute(m_display, config, EGL_GREEN_SIZE) +
                     configAttribute(m_display, config, EGL_BLUE_SIZE) +
                     configAttribute(m_display, config, EGL_ALPHA_SIZE));
    }
}

// EGL 1.5 §3.4.1.2, rules 3 and 4: more bits of the colors asked for, then fewer bits altogether.
void DropInConfigs::deeperColorsComeFirstWhenAskedFor()
{
    const auto configs = chooseConfigs(
        m_display, forPbuffers({EGL_RED_SIZE, 5, EGL_GREEN_SIZE, 6, EGL_BLUE_SIZE, 5, EGL_STENCIL_SIZE, 8}));
    std::vector<std::string> names;
    for (const EGLConfig config : configs)
        names.push_back(describe(m_display, config));
    const std::vector<std::string> expected{"r8g8b8a0 d24 s8 ms0", "r8g8b8a0 d24 s8 ms4", "r8g8b8a8 d24 s8 ms0",
                                            "r8g8b8a8 d24 s8 ms4", "r5g6b5a0 d24 s8 ms0", "r5g6b5a0 d24 s8 ms4"};
    QCOMPARE(names, expected);
}

// Rule 3 leaves out colors of which 0 or any number of bits is asked for.
void DropInConfigs::smallerBuffersComeFirstWhenColorsAreNotAskedFor()
{
    const auto configs = chooseConfigs(
        m_display, forPbuffers({EGL_RED_SIZE, EGL_DONT_CARE, EGL_GREEN_SIZE, 0, EGL_STENCIL_SIZE, 8, EGL_SAMPLES, 1}));
    std::vector<std::string> names;
    for (const EGLConfig config : configs)
        names.push_back(describe(m_display, config));
    const std::vector<std::string> expected{"r5g6b5a0 d24 s8 ms4", "r8g8b8a0 d24 s8 ms4", "r8g8b8a8 d24 s8 ms4"};
    QCOMPARE(names, expected);
}

// Rules 5 to 8.
void DropInConfigs::fewerSamplesThenLessDepthComeFirst()
{
    std::vector<std::string> names;
    for (const EGLConfig config : chooseConfigs(m_display, forPbuffers({EGL_ALPHA_SIZE, 1})))
        names.push_back(describe(m_display, config));
    const std::vector<std::string> expected{"r8g8b8a8 d0 s0 ms0",  "r8g8b8a8 d16 s0 ms0", "r8g8b8a8 d24 s0 ms0",
                                            "r8g8b8a8 d24 s8 ms0", "r8g8b8a8 d0 s0 ms4",  "r8g8b8a8 d16 s0 ms4",
                                            "r8g8b8a8 d24 s0 ms4", "r8g8b8a8 d24 s8 ms4"};
    QCOMPARE(names, expected);
}

void DropInConfigs::sizesAreLowerBounds()
{
    QCOMPARE(chooseConfigs(m_display, forPbuffers({EGL_SAMPLES, 2, EGL_ALPHA_SIZE, 1})).size(), std::size_t{4});
    QCOMPARE(chooseConfigs(m_display, forPbuffers({EGL_SAMPLES, 5})).size(), std::size_t{0});
    QCOMPARE(eglGetError(), EGL_SUCCESS);
    QCOMPARE(chooseConfigs(m_display, forPbuffers({EGL_DEPTH_SIZE, 17, EGL_ALPHA_SIZE, 8})).size(), std::size_t{4});
    QCOMPARE(chooseConfigs(m_display, forPbuffers({EGL_RED_SIZE, 9})).size(), std::size_t{0});
    QCOMPARE(chooseConfigs(m_display, forPbuffers({EGL_BUFFER_SIZE, 25})).size(), std::size_t{8});
}

void DropInConfigs::masksMustBeContained()
{
    const auto countFor = [this](EGLint types) {
        return chooseConfigs(m_display, {EGL_RENDERABLE_TYPE, types, EGL_ALPHA_SIZE, 8}).size();
    };
    QCOMPARE(countFor(EGL_OPENGL_ES2_BIT), std::size_t{8});
    QCOMPARE(countFor(EGL_OPENGL_ES_BIT), std::size_t{0});
    QCOMPARE(countFor(EGL_OPENGL_ES3_BIT), std::size_t{0});
    QCOMPARE(countFor(EGL_OPENGL_ES2_BIT | EGL_OPENGL_BIT), std::size_t{0});
    QCOMPARE(
        chooseConfigs(m_display, {EGL_RENDERABLE_TYPE, EGL_OPENGL_ES2_BIT, EGL_SURFACE_TYPE, EGL_PIXMAP_BIT}).size(),
        std::size_t{0});
    QVERIFY(!chooseConfigs(m_display, {EGL_RENDERABLE_TYPE, EGL_OPENGL_ES2_BIT}).empty()); // for windows, by default
}

void DropInConfigs::programsThatNameNoUsableApiGetOpenGlEs()
{
    QCOMPARE(chooseConfigs(m_display, {EGL_ALPHA_SIZE, 8}).size(), std::size_t{8});
    QCOMPARE(chooseConfigs(m_display, {EGL_ALPHA_SIZE, 8, EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT}).size(), std::size_t{8});
    EGLint count = -1;
    QVERIFY(eglChooseConfig(m_display, nullptr, nullptr, 0, &count));
    QCOMPARE(count, 24);
}

void DropInConfigs::anIdStandsForItsConfigWhateverElseIsAsked()
{
    const EGLConfig config = usualConfig(m_display);
    const EGLint id = configAttribute(m_display, config, EGL_CONFIG_ID);
    const auto found = chooseConfigs(m_display, {EGL_CONFIG_ID, id, EGL_RED_SIZE, 16, EGL_SAMPLES, 4});
    QCOMPARE(found, std::vector<EGLConfig>{config});
}

void DropInConfigs::faultyListsAreRefused_data()
{
    QTest::addColumn<int>("attribute");
    QTest::addColumn<int>("value");
    QTest::newRow("not an attribute") << 0x9999 << 1;
    QTest::newRow("an attribute of surfaces") << EGL_WIDTH << 1;
    QTest::newRow("any level") << EGL_LEVEL << EGL_DONT_CARE;
    QTest::newRow("no caveat") << EGL_CONFIG_CAVEAT << 1234;
    QTest::newRow("no buffer type") << EGL_COLOR_BUFFER_TYPE << 1;
    QTest::newRow("a negative size") << EGL_RED_SIZE << -5;
}

void DropInConfigs::faultyListsAreRefused()
{
    QFETCH(int, attribute);
    QFETCH(int, value);
    const EGLint list[] = {attribute, value, EGL_NONE};
    EGLint count = -1;
    QVERIFY(!eglChooseConfig(m_display, list, nullptr, 0, &count));
    QCOMPARE(eglGetError(), EGL_BAD_ATTRIBUTE);
    QCOMPARE(eglGetError(), EGL_SUCCESS);
}

void DropInConfigs::noMoreConfigsAreWrittenThanThereIsRoomFor()
{
    EGLint all = 0, count = 0;
    QVERIFY(eglGetConfigs(m_display, nullptr, 0, &all));
    QCOMPARE(all, 24); // 3 colors, 4 depths and stencils, 2 numbers of samples
    const EGLConfig untouched = reinterpret_cast<EGLConfig>(0x77);
    std::array<EGLConfig, 3> configs{untouched, untouched, untouched};
    QVERIFY(eglGetConfigs(m_display, configs.data(), 2, &count));
    QCOMPARE(count, 2);
    QVERIFY(configs[1] != untouched);
    QCOMPARE(configs[2], untouched);
    QVERIFY(!eglGetConfigs(m_display, configs.data(), 2, nullptr));
    QCOMPARE(eglGetError(), EGL_BAD_PARAMETER);
}

void DropInConfigs::unknownAttributesOfConfigsAreRefused()
{
    EGLint value = 0;
    QVERIFY(!eglGetConfigAttrib(m_display, usualConfig(m_display), EGL_MATCH_NATIVE_PIXMAP, &value));
    QCOMPARE(eglGetError(), EGL_BAD_ATTRIBUTE);
    QVERIFY(!eglGetConfigAttrib(m_display, reinterpret_cast<EGLConfig>(0x1234), EGL_RED_SIZE, &value));
    QCOMPARE(eglGetError(), EGL_BAD_CONFIG);
}

VITRINE_TEST(DropInConfigs, QCoreApplication)
#include "tst_drop_in_configs.moc"
