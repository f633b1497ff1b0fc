// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

static const QRegularExpression kVendor("(EXT|KHR|NV|OES)$");

class DropInExports : public QObject {
    Q_OBJECT

private slots:
    void nothingButTheApisIsExported();
    void whateverTheSystemExportsIsExported_data();
    void whateverTheSystemExportsIsExported();
    void theListIsTheSystems_data();
    void theListIsTheSystems();
    void theNamesOfTheSystemHoldNothing_data();
    void theNamesOfTheSystemHoldNothing();

private:
    static QStringList exportsOf(const QString& library);
    static QStringList exportsOfFile(const QString& path);
    static QStringList listOf(const QString& library);
};

/// What is checked in of a library of Debian's.
QStringList DropInExports::listOf(const QString& library)
{
    QFile file(QStringLiteral(VITRINE_EXPORTS_FOLDER "/") + library + ".txt");
    QStringList names;
    if (file.open(QIODevice::ReadOnly))
        for (const QByteArray& line : file.readAll().split('\n'))
            if (!line.isEmpty() && !line.startsWith('#'))
                names << QString::fromLatin1(line);
    return names;
}

QStringList DropInExports::exportsOf(const QString& library)
{
    return exportsOfFile(QStringLiteral(VITRINE_DROP_IN_FOLDER "/") + library);
}

QStringList DropInExports::exportsOfFile(const QString& path)
{
    QProcess nm;
    nm.start("nm", {"-D", "--defined-only", "--format=posix", path});
    nm.waitForFinished();
    QStringList names;
    for (const QByteArray& line : nm.readAllStandardOutput().split('\n'))
        if (!line.isEmpty())
            names << QString::fromLatin1(line.left(line.indexOf(' ')));
    return names;
}

void DropInExports::nothingButTheApisIsExported()
{
    const QStringList names = exportsOf("libvitrine-drop-in.so");
    // 142 of OpenGL ES 2.0, 44 of EGL 1.5, 96 of OpenVG 1.1 and VGU and 16 of VG/vitrine2d.h at least.
    QVERIFY2(names.size() >= 298, qPrintable(QString::number(names.size())));
    static const QRegularExpression kExpected("^(gl|egl|vgu?|v2d)[A-Z]\\w*$");
    for (const QString& name : names)
        QVERIFY2(kExpected.match(name).hasMatch(), qPrintable(name));
    QVERIFY(names.contains("glDrawElements"));
    QVERIFY(names.contains("eglSwapBuffers"));
    QCOMPARE(names.filter(QRegularExpression("^vg[A-Z]")).size(), 87);
    QCOMPARE(names.filter(QRegularExpression("^vgu[A-Z]")).size(), 9);
    QCOMPARE(names.filter(QRegularExpression("^v2d[A-Z]")).size(), 22);
}

void DropInExports::whateverTheSystemExportsIsExported_data()
{
    QTest::addColumn<QString>("library");
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<int>("count");
    QTest::newRow("EGL") << "libEGL.so.1"
                         << "egl" << 44;
    QTest::newRow("OpenGL ES") << "libGLESv2.so.2"
                               << "gl" << 358; // 142 of ES 2.0, 104 of 3.0, 68 of 3.1, 44 of 3.2
}

/// A program that binds all its functions when it starts ("-z now") finds them; what we have beyond is of extensions.
void DropInExports::whateverTheSystemExportsIsExported()
{
    QFETCH(QString, library);
    QFETCH(QString, prefix);
    QFETCH(int, count);
    const QStringList list = listOf(library);
    QCOMPARE(list.size(), count);
    const QStringList ours = exportsOf("libvitrine-drop-in.so").filter(QRegularExpression("^" + prefix + "[A-Z]"));
    for (const QString& name : list)
        QVERIFY2(ours.contains(name), qPrintable(name));
    for (const QString& name : ours)
        QVERIFY2(list.contains(name) != kVendor.match(name).hasMatch(), qPrintable(name));
}

void DropInExports::theListIsTheSystems_data()
{
    QTest::addColumn<QString>("library");
    QTest::addColumn<QString>("path");
    QTest::newRow("EGL") << "libEGL.so.1" << VITRINE_SYSTEM_EGL_FILE;
    QTest::newRow("OpenGL ES") << "libGLESv2.so.2" << VITRINE_SYSTEM_GLES_FILE;
}

void DropInExports::theListIsTheSystems()
{
    QFETCH(QString, library);
    QFETCH(QString, path);
    QStringList system = exportsOfFile(path);
    if (system.isEmpty())
        QSKIP(qPrintable(path + " can't be read on this system"));
    if (!system.filter(kVendor).isEmpty())
        QSKIP(qPrintable(path + " exports functions of extensions, so it is not GLVND's, of which the list is"));
    system.sort();
    QCOMPARE(system, listOf(library));
}

void DropInExports::theNamesOfTheSystemHoldNothing_data()
{
    QTest::addColumn<QString>("library");
    QTest::newRow("EGL") << "libEGL.so.1";
    QTest::newRow("OpenGL ES") << "libGLESv2.so.2";
    QTest::newRow("OpenVG") << "libOpenVG.so.1";
}

void DropInExports::theNamesOfTheSystemHoldNothing()
{
    QFETCH(QString, library);
    static const QRegularExpression kApi("^(gl|egl|vgu?|v2d)[A-Z]");
    QVERIFY(exportsOf(library).filter(kApi).isEmpty());
    QProcess readelf;
    readelf.start("readelf", {"-d", QStringLiteral(VITRINE_DROP_IN_FOLDER "/") + library});
    readelf.waitForFinished();
    const QByteArray dynamic = readelf.readAllStandardOutput();
    QVERIFY(dynamic.contains("[libvitrine-drop-in.so]"));
    QVERIFY(dynamic.contains("[$ORIGIN]"));
    QVERIFY(dynamic.contains("Library soname: [" + library.toLatin1() + "]"));
}

VITRINE_TEST(DropInExports, QCoreApplication)
#include "tst_drop_in_exports.moc"
