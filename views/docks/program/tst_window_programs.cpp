// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/shader/opcode_info.h"
#include "tests/harness/test_class.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/program/program_choice.h"
#include "views/docks/program/program_view.h"
#include "views/docks/program/stage_page.h"
#include "views/kit/pane.h"
#include "views/kit/row_table.h"
#include "views/source/source_pane.h"
#include "views/source/source_view.h"

#include <QClipboard>
#include <QDockWidget>
#include <QLineEdit>
#include <QTabWidget>
#include <QTextBlock>
#include <QTextLayout>

#include <set>

using namespace vitrine;
using test::number;
using test::real;
using test::WindowBench;
using views::ProgramView;

namespace {

/// Program 1 of test_capture.h with a draw; then program 7, whose `shade` is 0.5 in draw 1 and 0.75 in draw 2.
QString writePrograms(const QString& path)
{
    test::CallScript script;
    test::addSetUp(script);
    test::addHalf(script, 0, 1, 0);
    script.add("glCreateProgram", {}, number(7));
    const std::pair<int, const char*> shaders[] = {
        {0x8B31,
         "// turned\nattribute vec4 p;\nuniform mat4 turn;\n\nvoid main()\n{\n    gl_Position = turn * p;\n}\n"},
        {0x8B30, "precision mediump float;\nuniform float shade;\nvoid main() { gl_FragColor = vec4(shade); }\n"}};
    int shader = 8;
    for (const auto& [kind, source] : shaders) {
        script.add("glCreateShader", {number(kind)}, number(shader));
        script.add("glShaderSource", {number(shader), number(1), test::list({{std::string(source)}}), {}});
        script.add("glCompileShader", {number(shader)});
        script.add("glAttachShader", {number(7), number(shader)});
        ++shader;
    }
    script.add("glLinkProgram", {number(7)});
    script.add("glUseProgram", {number(7)});
    script.add("glGetUniformLocation", {number(7), {std::string("shade")}}, number(4));
    for (const float shade : {0.5f, 0.75f}) {
        script.add("glUniform1f", {number(4), real(shade)});
        script.add("glDrawArrays", {number(4), number(0), number(3)});
    }
    script.add("eglSwapBuffers", {test::handle(0xD0), test::handle(0x50)}, number(1));
    return test::writeCapture(path, script);
}

} // namespace

class TestWindowPrograms final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(writePrograms(bench->path("programs.vitrine")), QString());
        QVERIFY(bench->start({bench->path("programs.vitrine"), "--draw", "1"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("program"));
        view = dynamic_cast<ProgramView*>(docks.view("program"));
        QVERIFY(view);
        QTRY_COMPARE(docks.dock("program")->windowTitle(), QString("Program 7"));
    }
    void cleanup() { bench.reset(); }

    void theProgramOfTheLastDrawIsFollowed()
    {
        QCOMPARE(source().toPlainText().section('\n', 2, 2), QString("uniform mat4 turn;"));
        bench->press(Qt::Key_F10, Qt::ShiftModifier);
        QTRY_COMPARE(bench->window().docks().dock("program")->windowTitle(), QString("Program 1"));
        QVERIFY(source().toPlainText().startsWith("attribute vec4 p; attribute vec4 c;"));
    }

    void aSelectedShaderBringsUpItsStageAndStays()
    {
        bench->window().desk().follow(
            {.place = {}, .selection = views::ResourceLink{{core::ResourceKind::Shader, 1, 3}}});
        QTRY_COMPARE(tabs().currentIndex(), int(ProgramView::Fragment));
        QTRY_COMPARE(bench->window().docks().dock("program")->windowTitle(), QString("Program 1"));
        bench->press(Qt::Key_F10);
        QVERIFY(bench->settle());
        QCOMPARE(bench->window().docks().dock("program")->windowTitle(), QString("Program 1"));
        emit test::part<views::ProgramChoice>(*view).activated(0); // back to the last draw's
        QTRY_COMPARE(bench->window().docks().dock("program")->windowTitle(), QString("Program 7"));
    }

    void changedUniformsStandOut()
    {
        tabs().setCurrentIndex(ProgramView::Uniforms);
        const auto& model = *view->table(ProgramView::Uniforms).model();
        QCOMPARE(cell(model, "shade", 1).data().toString(), QString("0.5"));
        QCOMPARE(cell(model, "shade", 3).data().toString(), QString("4"));
        bench->press(Qt::Key_F10);
        QTRY_COMPARE(cell(model, "shade", 1).data().toString(), QString("0.75"));
        QVERIFY(cell(model, "shade", 1).data(views::RowModel::ChangedRole).toBool());
        QCOMPARE(cell(model, "shade", 1).data(Qt::ToolTipRole).toString(), QString("0.75 (was 0.5)"));
        const QModelIndex turn = cell(model, "turn", 0);
        QCOMPARE(model.rowCount(turn), 4); // a matrix shows its rows
        QVERIFY(!model.index(0, 1, turn).data(views::RowModel::ChangedRole).toBool());
        QTest::keyClicks(&test::child<QLineEdit>(*view, "uniformFilter"), "shade");
        QTRY_COMPARE(model.rowCount(), 1);
    }

    void attributesLinkToTheirBuffers()
    {
        tabs().setCurrentIndex(ProgramView::Attributes);
        const auto& model = *view->table(ProgramView::Attributes).model();
        const QModelIndex reads = cell(model, "p", 1);
        QCOMPARE(reads.data().toString(), QString("buffer 1: float2 from byte 0, every 8 B"));
        const auto link = reads.data(views::kLinkRole).value<views::Link>();
        QVERIFY(link.selection == views::Selection(views::ResourceLink{{core::ResourceKind::Buffer, 1, 1}}));
        view->table(ProgramView::Attributes).setCurrentIndex(reads);
        emit view->table(ProgramView::Attributes).activated(reads);
        QTRY_VERIFY(bench->window().docks().dock("buffer")->isVisible());
    }

    void sourceAndInstructionsLeadToEachOther()
    {
        auto& page = view->stage(core::ShaderStage::Vertex);
        source().goToLine(7);
        source().setFocus();
        QTest::keyClick(&source(), Qt::Key_Return);
        QVERIFY(page.isDisassemblyShown());
        QVERIFY(test::Shown::currentLine(source()));
        const QString instruction =
            source().document()->findBlockByNumber(*test::Shown::currentLine(source()) - 1).text();
        QCOMPARE(views::sourceLineOf(instruction), 7);
        QTest::keyClick(&source(), Qt::Key_Return);
        QVERIFY(!page.isDisassemblyShown());
        QCOMPARE(test::Shown::currentLine(source()), std::optional(7));
    }

    void theTextIsSearched()
    {
        const auto& pane = view->stage(core::ShaderStage::Vertex).pane();
        auto& field = test::child<QLineEdit>(pane, "findInText");
        source().setFocus();
        QTest::keyClick(&source(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(field.isVisible());
        QTest::keyClicks(&field, "turn");
        QCOMPARE(source().textCursor().selectedText(), QString("turn")); // "// turned"
        QCOMPARE(source().caretLine(), 1);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(source().caretLine(), 3);
        QTest::keyClick(&field, Qt::Key_F3);
        QCOMPARE(source().caretLine(), 7);
        QTest::keyClick(&field, Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(source().caretLine(), 3);
        QTest::keyClick(&field, Qt::Key_Escape);
        QVERIFY(!field.isVisible());
        QVERIFY(source().hasFocus());
    }

    void wordsOfTheLanguageAreColored()
    {
        const auto colored = [this](int line, int column) {
            const auto formats = source().document()->findBlockByNumber(line - 1).layout()->formats();
            for (const auto& range : formats)
                if (column >= range.start && column < range.start + range.length)
                    return range.format;
            return QTextCharFormat();
        };
        QVERIFY(colored(1, 4).fontItalic());                                    // a comment
        QVERIFY(colored(2, 0).fontWeight() > QFont::Normal);                    // attribute
        QVERIFY(colored(2, 10).foreground() != colored(2, 0).foreground());     // vec4
        QVERIFY(colored(2, 15).foreground() == QTextCharFormat().foreground()); // p
        QVERIFY(colored(7, 4).foreground() != QTextCharFormat().foreground());  // gl_Position
        QCOMPARE(views::GlslHighlighter::kindOf(u"sampler2D"), views::GlslHighlighter::Kind::Type);
        QCOMPARE(views::GlslHighlighter::kindOf(u"turn"), views::GlslHighlighter::Kind::Plain);
    }

    void HIZ_32_instructionsHaveTheColorOfTheirClass()
    {
        // A code of each class: 0x01, 0x12, 0x20, 0x31, 0x40, 0x52 (spec/00 §6).
        std::set<QString> colors;
        for (const unsigned code : {0x01u, 0x12u, 0x20u, 0x31u, 0x40u, 0x52u}) {
            const auto name = core::opcodeInfo(static_cast<core::Opcode>(code)).name;
            colors.insert(
                views::GlslHighlighter::opcodeColor(QString::fromUtf8(name.data(), qsizetype(name.size()))).name());
        }
        QCOMPARE(colors.size(), std::size_t(6));
        QCOMPARE(views::GlslHighlighter::opcodeColor(u"MUL"), views::GlslHighlighter::opcodeColor(u"ADD"));
        for (const QString& color : colors)
            QVERIFY(views::GlslHighlighter::opcodeLegend().contains(color));
    }

    void marksAndLinesAreToldInWords()
    {
        views::SourceView text;
        text.setSource("one\ntwo\nthree");
        text.setMarks({{2, {views::LineMark::Symbol::Breakpoint, "stops here"}}});
        text.setCurrentLine(3);
        QCOMPARE(text.accessibleDescription(), QString("Stands at line 3. Line 2: stops here"));
        text.resize(300, 200);
        text.show();
        QVERIFY(test::waitForExposed(&text));
        QSignalSpy clicked(&text, &views::SourceView::gutterClicked);
        const int height = QFontMetrics(text.font()).lineSpacing();
        QTest::mouseClick(&text.gutter(), Qt::LeftButton, {}, {8, height + height / 2 + 4});
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked[0][0].toInt(), 2);
        text.setSource("one\ntwo\nthree"); // the same: nothing is lost
        QCOMPARE(text.marks().size(), std::size_t(1));
        text.setSource("other");
        QVERIFY(text.marks().empty() && !test::Shown::currentLine(text));
    }

    void copiesAndExports()
    {
        view->copy();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith("// turned\n"));
        QCOMPARE(view->exports().front().suffix, QString("vert"));
        tabs().setCurrentIndex(ProgramView::Uniforms);
        view->copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains("shade\t0.5\tfloat\t4\t"));
        QCOMPARE(view->exports().size(), qsizetype(2));
    }

private:
    [[nodiscard]] QTabWidget& tabs() const { return test::child<QTabWidget>(*view, "programTabs"); }
    [[nodiscard]] views::SourceView& source() const { return view->stage(core::ShaderStage::Vertex).pane().text(); }
    static QModelIndex cell(const QAbstractItemModel& model, const QString& name, int column)
    {
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.index(row, 0).data().toString() == name)
                return model.index(row, column);
        return {};
    }

    std::unique_ptr<WindowBench> bench;
    ProgramView* view = nullptr;
};

VITRINE_TEST(TestWindowPrograms, QApplication)
#include "tst_window_programs.moc"
