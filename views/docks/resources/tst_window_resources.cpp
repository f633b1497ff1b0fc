// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/session/image_capture.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/notes.h"
#include "views/docks/resources/resource_model.h"
#include "views/docks/resources/resource_view.h"
#include "views/kit/asking_pane.h"

#include <QAbstractItemModel>
#include <QClipboard>
#include <QDockWidget>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using core::ResourceId;
using core::ResourceKind;
using test::WindowBench;
using views::ResourceModel;

namespace {

// "Textures · 7[texture 10, …]": the rows that are shown, as text.
QStringList names(const QAbstractItemModel& model, const QModelIndex& parent = {})
{
    QStringList result;
    for (int row = 0; row < model.rowCount(parent); ++row)
        result << model.index(row, 0, parent).data().toString();
    return result;
}

} // namespace

class TestWindowResources final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeImages(bench->path("images.vitrine")), QString());
    }
    void cleanup() { bench.reset(); }

    void theListSaysWhatThereIsAtThePosition()
    {
        QVERIFY(open({"--draw", "1"}));
        const auto& model = *resourceTree().model();
        QCOMPARE(names(model), (QStringList{"Textures · 7", "Renderbuffers · 1", "Framebuffers · 2", "Buffers · 1",
                                            "Programs · 2", "Shaders · 4"}));
        const QModelIndex textures = model.index(0, 0);
        QCOMPARE(names(model, textures).first(), QString("texture 10"));
        QCOMPARE(cell("texture 10", ResourceModel::ExtentColumn), QString("2 × 2"));
        QCOMPARE(cell("texture 10", ResourceModel::FormatColumn), QString("rgba8"));
        QCOMPARE(cell("texture 10", ResourceModel::MemoryColumn), QString("20 B"));
        QCOMPARE(cell("texture 10", ResourceModel::UseColumn), QString("● used"));
        QCOMPARE(cell("texture 16", ResourceModel::UseColumn), QString("○ bound"));
        QCOMPARE(cell("texture 11", ResourceModel::UseColumn), QString());
        QVERIFY(cell("texture 15", ResourceModel::DetailColumn).contains("incomplete: level 1, which GL_"));
        QCOMPARE(textures.siblingAtColumn(ResourceModel::MemoryColumn).data().toString(), QString("156 B"));
        QCOMPARE(dock().windowTitle(), QString("Resources · 17"));
        const QModelIndex target = find("framebuffer 30");
        QCOMPARE(names(model, target), (QStringList{"color: texture 16", "depth: renderbuffer 20"}));
        QCOMPARE(names(model, find("program 5")),
                 (QStringList{"vertex shader: shader 6", "fragment shader: shader 7"}));
    }

    void stepsChangeUse()
    {
        QVERIFY(open({"--draw", "1"}));
        bench->press(Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(bench->settle());
        QTRY_COMPARE(cell("texture 16", ResourceModel::UseColumn), QString("● used"));
        QCOMPARE(cell("texture 10", ResourceModel::UseColumn), QString());
    }

    void wordsAndTheSwitchFilter()
    {
        QVERIFY(open({"--draw", "1"}));
        const auto& model = *resourceTree().model();
        filterField().setFocus();
        QTest::keyClicks(&filterField(), "texture RGB565");
        QCOMPARE(names(model), QStringList{"Textures · 7"});
        QCOMPARE(names(model, model.index(0, 0)), QStringList{"texture 12"});
        QTest::keyClick(&filterField(), Qt::Key_Escape);
        QCOMPARE(model.rowCount(), 6);
        QVERIFY(resourceTree().hasFocus());
        QTest::mouseClick(&test::child<QToolButton>(view(), "resourcesUsed"), Qt::LeftButton);
        QCOMPARE(names(model, model.index(0, 0)), QStringList{"texture 10"});
        QCOMPARE(model.rowCount(), 5); // no renderbuffer
    }

    void columnsSortWithinTheirKind()
    {
        QVERIFY(open({"--draw", "1"}));
        const auto& model = *resourceTree().model();
        resourceTree().sortByColumn(ResourceModel::MemoryColumn, Qt::DescendingOrder);
        QCOMPARE(names(model).first(), QString("Textures · 7"));
        QCOMPARE(names(model, model.index(0, 0)).mid(0, 4),
                 (QStringList{"texture 15", "texture 16", "texture 13", "texture 10"})); // 64, 32, 24, 20 bytes
    }

    void namesAreTheUsers()
    {
        QVERIFY(open({"--draw", "1"}));
        resourceTree().setCurrentIndex(find("texture 10"));
        resourceTree().setFocus();
        QTest::keyClick(&resourceTree(), Qt::Key_F2);
        auto* editor = resourceTree().viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClicks(editor, "stone");
        QTest::keyClick(editor, Qt::Key_Return);
        const views::Notes::Names expected{{{ResourceKind::Texture, 1, 10}, "stone"}};
        QTRY_VERIFY(bench->window().desk().notes().names() == expected);
        QVERIFY(find("stone (texture 10)").isValid());
    }

    void aRowIsALink()
    {
        QVERIFY(open({"--draw", "1"}));
        auto& tree = resourceTree();
        const QModelIndex row = find("buffer 1");
        tree.scrollTo(row);
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(row).center());
        const views::ResourceLink buffer{{ResourceKind::Buffer, 1, 1}};
        QCOMPARE(std::get<views::ResourceLink>(bench->window().desk().selection()), buffer);
        // And what is selected elsewhere is current here.
        bench->window().desk().select(views::ResourceLink{{ResourceKind::Texture, 1, 12}});
        QCOMPARE(tree.currentIndex().data().toString(), QString("texture 12"));
    }

    // `star` fills its path with paint 2 before it strokes it with paint 3.
    void VG2D_17_objectsOfOpenVG()
    {
        QVERIFY(open({"--draw", "1"}, test::sampleFile("star")));
        const auto& model = *resourceTree().model();
        QVERIFY2(names(model).contains("Paths · 1") && names(model).contains("Paints · 3"),
                 qPrintable(names(model).join(", ")));
        QCOMPARE(cell("path 1", ResourceModel::FormatColumn), QString("VG_PATH_DATATYPE_F"));
        QCOMPARE(cell("path 1", ResourceModel::DetailColumn), QString("6 segments · 10 coordinates"));
        QCOMPARE(cell("paint 2", ResourceModel::DetailColumn), QString("0.9373, 0.4235, 0.3412, 1"));
        QCOMPARE(cell("paint 4", ResourceModel::DetailColumn), QString("2 stops · VG_COLOR_RAMP_SPREAD_PAD"));
    }

    void anEmptyListSaysWhy()
    {
        QVERIFY(bench->start());
        bench->window().docks().raise(dock());
        QTRY_VERIFY(!view().pane().isContentShown());
    }

    void rowsAreCopiedAndExported()
    {
        QVERIFY(open({"--draw", "1"}));
        resourceTree().setCurrentIndex(find("texture 12"));
        view().copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains("texture 12\t\t2 × 1\trgb565\t4 B\t2D"));
        const auto exports = view().exports();
        QCOMPARE(exports.size(), 2);
        QCOMPARE(views::saveExport(exports[0], bench->path("list.csv"), {}), QString());
        QFile file(bench->path("list.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("texture 10,used,2 × 2,rgba8,20,"));
    }

    void whatWasStoppedCanBeAskedAgain_data()
    {
        QTest::addColumn<QString>("dock");
        for (const char* dock : {"resources", "program", "usage", "buffer", "texture", "mesh"})
            QTest::newRow(dock) << QString(dock);
    }
    void whatWasStoppedCanBeAskedAgain()
    {
        QFETCH(const QString, dock);
        QVERIFY(open({"--draw", "1"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock(dock));
        const auto panes = docks.view(dock)->findChildren<views::AskingPane*>(Qt::FindDirectChildrenOnly);
        QCOMPARE(panes.size(), qsizetype(1));
        views::AskingPane& pane = *panes.front();
        QTRY_VERIFY(pane.isContentShown());
        emit pane.cancelRequested(); // as its button does, which is there while it is busy
        QVERIFY(!pane.isContentShown());
        QVERIFY2(pane.sentence().contains("ancelled"), qPrintable(pane.sentence()));
        QPushButton* again = nullptr;
        for (auto* button : pane.findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == "Try again")
                again = button;
        QVERIFY(again);
        QTest::mouseClick(again, Qt::LeftButton);
        QTRY_VERIFY(pane.isContentShown());
    }

private:
    [[nodiscard]] QTreeView& resourceTree() const { return test::child<QTreeView>(view(), "resourceTree"); }
    [[nodiscard]] QLineEdit& filterField() const { return test::child<QLineEdit>(view(), "resourceFilter"); }
    bool open(const QStringList& arguments, const QString& capture = {})
    {
        if (!bench->start(QStringList{capture.isEmpty() ? bench->path("images.vitrine") : capture} + arguments))
            return false;
        bench->window().docks().raise(dock());
        return test::waitFor([this] { return resourceTree().model()->rowCount() > 0; });
    }
    QDockWidget& dock() const { return *bench->window().docks().dock("resources"); }
    views::ResourceView& view() const
    {
        return *qobject_cast<views::ResourceView*>(bench->window().docks().view("resources"));
    }
    QModelIndex find(const QString& name) const
    {
        const auto& model = *resourceTree().model();
        for (int kind = 0; kind < model.rowCount(); ++kind)
            for (int row = 0; row < model.rowCount(model.index(kind, 0)); ++row)
                if (const QModelIndex index = model.index(row, 0, model.index(kind, 0)); index.data() == name)
                    return index;
        return {};
    }
    QString cell(const QString& name, int column) const { return find(name).siblingAtColumn(column).data().toString(); }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowResources, QApplication)
#include "tst_window_resources.moc"
