// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/glsl_compiler.h"
#include "tests/driver/program_check.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <map>

using namespace vitrine::core;
using vitrine::test::sharedFile;

/// The shaders of the real captures, as they were given to glShaderSource.
class CaptureShadersTest : public QObject {
    Q_OBJECT

private slots:
    void allCompileAndNeighborsLink();
};

void CaptureShadersTest::allCompileAndNeighborsLink()
{
    const QString root = sharedFile("traces");
    if (!QDir(root).exists())
        QSKIP("the captures are not in the shared folder");
    QStringList files;
    QDirIterator walk(root, {"*.vert", "*.frag"}, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext())
        files << walk.next();
    files.sort();
    QVERIFY(files.size() > 400);

    int pairs = 0;
    int linkedPairs = 0;
    std::map<QString, CompiledShader> lastVertex; ///< per capture: most programs compile it just before its partner
    for (const QString& path : files) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const bool isVertex = path.endsWith(".vert");
        const ShaderStage stage = isVertex ? ShaderStage::Vertex : ShaderStage::Fragment;
        const CompiledShader shader =
            compileShader(stage, file.readAll().toStdString(), nullptr, ShaderOrigin::Capture);
        QVERIFY2(shader.ok, qPrintable(path + ": " + shader.log.c_str()));
        const QString folder = QFileInfo(path).path();
        if (isVertex) {
            lastVertex[folder] = shader;
            continue;
        }
        const auto vertex = lastVertex.find(folder);
        if (vertex == lastVertex.end())
            continue;
        ++pairs;
        const LinkResult linked = linkProgram(vertex->second, shader, {});
        if (!linked.program) {
            qInfo("%s: %s", qPrintable(path), linked.log.c_str());
            continue;
        }
        ++linkedPairs;
        QCOMPARE(structuralFault(*linked.program->vertex), std::string());
        QCOMPARE(structuralFault(*linked.program->fragment), std::string());
    }
    qInfo("%lld shaders, %d of %d neighboring pairs link", qlonglong(files.size()), linkedPairs, pairs);
    QVERIFY(linkedPairs > 100);
}

VITRINE_TEST(CaptureShadersTest, QCoreApplication)
#include "tst_driver_capture_shaders.moc"
