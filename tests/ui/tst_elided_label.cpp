// SPDX-License-Identifier: Apache-2.0
// A line of text that is too long for its place.
#include "tests/harness/test_class.h"
#include "tests/harness/window_patience.h"
#include "views/theme/elided_label.h"
#include "views/theme/theme.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QToolTip>
#include <QtTest>

using namespace vitrine;

namespace {

const QString kSentence = QStringLiteral("Energy 564 142 (illustrative) · 154 398 less than with everything on");

/// The line as Qt's own label shows it.
QImage shown(const QString& text, const QSize& size)
{
    QLabel label(text);
    label.resize(size);
    return label.grab().toImage();
}

} // namespace

class TestElidedLabel final : public QObject {
    Q_OBJECT

private slots:
    void whatFitsIsAnyLabel();
    void whatDoesNotEndsInAnEllipsis();
    void ofLinesEachIsCutAlone();
    void theTooltipHasAllOfWhatIsCut();
};

void TestElidedLabel::whatFitsIsAnyLabel()
{
    views::ElidedLabel label;
    label.setText(kSentence);
    label.resize(label.fontMetrics().horizontalAdvance(kSentence), 30);
    QVERIFY(!label.isCut());
    QCOMPARE(label.grab().toImage(), shown(kSentence, label.size()));
    QVERIFY(label.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored); // or it would widen the window
}

void TestElidedLabel::whatDoesNotEndsInAnEllipsis()
{
    views::ElidedLabel label;
    label.setText(kSentence);
    label.resize(label.fontMetrics().horizontalAdvance(kSentence) / 2, 30);
    QVERIFY(label.isCut());
    QCOMPARE(label.text(), kSentence); // for who copies or listens
    const QString cut = label.fontMetrics().elidedText(kSentence, Qt::ElideRight, label.width());
    QVERIFY(cut.endsWith(QChar(0x2026)));
    QCOMPARE(label.grab().toImage(), shown(cut, label.size()));
}

void TestElidedLabel::ofLinesEachIsCutAlone()
{
    views::ElidedLabel label;
    label.setText(kSentence + QStringLiteral("\nshort"));
    label.resize(label.fontMetrics().horizontalAdvance(kSentence) / 2, 60);
    QVERIFY(label.isCut());
    const QString cut = label.fontMetrics().elidedText(kSentence, Qt::ElideRight, label.width());
    QCOMPARE(label.grab().toImage(), shown(cut + QStringLiteral("\nshort"), label.size()));
}

void TestElidedLabel::theTooltipHasAllOfWhatIsCut()
{
    const auto tip = [](views::ElidedLabel& label) {
        QToolTip::hideText();
        QHelpEvent asked(QEvent::ToolTip, {2, 2}, label.mapToGlobal(QPoint(2, 2)));
        QApplication::sendEvent(&label, &asked);
        return QToolTip::text();
    };
    views::ElidedLabel label;
    label.setText(kSentence);
    label.resize(60, 30);
    label.show();
    QVERIFY(test::waitForExposed(&label));
    QCOMPARE(tip(label), kSentence);
    label.setToolTip(QStringLiteral("its own"));
    QCOMPARE(tip(label), QStringLiteral("its own"));
}

VITRINE_TEST(TestElidedLabel, QApplication)
#include "tst_elided_label.moc"
