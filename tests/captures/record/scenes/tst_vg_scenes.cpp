// SPDX-License-Identifier: Apache-2.0
// The scenes of ../shared/openvg that need what is there, drawn by the drop-in libraries, beside the pictures of the
// reference implementation. What holds is written in the README there.
#include "tests/captures/record/scenes/picture_score.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <cmath>

using vitrine::test::sharedFile;

namespace {

const QString kFolder = sharedFile("openvg/");

const QStringList kScenes{"aa_edges",    "blend_coverage",    "blend_modes",     "color_transform", "fill_rules",
                          "filters",     "filters_state",     "format_table",    "glyphs",          "image_formats",
                          "image_modes", "image_quality",     "linear_gradient", "mask_ops",        "path_ops",
                          "pattern",     "pixel_copies",      "radial_gradient", "render_to_mask",  "scissor",
                          "stroke_dash", "stroke_joins_caps", "tiger",           "vgu_shapes",      "warp"};

QString drawScenes(const QString& folder, const QString& quality)
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LD_LIBRARY_PATH", VITRINE_DROP_IN_FOLDER);
    environment.insert("VGS_DATA", kFolder + "data");
    environment.remove("DISPLAY");
    program.setProcessEnvironment(environment);
    program.start(VITRINE_SCENES, QStringList{folder, "--quality", quality} + kScenes);
    constexpr int kPatience = 120'000;
    if (!program.waitForFinished(kPatience) || program.exitStatus() != QProcess::NormalExit || program.exitCode() != 0)
        return "the program did not end well: " + program.errorString() + program.readAllStandardError();
    return {};
}

QStringList wordsOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression kBetween("[\\s:]+");
    return QString::fromUtf8(file.readAll()).split(kBetween, Qt::SkipEmptyParts);
}

/// Numbers are equal to a thousandth, or to a unit of the last place that is printed.
bool agrees(const QString& ours, const QString& theirs)
{
    bool isNumber = false;
    const double wanted = theirs.toDouble(&isNumber);
    if (!isNumber)
        return ours == theirs;
    const auto dot = theirs.indexOf('.');
    const double place = dot < 0 ? 1.0 : std::pow(10.0, static_cast<double>(dot + 1 - theirs.size()));
    return std::abs(ours.toDouble() - wanted) <= std::max(1e-3 * std::abs(wanted), 1.001 * place);
}

} // namespace

class OpenVgScenes : public QObject {
    Q_OBJECT
private slots:
    void VG2D_scenesLookLikeTheReference_data();
    void VG2D_scenesLookLikeTheReference();
};

void OpenVgScenes::VG2D_scenesLookLikeTheReference_data()
{
    QTest::addColumn<QString>("quality");
    QTest::addColumn<int>("mostScore");
    QTest::addColumn<double>("mostFar");
    QTest::newRow("one sample at the center") << "nonaa" << 3 << 0.5;
    QTest::newRow("eight samples") << "faster" << 9 << 100.0;
}

void OpenVgScenes::VG2D_scenesLookLikeTheReference()
{
    if (!QFile::exists(kFolder))
        QSKIP("../shared/openvg is not there");
    QFETCH(QString, quality);
    QFETCH(int, mostScore);
    QFETCH(double, mostFar);
    const QTemporaryDir folder;
    const QString trouble = drawScenes(folder.path(), quality);
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    const QString references = kFolder + "reference/" + quality + "-sRGB_NONPRE/";
    const QStringList aligned{"filters",         "filters_state",  "mask_ops",      "blend_modes",
                              "color_transform", "format_table",   "image_formats", "linear_gradient",
                              "pixel_copies",    "radial_gradient"}; // nothing of edges in them
    const QString filtered("image_quality"); // its best quality is a filter of the reference's own
    for (const QString& scene : kScenes) {
        const QImage ours(folder.filePath(scene + ".png")), theirs(references + scene + ".png");
        QVERIFY2(!ours.isNull() && ours.size() == theirs.size(), qPrintable(scene));
        const PictureDifference found = differenceOf(ours, theirs);
        const QString told = QString("%1: largest %2, %3 % far off, score %4")
                                 .arg(scene)
                                 .arg(found.largest)
                                 .arg(found.farPercent)
                                 .arg(found.score);
        QVERIFY2(found.score <= mostScore && (found.farPercent <= mostFar || scene == filtered), qPrintable(told));
        QVERIFY2(!aligned.contains(scene) || found.largest <= 2, qPrintable(told));
        const QStringList numbers = wordsOf(references + scene + ".txt");
        const QStringList ourNumbers = wordsOf(folder.filePath(scene + ".txt"));
        QCOMPARE(ourNumbers.size(), numbers.size());
        for (int i = 0; i < numbers.size(); ++i)
            QVERIFY2(agrees(ourNumbers[i], numbers[i]),
                     qPrintable(scene + ": " + ourNumbers[i] + " instead of " + numbers[i]));
    }
}

VITRINE_TEST(OpenVgScenes, QCoreApplication)
#include "tst_vg_scenes.moc"
