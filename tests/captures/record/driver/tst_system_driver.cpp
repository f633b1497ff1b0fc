// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/system/known_extensions.h"
#include "captures/record/driver/system/stable_text.h"
#include "captures/record/driver/system/system_libraries.h"
#include "tests/harness/test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine::captures::system;

class SystemDriver : public QObject {
    Q_OBJECT

private slots:
    void versionsKeepTheDriversWords_data();
    void versionsKeepTheDriversWords();
    void extensionsAreThoseThatWeKnow();
    void textsStayWhereTheyAre();
    void librariesAreNotLookedForInOurOwnFolder();
};

void SystemDriver::versionsKeepTheDriversWords_data()
{
    QTest::addColumn<QString>("driver");
    QTest::addColumn<QString>("shown");
    QTest::newRow("newer") << "OpenGL ES 3.2 Mesa 22.3.6"
                           << "OpenGL ES 2.0 Mesa 22.3.6";
    QTest::newRow("the same") << "OpenGL ES 2.0 build 1"
                              << "OpenGL ES 2.0 build 1";
    QTest::newRow("no words") << "OpenGL ES 3.1"
                              << "OpenGL ES 2.0";
    QTest::newRow("unusual") << "4.6 Some driver"
                             << "OpenGL ES 2.0 4.6 Some driver";
}

void SystemDriver::versionsKeepTheDriversWords()
{
    QFETCH(QString, driver);
    QFETCH(QString, shown);
    QCOMPARE(QString::fromStdString(limitedVersion(driver.toStdString())), shown);
    QCOMPARE(limitedShadingVersion("OpenGL ES GLSL ES 3.20"), "OpenGL ES GLSL ES 1.00");
}

void SystemDriver::extensionsAreThoseThatWeKnow()
{
    QCOMPARE(knownGlExtensions("GL_OES_depth24 GL_OES_EGL_image GL_OES_mapbuffer  GL_KHR_debug"),
             "GL_OES_depth24 GL_OES_mapbuffer");
    QCOMPARE(knownGlExtensions("GL_OES_depth2 GL_OES_depth242"), "");
    QCOMPARE(knownEglExtensions("EGL_KHR_image_base EGL_KHR_create_context EGL_EXT_buffer_age"),
             "EGL_KHR_create_context");
    QCOMPARE(knownEglExtensions(""), "");
}

void SystemDriver::textsStayWhereTheyAre()
{
    const char* first = stableText("a text");
    for (int i = 0; i < 100; ++i)
        (void)stableText(std::to_string(i));
    QCOMPARE(static_cast<const void*>(stableText("a text")), static_cast<const void*>(first));
    QCOMPARE(std::string(first), "a text");
}

void SystemDriver::librariesAreNotLookedForInOurOwnFolder()
{
    const QTemporaryDir ours, theirs;
    for (const QTemporaryDir* folder : {&ours, &theirs})
        QVERIFY(QFile(folder->filePath("libEGL.so.1")).open(QIODevice::WriteOnly));
    const std::filesystem::path own = ours.path().toStdString(), other = theirs.path().toStdString();
    QCOMPARE(findLibrary("libEGL.so.1", {"/no/such/folder", own, other}, own), other / "libEGL.so.1");
    QCOMPARE(findLibrary("libEGL.so.1", {own}, own), std::filesystem::path());
    QCOMPARE(findLibrary("libEGL.so.1", {other, own}, {}), other / "libEGL.so.1");
}

VITRINE_TEST(SystemDriver, QCoreApplication)
#include "tst_system_driver.moc"
