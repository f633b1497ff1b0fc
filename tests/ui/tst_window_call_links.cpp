// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "tests/harness/test_class.h"
#include "tests/session/image_capture.h"
#include "tests/ui/window_bench.h"
#include "views/base/call_text_source.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/link_cells.h"
#include "views/base/notes.h"
#include "views/docks/search/search_view.h"

#include <QDockWidget>
#include <QHelpEvent>
#include <QMenu>
#include <QTimer>
#include <QToolTip>
#include <QTreeView>

using namespace vitrine;
using core::ResourceId;
using core::ResourceKind;
using test::WindowBench;
using views::LinkSpot;

constexpr int kRoom = 820;  // of the dock
constexpr int kWhole = 520; // for whole calls

/// Ids within the text of calls, on the capture of tests/session/image_capture.h.
class TestWindowCallLinks final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeImages(bench->path("images.vitrine")), QString());
        QVERIFY(bench->start({bench->path("images.vitrine"), "--draw", "1"}));
        bench->window().resize(1600, 1000);
        QTRY_COMPARE(bench->window().width(), 1600);
        bench->window().resizeDocks({bench->window().docks().dock("events")}, {kRoom}, Qt::Horizontal);
        QTRY_VERIFY(tree().viewport()->width() >= kRoom - 40);
        QTRY_VERIFY(tree().columnWidth(0) >= kWhole);
        bench->window().events().toggleAllCalls();
    }
    void cleanup() { bench.reset(); }

    void aClickOnTheIdShowsTheObject()
    {
        const QString place = bench->place();
        const QModelIndex row = showLinked("glBindTexture(target = GL_TEXTURE_2D, texture = 11)");
        click(rectOf(row).center());
        QVERIFY(isSelected({ResourceKind::Texture, 1, 11}));
        QTRY_VERIFY(bench->window().docks().dock("texture")->isVisible());
        QVERIFY(bench->settle());
        QCOMPARE(bench->place(), place);
    }

    void aClickBesideTheIdSelectsTheRowAlone()
    {
        const QModelIndex row = showLinked("glBindTexture(target = GL_TEXTURE_2D, texture = 11)");
        const QRect id = rectOf(row);
        for (const int x : {id.left() - 3, id.right() + 3}) {
            tree().setCurrentIndex(row.siblingAtRow(row.row() + 1));
            click({x, id.center().y()});
            QCOMPARE(tree().currentIndex(), row);
            QVERIFY(bench->window().desk().selection() == views::Selection());
        }
    }

    void theLinkIsWhereItsGlyphsAre()
    {
        const QModelIndex row = showLinked("glBindTexture(target = GL_TEXTURE_2D, texture = 11)");
        const QRect id = rectOf(row);
        const int digit = QFontMetrics(views::monospaceFont()).horizontalAdvance(QLatin1Char('1'));
        QVERIFY2(id.width() >= 2 * digit && id.width() <= 2 * digit + 2, qPrintable(QString::number(id.width())));
        for (int x = id.left() - 8; x <= id.right() + 8; ++x)
            QCOMPARE(delegate().linkUnder({x, id.center().y()}).isValid(), x >= id.left() && x <= id.right());
    }

    void theMouseTellsWhereItLeads()
    {
        bench->window().desk().notes().setName({ResourceKind::Texture, 1, 11}, "wall & <door>");
        const QModelIndex row = showLinked("glBindTexture(target = GL_TEXTURE_2D, texture = 11)");
        const QPoint id = rectOf(row).center();
        QTest::mouseMove(tree().viewport(), id - QPoint(40, 0));
        QCoreApplication::processEvents();
        const auto looks = [this, row] { return tree().viewport()->grab(rectOf(row)).toImage(); };
        const QImage before = looks();
        QTest::mouseMove(tree().viewport(), id);
        QTRY_COMPARE(tree().viewport()->cursor().shape(), Qt::PointingHandCursor);
        QVERIFY(looks() != before); // underlined
        QHelpEvent help(QEvent::ToolTip, id, tree().viewport()->mapToGlobal(id));
        QApplication::sendEvent(tree().viewport(), &help);
        QTRY_COMPARE(QToolTip::text(), QString("<b>Texture 11 “wall &amp; &lt;door&gt;”</b> — click to show it"));
        QTest::mouseMove(tree().viewport(), id - QPoint(40, 0));
        QTRY_COMPARE(tree().viewport()->cursor().shape(), Qt::ArrowCursor);
    }

    void anIdThatIsCutOffIsNoLink()
    {
        const QModelIndex row = showLinked("glBindTexture(target = GL_TEXTURE_2D, texture = 11)");
        const QRect id = rectOf(row);
        QVERIFY(delegate().linkUnder(id.center()).isValid());
        tree().setColumnWidth(0, id.center().x()); // ends within it
        QVERIFY(rectOf(row).isEmpty());
        for (int x = 0; x < tree().viewport()->width(); ++x)
            QVERIFY(!delegate().linkUnder({x, id.center().y()}).isValid());
    }

    void aDoubleClickOnTheIdDoesNotMoveThePlace()
    {
        const QString place = bench->place();
        const QModelIndex row = showLinked("glBindTexture(target = GL_TEXTURE_2D, texture = 11)");
        const QPoint id = rectOf(row).center();
        click(id);
        QTest::mouseDClick(tree().viewport(), Qt::LeftButton, {}, id);
        QVERIFY(bench->settle());
        QCOMPARE(bench->place(), place);
        QTest::mouseDClick(tree().viewport(), Qt::LeftButton, {}, id - QPoint(40, 0));
        QVERIFY(bench->settle());
        QVERIFY(bench->place() != place);
    }

    void aKeyFollowsTheIdOfTheRow()
    {
        tree().setCurrentIndex(showLinked("glBindTexture(target = GL_TEXTURE_2D, texture = 11)"));
        tree().setFocus();
        QTest::keyClick(&tree(), Qt::Key_Return, Qt::AltModifier);
        QTRY_VERIFY(isSelected({ResourceKind::Texture, 1, 11}));
    }

    void ofSeveralIdsTheKeyLetsChoose()
    {
        tree().setCurrentIndex(showLinked("glAttachShader(program = 5, shader = 7)"));
        tree().setFocus();
        QStringList offered;
        QTimer::singleShot(0, &tree(), [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (const QAction* action : menu->actions())
                offered << action->text();
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QTest::keyClick(&tree(), Qt::Key_Return, Qt::AltModifier);
        QTRY_COMPARE(offered, QStringList({"Program 5", "Shader 7"}));
        QTRY_VERIFY(isSelected({ResourceKind::Shader, 1, 7}));
    }

    void theIdsOfARowAreSaid()
    {
        QCOMPARE(described("glAttachShader(program = 5, shader = 7)"), QString("Links to program 5, shader 7"));
        QCOMPARE(described("glBindFramebuffer(target = GL_FRAMEBUFFER, framebuffer = 0)"),
                 QString("Link to framebuffer 0 (window)"));
        QCOMPARE(described("glCreateProgram() = 5"), QString("Link to program 5"));
        QCOMPARE(described("glUniform1i(location = 3, v0 = 1)"), QString()); // a location names no object
    }

    void callsThatWereFoundHaveThemToo()
    {
        bench->window().docks().raise(*bench->window().docks().dock("search"));
        auto& search = *qobject_cast<views::SearchView*>(bench->window().docks().view("search"));
        auto* found = search.findChild<QTreeView*>();
        test::part<views::FilterField>(search).setText("function:glBindTexture");
        QTRY_VERIFY(!find(*found, "glBindTexture(target = GL_TEXTURE_2D, texture = 11)").isEmpty());
        const QModelIndex cell = find(*found, "glBindTexture(target = GL_TEXTURE_2D, texture = 11)").first();
        QTRY_VERIFY(!views::textLinksAt(cell).isEmpty());
        found->setColumnWidth(1, 800);
        found->scrollTo(cell);
        const auto& cells = *qobject_cast<views::LinkDelegate*>(found->itemDelegate());
        const QRect id = cells.partRect({cell, 0});
        QTest::mouseClick(found->viewport(), Qt::LeftButton, {}, {id.left() - 4, id.center().y()});
        QVERIFY(bench->window().desk().selection() == views::Selection());
        QTest::mouseClick(found->viewport(), Qt::LeftButton, {}, id.center());
        QVERIFY(isSelected({ResourceKind::Texture, 1, 11}));
    }

    void withoutTheNamesOfItsParametersTheIdsAreWhereTheyWere()
    {
        //                                 0         1         2
        //                                 0123456789012345678901234567
        const views::CallText text{
            1, "glAttachShader(program = 5, shader = 17)", {{{25, 1}, {}}, {{37, 2}, {}}}, {{15, 10}, {28, 9}}};
        const views::CallText shorter = text.withoutParameterNames();
        QCOMPARE(shorter.text, QString("glAttachShader(5, 17)"));
        QCOMPARE(shorter.names.size(), std::size_t(2));
        QVERIFY(shorter.names[0].range == (views::TextRange{15, 1}));
        QVERIFY(shorter.names[1].range == (views::TextRange{18, 2}));
    }

private:
    [[nodiscard]] QTreeView& tree() const { return test::child<QTreeView>(bench->window().events(), "eventTree"); }
    [[nodiscard]] const views::LinkDelegate& delegate() const
    {
        return *qobject_cast<views::LinkDelegate*>(tree().itemDelegate());
    }
    [[nodiscard]] static QModelIndexList find(const QTreeView& tree, const QString& text)
    {
        const auto& model = *tree.model();
        QModelIndexList found;
        for (int column = 0; column < 2 && found.isEmpty(); ++column)
            found =
                model.match(model.index(0, column), Qt::DisplayRole, text, 1, Qt::MatchExactly | Qt::MatchRecursive);
        for (int row = 0; row < model.rowCount() && found.isEmpty(); ++row)
            for (int below = 0; below < model.rowCount(model.index(row, 0)) && found.isEmpty(); ++below)
                for (int column = 0; column < 2; ++column)
                    if (const auto cell = model.index(below, column, model.index(row, 0)); cell.data() == text)
                        found << cell;
        return found;
    }
    /// The row of a call, in view; invalid: there is none.
    [[nodiscard]] QModelIndex show(const QString& call) const
    {
        QModelIndex row;
        const auto isThere = [&] {
            const QModelIndexList found = find(tree(), call);
            row = found.isEmpty() ? QModelIndex() : found.first();
            return row.isValid();
        };
        if (!test::waitFor(isThere)) {
            qWarning() << "no row" << call;
            return {};
        }
        tree().scrollTo(row, QAbstractItemView::PositionAtCenter);
        return row;
    }
    /// The same, once its ids are known; they come behind the texts.
    [[nodiscard]] QModelIndex showLinked(const QString& call) const
    {
        const QModelIndex row = show(call);
        const bool isLinked = test::waitFor([&] { return !views::textLinksAt(row).isEmpty(); });
        if (!isLinked)
            qWarning() << "no links in" << call << row;
        return isLinked ? row : QModelIndex();
    }
    [[nodiscard]] QString described(const QString& call) const
    {
        return show(call).data(Qt::AccessibleDescriptionRole).toString();
    }
    [[nodiscard]] QRect rectOf(const QModelIndex& row) const { return delegate().partRect({row, 0}); }
    void click(const QPoint& place) const { QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, place); }
    [[nodiscard]] bool isSelected(const ResourceId& id) const
    {
        return bench->window().desk().selection() == views::Selection(views::ResourceLink{id});
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowCallLinks, QApplication)
#include "tst_window_call_links.moc"
