// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/event_query.h"
#include "tests/harness/test_class.h"

#include "core/session/query/event_query_completion.h"
#include "core/session/query/event_query_fields.h"

#include <QTest>

using namespace vitrine::core;

namespace {

QString explained(const std::string& text)
{
    const ParsedQuery parsed = parseQuery(text);
    return QString::fromStdString(parsed.fault ? parsed.fault->sentence() : parsed.query.explanation());
}

QueryVocabulary vocabulary()
{
    return {{"glClear", "glDrawArrays", "glDrawElements", "glUseProgram"}, {"shadow pass", "sky"}};
}

// What can stand at the end of a text, as the texts that would come of it.
QStringList completed(const std::string& text)
{
    QStringList results;
    for (const QueryCompletion& one : completeQuery(text, text.size(), vocabulary()))
        results << QString::fromStdString(text.substr(0, one.begin) + one.text + text.substr(one.end));
    return results;
}

} // namespace

class TestEventQuery final : public QObject {
    Q_OBJECT

private slots:
    void explanationsSayWhatWasUnderstood_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("explanation");
        const auto row = [](const char* query, const char* explanation) {
            QTest::newRow(query) << query << explanation;
        };
        row("", "of any kind");
        row("   ", "of any kind");
        row("draw 12", "where the text contains “draw 12”");
        row("glDrawArrays(mode = GL_LINES, first = 0)",
            "where the text contains “glDrawArrays(mode = GL_LINES, first = 0)”");
        row("\"kind:draw\"", "where the text contains “kind:draw”");
        row("\"a \\\"b\\\" \\\\\"", "where the text contains “a \"b\" \\”");
        row("kind:draw,clear", "where the kind is draw or clear");
        row("kind: draw, clear, copy", "where the kind is draw, clear or copy");
        row("draw>=100", "where the draw is at least 100");
        row("draw >= 100", "where the draw is at least 100");
        row("DRAW:5-20", "where the draw is 5 to 20");
        row("draw!=7", "where the draw is not 7");
        row("call<0x10", "where the call is less than 16");
        row("vertices>1000", "where the number of vertices is more than 1000");
        row("function:glDraw*", "where the function is like “glDraw*”");
        row("marker:\"shadow pass\"", "where a marker is “shadow pass”");
        row("texture=3", "where a texture named or in use is 3");
        row("red<=0.5", "where the argument red is at most 0.5");
        row("x=-5--3", "where the argument x is -5 to -3");
        row("error", "where there is a warning");
        row("kind:draw GL_LINES", "where the kind is draw and the text contains “GL_LINES”");
        row("a and b or c", "where (the text contains “a” and the text contains “b”) or the text contains “c”");
        row("a (b or c)", "where the text contains “a” and (the text contains “b” or the text contains “c”)");
        row("a and (b or c)", "where the text contains “a” and (the text contains “b” or the text contains “c”)");
        row("not kind:draw sky", "where not (the kind is draw) and the text contains “sky”");
        row("not (a OR b)", "where not (the text contains “a” or the text contains “b”)");
        row("and1 orange nothing", "where the text contains “and1 orange nothing”");
        row("first = 0", "where the argument first is 0");
        row("nonsense = 0", "where the text contains “nonsense = 0”");
    }
    void explanationsSayWhatWasUnderstood()
    {
        QFETCH(QString, query);
        QTEST(explained(query.toStdString()), "explanation");
    }

    void faultsSayWhereAndWhat_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* query, const char* sentence) { QTest::newRow(query) << query << sentence; };
        row("draw >=", "column 8: expected a number after >=");
        row("draw>=x", "column 7: expected a number, not “x”");
        row("draw:5,", "column 8: expected a number after “,”");
        row("draw>5,6", "column 8: expected a single number");
        row("draw>5-6", "column 6: expected a single number, not a range");
        row("draw:1.5", "column 6: expected a whole number from 0 on");
        row("draw:20-5", "column 6: this range ends before it begins");
        row("draw:\"5\"", "column 6: expected a number, not “\"5\"”");
        row("kind:paint", "column 6: there is no kind “paint”; there are draw, clear, copy, present, marker, state, "
                          "resource, query, sync, context, memory");
        row("kind>draw", "column 5: “kind” has no order: use : or !=");
        row("function:", "column 10: expected a text after :");
        row("texure:3", "column 1: there is no field “texure”; did you mean “texture”?");
        row("größe kind:", "column 12: expected a kind after :"); // characters, not bytes
        row("sky wizardry:3", "column 5: there is no field “wizardry”; to look for it as it stands, put it in "
                              "quotation marks");
        row("marker:\"sha", "column 8: this quotation mark is never closed");
        row("(a or b", "column 1: this parenthesis is never closed");
        row("(a foo:3)", "column 4: there is no field “foo”; to look for it as it stands, put it in quotation marks");
        row("a )", "column 3: this parenthesis closes nothing");
        row(")", "column 1: this parenthesis closes nothing");
        row("()", "column 2: expected words or a field before )");
        row("and a", "column 1: there is nothing before “and”");
        row("a or", "column 5: expected words or a field after “or”");
        row("a or or b", "column 6: expected words or a field, not “or”");
        row("not", "column 4: expected words or a field after “not”");
    }
    void faultsSayWhereAndWhat()
    {
        QFETCH(QString, query);
        QTEST(explained(query.toStdString()), "sentence");
    }

    void faultsMarkTheStretch()
    {
        const auto parsed = parseQuery("größe and texure:3");
        QVERIFY(parsed.fault);
        QCOMPARE(parsed.fault->begin, std::size_t(12)); // ö and ß are two bytes each
        QCOMPARE(parsed.fault->end, std::size_t(18));
    }

    void hostileQueriesAreRefused()
    {
        QCOMPARE(explained(std::string(5000, 'a')), QString("column 4097: the filter is too long"));
        QCOMPARE(explained("(" + std::string(2000, '(')), QString("column 66: this is nested too deeply"));
        std::string nots;
        for (int i = 0; i < 500; ++i)
            nots += "not ";
        QVERIFY(explained(nots + "a").endsWith("this is nested too deeply"));
        std::string many = "error";
        for (int i = 0; i < 300; ++i)
            many += " or error";
        QVERIFY(explained(many).endsWith("the filter has too many parts"));
        QVERIFY(parseQuery("draw:99999999999999999999999999").fault);
        QVERIFY(parseQuery("draw:nan").fault);
        QVERIFY(parseQuery(std::string("draw:\0001", 7)).fault);
    }

    void patternsMatchTheWholeText()
    {
        QVERIFY(matchesPattern("glDrawArrays", "gldraw*"));
        QVERIFY(!matchesPattern("glDrawArrays", "Draw"));
        QVERIFY(matchesPattern("glDrawArrays", "*DRAW*"));
        QVERIFY(matchesPattern("abcabd", "*ab?"));
        QVERIFY(!matchesPattern("abcabd", "*ab"));
        QVERIFY(matchesPattern("", "**"));
        QVERIFY(!matchesPattern("", "?"));
    }

    void completionsAreTheNextTokens()
    {
        QCOMPARE(completed("ki"), QStringList{"kind:"});
        QCOMPARE(completed("kind:draw"), QStringList{});
        QCOMPARE(completed("kind:c"), QStringList({"kind:clear", "kind:copy", "kind:context"}));
        QCOMPARE(completed("kind:draw,c"), QStringList({"kind:draw,clear", "kind:draw,copy", "kind:draw,context"}));
        QCOMPARE(completed("marker:"), QStringList({"marker:\"shadow pass\"", "marker:sky"}));
        QCOMPARE(completed("marker:\"sha"), QStringList{"marker:\"shadow pass\""});
        QCOMPARE(completed("function:gldraw"), QStringList({"function:glDrawArrays", "function:glDrawElements"}));
        QCOMPARE(completed("not gluse"), QStringList{"not glUseProgram"});
        QCOMPARE(completed("mode:GL_TRIANGLE_F"), QStringList{"mode:GL_TRIANGLE_FAN"});
        QVERIFY(completed("(fra").contains("(frame:"));
        QVERIFY(completed("").contains("draw:"));
        QVERIFY(!completed("").contains("or"));
        QVERIFY(completed("kind:draw ").contains("kind:draw or"));
        QVERIFY(completed("kind:draw a").contains("kind:draw and"));
        QVERIFY(!completed("kind:draw or ").contains("kind:draw or and"));
        QCOMPARE(completed("\"ki"), QStringList{}); // quoted words are nothing else
    }

    void completionsStayInFrontOfTheCursor()
    {
        const auto found = completeQuery("ki or sky", 2, vocabulary());
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].begin, std::size_t(0));
        QCOMPARE(found[0].end, std::size_t(2));
        QVERIFY(completeQuery("draw>=5", 1000, vocabulary()).empty());
    }

    void everyCompletionOfAFieldHasAWorkingExample()
    {
        for (const QueryFieldInfo& info : queryFields())
            QVERIFY2(!parseQuery(info.example).fault, std::string(info.example).c_str());
    }
};

VITRINE_TEST(TestEventQuery)
#include "tst_event_query.moc"
