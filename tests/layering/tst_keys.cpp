// SPDX-License-Identifier: Apache-2.0
// All keys can be changed by the user, but for those with which one moves: no file looks at others by itself.
#include "tests/harness/test_class.h"
#include "tests/layering/source_tree.h"

#include <QtTest>

#include <algorithm>
#include <regex>
#include <set>

using namespace vitrine::layering;

namespace {

/// With these one moves in a list, a picture or a field, chooses, and leaves, as on the whole desktop.
const std::set<std::string> kMoving{"Space",    /* opens and closes, as in trees */ "Left",
                                    "Right",    "Up",
                                    "Down",     "PageUp",
                                    "PageDown", "Return",
                                    "Enter",    "Escape",
                                    "Tab"};

struct Row {
    const char* file;
    const char* reason;
};

/// Files that look at keys for moving.
constexpr Row kMovers[] = {
    {"app/shell/command_palette.cpp", "the field moves in the list below it"},
    {"app/start/capture_card.cpp", "Enter opens; arrows are the board's"},
    {"app/start/card_grid.cpp", "arrows move from card to card"},
    {"app/tour/tour_callout.cpp", "Enter and arrows move from step to step, Esc leaves"},
    {"views/docks/arbiter/flow_picture.cpp", "arrows move from box to box, Enter follows"},
    {"views/docks/buffer/buffer_controls.cpp", "Enter in a field"},
    {"views/docks/diagram/diagram_keys.cpp", "arrows move along the lines, Enter follows"},
    {"views/docks/buffer/layout_field.cpp", "Enter in a field"},
    {"views/docks/events/event_view.cpp", "Enter on a row"},
    {"views/docks/events/filter_field.cpp", "moves in the list of offers, leaves the field"},
    {"views/framebuffer/picture_canvas.cpp", "arrows move the picked pixel, Esc lets go"},
    {"views/docks/frames/frames_strip.cpp", "arrows go from frame to frame"},
    {"views/docks/hiz/hiz_plan.cpp", "arrows move from tile to tile"},
    {"views/docks/pixel_engine/block_picture.cpp", "arrows go from block to block"},
    {"views/docks/power/energy_page.cpp", "Enter edits a value, as F2 does in all tables of Qt"},
    {"views/docks/power/floor_plan.cpp", "arrows move from part to part, Enter follows"},
    {"views/docks/resources/resource_view.cpp", "leaves the field of the filter"},
    {"views/scene/scene_canvas.cpp", "arrows turn and move"},
    {"views/scrubber/scrubber.cpp", "arrows move along the strip"},
    {"views/source/source_pane.cpp", "Enter and Esc in the field"},
    {"views/source/source_view.cpp", "Enter on a line"},
    {"views/docks/tasks/task_life.cpp", "arrows move along the life line"},
    {"views/docks/texture/histogram_view.cpp", "arrows move over the bars"},
    {"views/kit/timeline/track_timeline.cpp", "arrows move over the tracks"},
    {"views/docks/usage/usage_strip.cpp", "arrows move over the grid, Enter on a cell"},
    {"views/docks/waterfall/waterfall.cpp", "arrows move from task to task, Enter follows"},
};

/// Files that name the keys which actions come with; the user can give these others.
constexpr Row kMakers[] = {
    {"app/help/help_window.cpp", "Esc closes it, as on the whole desktop; its other keys are the window's"},
    {"app/notes/notes_actions.cpp", "actions of the window"},
    {"app/plugins/plugins_dialog.cpp", "F1 on its own Help button, as on the whole desktop"},
    {"app/shell/clicker.cpp", "actions of the classroom"},
    {"app/shell/key_map.cpp", "tells a key from none"},
    {"app/start_page.cpp", "Del takes out of a list, as on the whole desktop"},
    {"views/base/item_tools.cpp", "copying in tables; keeps Qt's tables from doing so by themselves"},
    {"views/docks/breakpoints/breakpoints_view.cpp", "local actions"},
    {"views/docks/diagram/diagram_keys.cpp", "local actions"},
    {"views/docks/events/event_sorting.cpp", "local action"},
    {"views/framebuffer/framebuffer_parts.cpp", "actions of the window, and the key that is held"},
    {"views/docks/history/history_view.cpp", "local action"},
    {"views/docks/difference/difference_view.cpp", "local action"},
    {"views/docks/frames/frames_view.cpp", "local action"},
    {"views/docks/limits/limits_view.cpp", "local action"},
    {"views/machine/cycle_handler.cpp", "local actions"},
    {"views/docks/timeline/frame_view.cpp", "local action"},
    {"views/docks/notes/notes_view.cpp", "local actions"},
    {"views/docks/opacity/opacity_controls.cpp", "local actions"},
    {"views/docks/path/path_canvas.cpp", "local actions"},
    {"views/docks/pixel_engine/pixel_engine_view.cpp", "local actions"},
    {"views/docks/resources/resource_view.cpp", "local action"},
    {"views/scene/scene_canvas.cpp", "local actions"},
    {"views/docks/search/search_view.cpp", "local actions"},
    {"views/docks/shader/trace_bar.cpp", "local actions"},
    {"views/docks/shader/value_tabs.cpp", "local actions"},
    {"views/source/source_view.cpp", "local actions"},
    {"views/stepping/step_bar.cpp", "local actions"},
    {"views/docks/texture/texture_view.cpp", "local action"},
    {"views/kit/timeline/track_timeline.cpp", "local actions"},
    {"views/theme/local_action.cpp", "local action of fields that offer words"},
    {"views/docks/usage/usage_strip.cpp", "local actions"},
    {"views/docks/waterfall/waterfall.cpp", "local actions"},
    {"views/docks/what_if/what_if_view.cpp", "local action"},
    {"views/docks/why_not/why_not_view.cpp", "local action"},
};

/// Files that compare with keys that are none of those for moving.
constexpr Row kExceptions[] = {
    {"app/shell/key_map.cpp", "tells a key from none"},
    {"views/base/item_tools.cpp", "keeps Qt's tables from copying by themselves"},
};

template <std::size_t size>
bool isAmong(const Row (&rows)[size], const std::string& path)
{
    return std::any_of(std::begin(rows), std::end(rows), [&](const Row& row) { return path == row.file; });
}

/// Why a line of a file may not name the keys that it names; nothing: it may.
std::string offence(const std::string& path, const std::string& wholeLine)
{
    // What is looked at stands behind a comparison; what an action comes with, in a list.
    static const std::regex kKey(R"((case\s+|[=!]=\s*|matches\(\s*)?(Qt::Key_|QKeySequence::)(\w+)\b(?!\()|)"
                                 R"((QKeySequence|setShortcuts?)\s*[({]\s*(QStringLiteral\(|QLatin1String\()?")");
    static const std::set<std::string> kNoKeys{"NativeText", "PortableText", "NoMatch", "PartialMatch", "ExactMatch"};
    const std::string line = wholeLine.substr(0, wholeLine.find("//"));
    for (std::sregex_iterator one(line.begin(), line.end(), kKey), end; one != end; ++one) {
        const std::string key = (*one)[3];
        const bool isLookedAt = (*one)[1].matched;
        if (kNoKeys.contains(key) || (kMoving.contains(key) && isAmong(kMovers, path)))
            continue;
        if (isLookedAt && !isAmong(kExceptions, path))
            return "looks at a key by itself: make it a local action (views/theme/local_action.h)";
        if (!isLookedAt && !isAmong(kMakers, path))
            return "names a key: actions that the user finds in the list of keys are made in listed files alone";
    }
    return {};
}

/// A text that says a key which the user may have changed.
bool saysAKey(const std::string& line)
{
    static const std::regex kSaid(
        R"re("[^"]*\b((Ctrl|Alt|Shift)\+\w|\(?F([1-9]|1[0-2])\b|\\t(Ctrl|Home|Del|F?[0-9]))[^"]*")re");
    return std::regex_search(line.substr(0, line.find("// ")), kSaid);
}

bool isOfTheWindow(const SourceFile& file)
{
    return isCpp(file.path) && (layerOf(file.path) == "views" || layerOf(file.path) == "app");
}

} // namespace

class KeysTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_tree = readSourceTree();
        QVERIFY2(m_tree.size() > 20, "the source tree was not found");
    }

    void keysAreRecognized()
    {
        const std::string mover = "views/scrubber/scrubber.cpp";
        const std::string maker = "views/docks/history/history_view.cpp";
        QVERIFY(offence(mover, "case Qt::Key_Left: return;").empty());
        QVERIFY(offence(mover, "step(); // Qt::Key_F5").empty());
        QVERIFY(!offence(mover, "if (event->key() == Qt::Key_F5)").empty());
        QVERIFY(!offence(mover, "    case Qt::Key_C:").empty());
        QVERIFY(!offence(mover, "if (event->matches(QKeySequence::Copy))").empty());
        QVERIFY(!offence(mover, "action->setShortcut(QKeySequence::Copy);").empty());
        QVERIFY(!offence(mover, "action->setShortcut(QKeySequence(\"Ctrl+J\"));").empty());
        QVERIFY(!offence("views/docks/state/state_view.cpp", "case Qt::Key_Left: return;").empty());
        QVERIFY(offence(maker, "{Qt::CTRL | Qt::Key_Return}").empty());
        QVERIFY(!offence(maker, "if (event->key() == Qt::Key_F5)").empty());
        QVERIFY(offence(mover, "key.toString(QKeySequence::NativeText)").empty());
    }

    void keysThatAreSaidAreRecognized()
    {
        QVERIFY(saysAKey(R"(tr("<b>Find</b> (Ctrl+F)<br>Finds."))"));
        QVERIFY(saysAKey(R"(tr("press F10."))"));
        QVERIFY(saysAKey(R"(tr("Fit\tHome"))"));
        QVERIFY(!saysAKey(R"(tr("press {key:next-action}."))"));
    }

    void noKeyIsLookedAtBesidesThoseForMoving()
    {
        QStringList offenders;
        for (const SourceFile& file : m_tree)
            for (std::size_t i = 0; isOfTheWindow(file) && i < file.lines.size(); ++i)
                if (const std::string reason = offence(file.path, file.lines[i]); !reason.empty())
                    offenders += QString::fromStdString(file.path + ':' + std::to_string(i + 1) + ": " + reason);
        report(offenders);
    }

    /// {key:…} stands for what the user has (views/theme/key_text.h).
    void noTextSaysAKeyThatCanBeChanged()
    {
        QStringList offenders;
        for (const SourceFile& file : m_tree)
            for (std::size_t i = 0; isOfTheWindow(file) && i < file.lines.size(); ++i)
                if (file.path != "app/window_action_table.cpp" && saysAKey(file.lines[i]))
                    offenders += QString::fromStdString(file.path + ':' + std::to_string(i + 1) + ": " + file.lines[i]);
        report(offenders);
    }

    void everyListedFileIsThere()
    {
        std::set<std::string> paths;
        for (const SourceFile& file : m_tree)
            paths.insert(file.path);
        for (const Row& row : kMovers)
            QVERIFY2(paths.contains(row.file), row.file);
        for (const Row& row : kMakers)
            QVERIFY2(paths.contains(row.file), row.file);
        for (const Row& row : kExceptions)
            QVERIFY2(paths.contains(row.file), row.file);
    }

private:
    void report(const QStringList& offenders)
    {
        for (const QString& offender : offenders) // One by one: QtTest cuts long messages.
            qWarning().noquote() << offender;
        QVERIFY(offenders.isEmpty());
    }
    std::vector<SourceFile> m_tree;
};

VITRINE_TEST(KeysTest, QCoreApplication)
#include "tst_keys.moc"
