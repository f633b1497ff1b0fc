// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/drawing.h"
#include "tests/captures/svg/corpora.h"
#include "tests/harness/test_class.h"

#include <QTest>

using namespace vitrine;

/// Whatever people have drawn becomes calls, or is refused in a sentence.
class SvgCorporaTest : public QObject {
    Q_OBJECT

private slots:
    void everyDrawingIsImportedOrRefusedInWords_data();
    void everyDrawingIsImportedOrRefusedInWords();
};

void SvgCorporaTest::everyDrawingIsImportedOrRefusedInWords_data()
{
    QTest::addColumn<int>("number");
    for (int i = 0; i < static_cast<int>(std::size(test::kCorpora)); ++i)
        QTest::newRow(test::kCorpora[i].package) << i;
}

void SvgCorporaTest::everyDrawingIsImportedOrRefusedInWords()
{
    QFETCH(int, number);
    const test::Corpus& corpus = test::kCorpora[number];
    const QStringList files = test::drawingsOf(corpus);
    if (files.isEmpty())
        QSKIP(qPrintable(QStringLiteral("the package %1 is not installed").arg(QLatin1String(corpus.package))));
    int drawn = 0, lacking = 0, refused = 0;
    for (const QString& file : files) {
        const std::filesystem::path path = QDir(QLatin1String(corpus.folder)).filePath(file).toStdU16String();
        captures::svg::DrawingOptions options;
        options.size = {256, 256};
        std::size_t calls = 0;
        const auto dropped = captures::svg::drawFile(path, options, [&](const core::Call&) -> core::Result<void> {
            ++calls;
            return {};
        });
        if (!dropped) {
            ++refused;
            const std::string sentence = dropped.error().message.english();
            qInfo("%s: %s", qPrintable(file), sentence.c_str());
            QVERIFY2(sentence.starts_with("line ") && sentence.find('\n') == std::string::npos, qPrintable(file));
            continue;
        }
        QVERIFY2(calls > 0, qPrintable(file));
        ++(dropped->empty() ? drawn : lacking);
    }
    qInfo("%s: %d files, %d drawn whole, %d in part, %d refused", corpus.package, static_cast<int>(files.size()), drawn,
          lacking, refused);
}

VITRINE_TEST(SvgCorporaTest, QCoreApplication)
#include "tst_svg_corpora.moc"
