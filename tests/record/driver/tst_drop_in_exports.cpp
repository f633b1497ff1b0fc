// SPDX-License-Identifier: Apache-2.0
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

class DropInExports : public QObject {
    Q_OBJECT

private slots:
    void nothingButGlAndEglIsExported();
    void theNamesOfTheSystemHoldNothing_data();
    void theNamesOfTheSystemHoldNothing();

private:
    static QStringList exportsOf(const QString& library);
};

QStringList DropInExports::exportsOf(const QString& library)
{
    QProcess nm;
    nm.start("nm", {"-D", "--defined-only", "--format=posix", QStringLiteral(VITRINE_DROP_IN_FOLDER "/") + library});
    nm.waitForFinished();
    QStringList names;
    for (const QByteArray& line : nm.readAllStandardOutput().split('\n'))
        if (!line.isEmpty())
            names << QString::fromLatin1(line.left(line.indexOf(' ')));
    return names;
}

void DropInExports::nothingButGlAndEglIsExported()
{
    const QStringList names = exportsOf("libvitrine-drop-in.so");
    // 142 of OpenGL ES 2.0 and 44 of EGL 1.5 at least.
    QVERIFY2(names.size() >= 186, qPrintable(QString::number(names.size())));
    static const QRegularExpression kExpected("^(gl|egl)[A-Z]\\w*$");
    for (const QString& name : names)
        QVERIFY2(kExpected.match(name).hasMatch(), qPrintable(name));
    QVERIFY(names.contains("glDrawElements"));
    QVERIFY(names.contains("eglSwapBuffers"));
}

void DropInExports::theNamesOfTheSystemHoldNothing_data()
{
    QTest::addColumn<QString>("library");
    QTest::newRow("EGL") << "libEGL.so.1";
    QTest::newRow("OpenGL ES") << "libGLESv2.so.2";
}

void DropInExports::theNamesOfTheSystemHoldNothing()
{
    QFETCH(QString, library);
    static const QRegularExpression kApi("^(gl|egl)[A-Z]");
    QVERIFY(exportsOf(library).filter(kApi).isEmpty());
    QProcess readelf;
    readelf.start("readelf", {"-d", QStringLiteral(VITRINE_DROP_IN_FOLDER "/") + library});
    readelf.waitForFinished();
    const QByteArray dynamic = readelf.readAllStandardOutput();
    QVERIFY(dynamic.contains("[libvitrine-drop-in.so]"));
    QVERIFY(dynamic.contains("[$ORIGIN]"));
    QVERIFY(dynamic.contains("Library soname: [" + library.toLatin1() + "]"));
}

QTEST_GUILESS_MAIN(DropInExports)
#include "tst_drop_in_exports.moc"
