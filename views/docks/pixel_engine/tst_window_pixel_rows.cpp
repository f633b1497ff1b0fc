// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "views/base/link_text.h"
#include "views/machine/node_rows.h"

#include <QApplication>
#include <QTest>

#include <limits>

using namespace vitrine;

/// How numbers are written in the rows of the pixel engine and in the links to them.
class TestWindowPixelRows final : public QObject {
    Q_OBJECT

private slots:
    void numbersAreGroupedWhateverTheirSign()
    {
        QCOMPARE(shown(std::uint64_t{1'234'567}), QString("1 234 567"));
        QCOMPARE(shown(std::int64_t{1'234'567}), QString("1 234 567"));
        QCOMPARE(shown(std::int64_t{-1'234'567}), QString("-1 234 567"));
        QCOMPARE(shown(std::numeric_limits<std::int64_t>::min()), QString("-9 223 372 036 854 775 808"));
        QCOMPARE(shown(std::int64_t{-12}), QString("-12"));
    }

    void cyclesOfLinksAreGroupedToo()
    {
        const views::Link link{.place = views::DrawLink{12, 45'678}, .selection = {}};
        QCOMPARE(views::linkText(link).replace(QChar::Nbsp, ' '), QString("draw 12 cycle 45 678"));
    }

private:
    static QString shown(core::StateNode::Value value)
    {
        core::StateNode node;
        node.value = std::move(value);
        return views::nodeText(node).replace(QChar::Nbsp, ' ');
    }
};

VITRINE_TEST(TestWindowPixelRows, QApplication)
#include "tst_window_pixel_rows.moc"
