// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/session/machine/machine_parts.h"
#include "tests/fixed_function/sample_unit.h"
#include "tests/harness/test_class.h"
#include "views/docks/diagram/diagram_text.h"
#include "views/docks/diagram/diagram_wires.h"

#include <QtTest>

#include <algorithm>
#include <deque>
#include <set>

using namespace vitrine;
using views::DiagramDetail;

namespace {

constexpr double kLetter = 8; // the same for every letter, so that what is expected depends on no font
constexpr double kLine = 18;

struct Drawing {
    core::MachineParts parts;
    views::DiagramGraph graph;
    views::DiagramLabels labels;
    views::DiagramLayout layout;

    [[nodiscard]] std::size_t node(const std::string& path) const
    {
        for (const auto& unit : parts.units)
            if (unit.path == path)
                return graph.nodeOf(unit.id);
        for (const auto& queue : parts.queues)
            if (queue.path == path)
                return graph.nodeOf(queue.id);
        return 99999;
    }
    [[nodiscard]] QRectF box(const std::string& path) const { return layout.boxes.at(node(path)); }
    [[nodiscard]] std::string pathOf(std::size_t node) const
    {
        const auto& at = graph.nodes()[node];
        return at.unit ? parts.units[at.unit.value - 1].path : parts.queues[at.queue.value - 1].path;
    }
};

double widthOf(const QString& text)
{
    return kLetter * static_cast<double>(text.size());
}

Drawing drawn(core::MachineParts parts, const core::MachineConfig& config, DiagramDetail detail,
              const std::set<std::string>& open = {})
{
    Drawing drawing;
    drawing.parts = std::move(parts);
    std::vector<core::PartOrder> orders;
    for (const auto& unit : drawing.parts.units)
        orders.push_back(core::orderOf(config, unit.kind));
    drawing.graph = views::DiagramGraph(drawing.parts.units, drawing.parts.queues, orders);
    const views::DiagramFolds folds = views::foldsOf(drawing.graph, open);
    drawing.labels = views::diagramLabels(config, drawing.parts.units, drawing.parts.queues, drawing.graph, folds);
    const views::DiagramText text{[](const QString& words, bool) { return widthOf(words); }, kLine};
    drawing.layout = views::layOut(drawing.graph, folds, drawing.labels, text, detail, 2);
    return drawing;
}
Drawing drawn(const core::MachineConfig& config, DiagramDetail detail)
{
    return drawn(core::partsOf(config), config, detail);
}
core::MachineConfig machineOf(core::Preset preset, std::uint32_t processors = 2)
{
    core::MachineConfig config = core::presetConfig(preset);
    config.processors->spCount = processors;
    return config;
}

/// A unit of a plugin: eleven W's and a letter for its port.
struct WideKind {
    explicit WideKind(std::uint32_t port)
        : name(std::string(11, 'W') + letterOf(port)), function(std::string("ffWide") + letterOf(port)),
          prefix(std::string("ff_Wide") + letterOf(port)), kind(core::sampleKind())
    {
        kind.name = kind.title = name.c_str();
        kind.function = function.c_str();
        kind.prefix = prefix.c_str();
        kind.port = port;
    }
    static char letterOf(std::uint32_t port) { return static_cast<char>('A' + port); }

    std::string name, function, prefix;
    vitrine_unit_kind kind;
};

struct Crossing {
    double x, y;
    friend auto operator<=>(const Crossing&, const Crossing&) = default;
};

/// Counted another way than the layout does: of every two wires that carry something else, each place once.
int countedCrossings(const Drawing& drawing)
{
    std::set<std::tuple<std::size_t, std::size_t, Crossing>> places;
    const auto& routes = drawing.layout.routes;
    const auto carried = [&](std::size_t edge) {
        const auto& at = drawing.graph.edges()[edge];
        return std::pair(at.bundle, !at.isLine && drawing.graph.isQueue(at.from));
    };
    const auto numberOf = [&](std::size_t edge) { return carried(edge).first * 2 + (carried(edge).second ? 1 : 0); };
    for (std::size_t a = 0; a < routes.size(); ++a)
        for (std::size_t b = 0; b < routes.size(); ++b)
            for (qsizetype i = 1; i < routes[a].size(); ++i)
                for (qsizetype j = 1; j < routes[b].size(); ++j) {
                    const QLineF level(routes[a][i - 1], routes[a][i]);
                    const QLineF upright(routes[b][j - 1], routes[b][j]);
                    QPointF place;
                    if (numberOf(a) == numberOf(b) || level.dy() != 0 || upright.dx() != 0 ||
                        level.intersects(upright, &place) != QLineF::BoundedIntersection)
                        continue;
                    const auto [first, second] = std::minmax({numberOf(a), numberOf(b)});
                    if (place != level.p1() && place != level.p2() && place != upright.p1() && place != upright.p2())
                        places.insert({first, second, {place.x(), place.y()}});
                }
    return static_cast<int>(places.size());
}

} // namespace

/// Where parts of a machine stand in its schematic, and where its wires run.
class TestDiagramLayout final : public QObject {
    Q_OBJECT

private slots:
    // spec/00 §2: CI → VTQ → SP → PSR → AGS → RAS → ZST → AIN → FTQ → SP → FSC → ZST → CU; SP → ARQ → ARB → devices.
    void stagesStandInTheOrderOfThePipeline()
    {
        const Drawing par = drawn(machineOf(core::Preset::Par), DiagramDetail::Full);
        const std::vector<std::vector<const char*>> columns{
            {"ci", "pmu"},  {"tscr", "fsd"}, {"sp.0", "sp.1"}, {"arb", "tex", "ffs", "ffp"}, {"psr", "ags", "fsc"},
            {"ras", "hiz"}, {"zst"},         {"ain", "rfb"},   {"mux", "cu", "cu.combine"},  {"mem"}};
        double right = 0;
        std::size_t units = 0;
        for (const auto& column : columns) {
            const QRectF first = par.box(column.front());
            QVERIFY(first.left() > right);
            right = first.right();
            double bottom = 0;
            for (const char* path : column) {
                QCOMPARE(std::pair(path, par.box(path).left()), std::pair(path, first.left()));
                QVERIFY2(par.box(path).top() > bottom, path);
                bottom = par.box(path).bottom();
                ++units;
            }
        }
        QCOMPARE(units, par.parts.units.size());
        for (const char* vertex : {"ci", "tscr", "psr", "ags", "ras", "hiz"})
            for (const char* fragment : {"fsd", "fsc", "zst", "ain", "rfb", "cu", "cu.combine", "mux"})
                QVERIFY2(par.box(vertex).bottom() < par.box(fragment).top(), fragment);
    }

    // A tray touches the unit that takes from it.
    void queuesStandAtWhoTakesFromThem()
    {
        const Drawing par = drawn(machineOf(core::Preset::Par), DiagramDetail::Full);
        const std::pair<const char*, const char*> homes[] = {{"vtq", "tscr"},
                                                             {"ftq", "fsd"},
                                                             {"arq", "arb"},
                                                             {"apq", "arb"},
                                                             {"ras.quads", "zst"},
                                                             {"fsc.quads", "zst"},
                                                             {"zst.quads", "ain"},
                                                             {"psr.primitives", "ags"},
                                                             {"cu.retired", "ci"},
                                                             {"sp.0.segment", "sp.0"},
                                                             {"sp.1.vertices", "psr"},
                                                             {"fsd.order", "fsc"},
                                                             {"rfb.pixels", "cu.combine"},
                                                             {"ras.basic", "mux"},
                                                             {"mux.colors", "cu"},
                                                             {"pmu.requests", "pmu"}};
        for (const auto& [queue, unit] : homes) {
            QCOMPARE(par.graph.nodes()[par.node(queue)].home, std::optional(par.node(unit)));
            QCOMPARE(par.box(queue).left(), par.box(unit).left());
            QVERIFY2(par.box(queue).bottom() <= par.box(unit).top(), queue);
        }
        const Drawing prog = drawn(machineOf(core::Preset::Prog), DiagramDetail::Full);
        QCOMPARE(prog.graph.nodes()[prog.node("arq")].home, std::optional(prog.node("tex")));
        const Drawing seq = drawn(machineOf(core::Preset::Seq), DiagramDetail::Full);
        QCOMPARE(seq.graph.nodes()[seq.node("ain.fragments")].home, std::optional(seq.node("ffpu")));
    }

    void nothingLiesOverAnything_data() { addMachines(); }
    void nothingLiesOverAnything()
    {
        const Drawing drawing = fetched();
        const auto& boxes = drawing.layout.boxes;
        const auto& leaders = drawing.layout.folds.leaders;
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            QVERIFY(QRectF(QPointF(), drawing.layout.size).contains(boxes[i]));
            for (std::size_t j = i + 1; j < boxes.size(); ++j)
                if (leaders[i] == i && leaders[j] == j)
                    QVERIFY2(!boxes[i].intersects(boxes[j]), (drawing.pathOf(i) + " " + drawing.pathOf(j)).c_str());
        }
        for (std::size_t edge = 0; edge < drawing.layout.routes.size(); ++edge) {
            const QPolygonF& route = drawing.layout.routes[edge];
            for (qsizetype i = 1; i < route.size(); ++i) {
                const QRectF way = QRectF(route[i - 1], route[i]).normalized().adjusted(-0.1, -0.1, 0.1, 0.1);
                for (std::size_t node = 0; node < boxes.size(); ++node)
                    QVERIFY2(!boxes[node].adjusted(1, 1, -1, -1).intersects(way),
                             (drawing.pathOf(drawing.graph.edges()[edge].from) + " " + drawing.pathOf(node)).c_str());
            }
        }
    }

    void nothingIsCut_data() { addMachines(); }
    void nothingIsCut()
    {
        const Drawing drawing = fetched();
        for (std::size_t node = 0; node < drawing.layout.boxes.size(); ++node) {
            if (drawing.layout.folds.leaders[node] != node)
                continue;
            const QRectF box = drawing.layout.boxes[node];
            const bool isFull = drawing.layout.detail == DiagramDetail::Full;
            const bool isQueue = drawing.graph.isQueue(node);
            double title = isQueue && !isFull ? 0 : widthOf(drawing.labels.titles[node]);
            title += isQueue ? widthOf(drawing.labels.counts[node]) : 0;
            const double least = drawing.layout.detail == DiagramDetail::Brief ? 0.75 : 0.92; // zoom
            QVERIFY2(title < box.width() * least, qPrintable(drawing.labels.titles[node]));
            QString name;
            for (const QString& line : drawing.layout.lines[node]) {
                QVERIFY2(widthOf(line) < box.width() * least, qPrintable(line));
                name += (name.isEmpty() ? "" : " ") + line;
            }
            if (drawing.layout.detail != DiagramDetail::Brief)
                QCOMPARE(name, drawing.labels.names[node]);
            QVERIFY(isQueue || box.height() >= kLine * static_cast<double>(1 + drawing.layout.lines[node].size()));
        }
        const double least = drawing.layout.detail == DiagramDetail::Brief ? 0.75 : 0.92;
        for (const auto& [area, head] : drawing.layout.heads) // may stand in half of each gap beside it, which is 14
            QVERIFY2(widthOf(head) < (area.width() + 2 * 14) * least, qPrintable(head));
    }

    // Fragments go back to the processors, and the bypass goes past them: no picture of the flow has none.
    void crossingsAreFew_data()
    {
        QTest::addColumn<core::Preset>("preset");
        QTest::addColumn<int>("crossings");
        QTest::addRow("PAR") << core::Preset::Par << 28;
        QTest::addRow("SEQ") << core::Preset::Seq << 5;
        QTest::addRow("PROG") << core::Preset::Prog << 23;
    }
    void crossingsAreFew()
    {
        QFETCH(core::Preset, preset);
        QFETCH(int, crossings);
        const Drawing drawing = drawn(machineOf(preset), DiagramDetail::Brief);
        QCOMPARE(views::crossings(drawing.graph, drawing.layout.routes), countedCrossings(drawing));
        QCOMPARE(countedCrossings(drawing), crossings);
    }

    void manyEqualsAreOne()
    {
        const core::MachineConfig config = machineOf(core::Preset::Par, 64);
        const Drawing folded = drawn(config, DiagramDetail::Full);
        QCOMPARE(folded.labels.titles[folded.node("sp.0")], QString("SP × 64"));
        QCOMPARE(folded.labels.titles[folded.node("sp.0.vertices")], QString("sp.*.vertices × 64"));
        QCOMPARE(folded.labels.counts[folded.node("sp.0.vertices")], QString("256/256")); // 64 of 4 entries
        for (const char* last : {"sp.63", "sp.63.vertices", "sp.63.segment"})
            QVERIFY2(folded.layout.folds.isFolded(folded.node(last)), last);
        QCOMPARE(folded.box("sp.63"), folded.box("sp.0"));
        // No taller than with two.
        QVERIFY(folded.layout.size.height() <=
                drawn(machineOf(core::Preset::Par), DiagramDetail::Full).layout.size.height());

        const Drawing opened = drawn(core::partsOf(config), config, DiagramDetail::Brief, {"SP"});
        QCOMPARE(opened.labels.titles[opened.node("sp.63")], QString("SP.63"));
        QVERIFY(opened.box("sp.63").top() > opened.box("sp.62").bottom());
        QVERIFY(opened.layout.folds.isFolded(opened.node("sp.63.vertices")));
        // Four are each by itself.
        const Drawing four = drawn(machineOf(core::Preset::Par, 4), DiagramDetail::Full);
        QVERIFY(!four.layout.folds.isFolded(four.node("sp.3")));
    }

    // All twelve ports of plugins taken, by names of twelve letters: below FFB, by port, though they came the other way
    // round.
    void unitsOfPluginsStandBelowFfbByPort()
    {
        auto units = core::UnitCatalog::builtIn();
        std::deque<WideKind> kinds; // the catalog holds what they point to
        for (std::uint32_t port = 15; port >= 4; --port) {
            const vitrine_unit_kind* const kind[] = {&kinds.emplace_back(port).kind};
            const vitrine_plugin plugin{VITRINE_ABI_VERSION, "wide", "1", "Apache-2.0", kind, 1};
            const auto more = units->with(plugin, "wide.so", nullptr);
            QVERIFY2(more.hasValue(), more ? "" : more.error().message.english().c_str());
            units = *more;
        }
        core::MachineConfig config = core::presetConfig(core::Preset::Par, units);
        config.devices->devPresent |= 1U << core::kBlendingPort;
        config.processors->spCount = 64;
        for (const DiagramDetail detail : {DiagramDetail::Full, DiagramDetail::Brief}) {
            const Drawing drawing = drawn(config, detail);
            QRectF last = drawing.box("ffb");
            for (int port = 4; port <= 15; ++port) {
                const QRectF box = drawing.box(std::string(11, 'w') + static_cast<char>('a' + port));
                QVERIFY(box.top() > last.bottom());
                QCOMPARE(box.left(), last.left());
                QVERIFY(box.width() > 12 * kLetter);
                last = box;
            }
        }
    }

    // Nothing but columns moves, and no wire gets a corner or a crossing more.
    void widerRoomSetsColumnsApart()
    {
        const Drawing drawing = drawn(machineOf(core::Preset::Par), DiagramDetail::Brief);
        const auto wide = views::widened(drawing.layout, drawing.layout.size.width() + 90); // of nine gaps, 10 each
        QCOMPARE(wide.size, drawing.layout.size + QSizeF(90, 0));
        const std::pair<const char*, double> shifts[] = {{"ci", 0}, {"sp.1", 20}, {"mem", 90}};
        for (const auto& [path, shift] : shifts)
            QCOMPARE(wide.boxes[drawing.node(path)].left(), drawing.box(path).left() + shift);
        QCOMPARE(views::crossings(drawing.graph, wide.routes), views::crossings(drawing.graph, drawing.layout.routes));
        for (const QPolygonF& route : wide.routes)
            for (qsizetype i = 1; i < route.size(); ++i)
                QVERIFY(route[i].x() == route[i - 1].x() || route[i].y() == route[i - 1].y());
    }

    // Nothing but wires above and below all boxes comes closer together; the same cross.
    void lowerRoomDrawsThoseWiresTogether()
    {
        const Drawing drawing = drawn(machineOf(core::Preset::Par), DiagramDetail::Brief);
        const auto low = views::shortened(drawing.layout, drawing.layout.size.height() - 20);
        QCOMPARE(low.size, drawing.layout.size - QSizeF(0, 20));
        const double shift = drawing.box("sp.0").top() - low.boxes[drawing.node("sp.0")].top();
        QVERIFY(shift >= 0 && shift <= 20);
        for (std::size_t node = 0; node < low.boxes.size(); ++node)
            QCOMPARE(low.boxes[node], drawing.layout.boxes[node].translated(0, -shift));
        QCOMPARE(views::crossings(drawing.graph, low.routes), views::crossings(drawing.graph, drawing.layout.routes));
        const double most = drawing.layout.size.height() - views::shortened(drawing.layout, 0).size.height();
        QVERIFY(most > 20 &&
                views::shortened(drawing.layout, 0).size.height() > low.boxes[drawing.node("sp.0")].bottom());
        QCOMPARE(views::shortened(drawing.layout, 9999).size, drawing.layout.size);
    }

    void unitsThatNobodyPlacedStandBehindAllOthers()
    {
        const core::MachineConfig config = machineOf(core::Preset::Par);
        core::MachineParts parts = core::partsOf(config);
        core::UnitDescription extra;
        extra.id = core::UnitId{static_cast<std::uint32_t>(parts.units.size() + 1)};
        extra.path = "extra";
        extra.kind = "TOY";
        extra.seedTerm = "WWWWWWWWWWWW";
        parts.units.push_back(extra);
        const Drawing drawing = drawn(std::move(parts), config, DiagramDetail::Full);
        QVERIFY(drawing.box("extra").left() > drawing.box("mem").right());
        QCOMPARE(drawing.layout.heads.back().second, QString("Others"));
        QCOMPARE(drawing.layout.lines[drawing.node("extra")], QStringList("WWWWWWWWWWWW"));
        QVERIFY(drawing.box("extra").width() > 12 * kLetter);
    }

    void namesAreBrokenWhereTheyAreNarrowest()
    {
        const views::DiagramText text{[](const QString& words, bool) { return widthOf(words); }, kLine};
        QCOMPARE(views::narrowest("primitive setup and rejection module", text, 2),
                 QStringList({"primitive setup and", "rejection module"})); // 19 and 16 letters
        QCOMPARE(views::narrowest("primitive setup and rejection module", text, 3),
                 QStringList({"primitive setup", "and rejection", "module"})); // at most 15
        QCOMPARE(views::narrowest("rasterizer", text, 2), QStringList("rasterizer"));
        QCOMPARE(views::narrowest("", text, 2), QStringList());
    }

private:
    static void addMachines()
    {
        QTest::addColumn<core::Preset>("preset");
        QTest::addColumn<std::uint32_t>("processors");
        QTest::addColumn<DiagramDetail>("detail");
        for (const core::Preset preset : {core::Preset::Par, core::Preset::Seq, core::Preset::Prog})
            for (const std::uint32_t processors : {1U, 2U, 4U, 64U})
                for (const DiagramDetail detail : {DiagramDetail::Full, DiagramDetail::Named, DiagramDetail::Brief})
                    QTest::addRow("%s, %u processors, detail %d", std::string(core::presetName(preset)).c_str(),
                                  processors, int(detail))
                        << preset << processors << detail;
    }
    static Drawing fetched()
    {
        QFETCH(core::Preset, preset);
        QFETCH(std::uint32_t, processors);
        QFETCH(DiagramDetail, detail);
        return drawn(machineOf(preset, processors), detail);
    }
};

VITRINE_TEST(TestDiagramLayout, QApplication)
#include "tst_diagram_layout.moc"
