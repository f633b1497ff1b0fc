// SPDX-License-Identifier: Apache-2.0
// The table of parts: what is made of it, and what a part more costs, one row.
#include "core/gpu/energy_cost.h"
#include "core/gpu/gate_cost.h"
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_table.h"
#include "core/gpu/presets.h"
#include "core/gpu/timed_gpu.h"
#include "tests/gpu/draw_bench.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <algorithm>

using namespace vitrine::core;

namespace {

/// Counts how often the machine has drained.
class Toy final : public Unit {
public:
    struct Ports {
        LineIn<DrainLine> drained;
        Gauge quads;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("drained", ports.drained);
            visitor("quads", ports.quads);
        }
    };
    Toy(UnitContext context, Ports ports) : Unit(std::move(context)), m_ports(ports) {}
    void tick() override
    {
        m_seen = m_ports.drained->drains;
        stall(StallReason::InputEmpty);
    }
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] UnitDescription description() const override
    {
        UnitDescription description;
        description.kind = "TOY";
        return description;
    }
    void visitState(StateVisitor& visitor) override { visitor("seen", m_seen); }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }
    [[nodiscard]] std::uint32_t seen() const { return m_seen; }

private:
    std::uint32_t m_seen = 0;
    Ports m_ports;
};

const Toy* builtToy = nullptr;

/// The one row.
Part toyPart()
{
    return {.id = "TOY",
            .isPresent = [](const MachineConfig& config) { return config.preset == Preset::Par; },
            .gates = PartGates{"TOY", 7000, [](const MachineConfig&) { return 2u; }},
            .energies = {{.row = {"TOY", 0, 0, 0, 300},
                          .domain = "toy",
                          .operations = [](const MachineWiring&,
                                           const PowerDomain&) { return std::uint64_t{builtToy->seen()}; }}},
            .units = {{500,
                       [](MachineBuilder& builder) {
                           builtToy = &builder.machine().add<Toy>(
                               "toy", Toy::Ports{*builder.links.drained, *builder.links.quads});
                       }}},
            .terms = {"toy of a test", "", "", "", ""}};
}

MachineConfig withToy(Preset preset = Preset::Par)
{
    MachineConfig config = presetConfig(preset);
    config.parts = PartTable::builtIn().with(toyPart());
    return config;
}

bool isListed(const MachineConfig& config)
{
    const auto units = unitsOf(config);
    return std::ranges::find(units, std::string("TOY"), &UnitPresence::id) != units.end();
}

} // namespace

class PartTableTest : public QObject {
    Q_OBJECT
private slots:
    void idsAreThoseOfTheSpecificationAndUnique()
    {
        // spec/00 §1, in its order; RFB stands with the parts of a processor, and behind the devices CCU, which is one
        // where CU shares its computation unit (VG2D-38).
        const std::vector<std::string_view> expected{
            "DRV", "CI",  "VTQ", "SP",  "TSCR", "ARQ", "APQ", "ARB", "TEX", "FFS", "FFP", "FFB", "CCU",  "PSR", "AGS",
            "RAS", "HIZ", "ZST", "AIN", "FTQ",  "FSD", "FSC", "RFB", "CU",  "CC",  "MUX", "PMU", "FFPU", "MEM"};
        std::vector<std::string_view> ids;
        for (const Part& part : PartTable::builtIn().parts())
            ids.push_back(part.id);
        QCOMPARE(ids, expected);
    }

    void everyUnitOfAMachineIsAPartsUnit()
    {
        for (const Preset preset : {Preset::Seq, Preset::Prog, Preset::Par}) {
            vitrine::gputest::DrawBench bench({4, 4});
            TimedGpu gpu(bench.memory, presetConfig(preset));
            for (const UnitDescription& unit : gpu.machine().unitDescriptions())
                QVERIFY2(PartTable::builtIn().find(unit.kind), unit.path.c_str());
        }
    }

    void aPartMoreIsOneRow()
    {
        const MachineConfig config = withToy();
        QVERIFY(isListed(config));
        QVERIFY(!isListed(withToy(Preset::Prog)));
        QVERIFY(!isListed(presetConfig(Preset::Par)));

        const GateCosts gates = gateCosts(config);
        QCOMPARE(gates.total(), gateCosts(presetConfig(Preset::Par)).total() + 14'000);
        QCOMPARE(energyTable(config).find("TOY")->operation, Energy{300});
        QVERIFY(!energyTable(presetConfig(Preset::Par)).find("TOY"));

        vitrine::gputest::DrawBench bench({8, 8});
        TimedGpu gpu(bench.memory, config);
        const auto units = gpu.machine().unitDescriptions();
        const auto unit = std::ranges::find(units, std::string("toy"), &UnitDescription::path);
        QVERIFY(unit != units.end());
        QCOMPARE(unit->links.size(), std::size_t{1}); // It drives nothing, and looks at one queue.
        QCOMPARE(unit->links[0].to, std::string("ras.quads"));
        const auto domain = gpu.powerDomains().find("toy");
        QVERIFY(domain.has_value());

        const Energy before = gpu.energy().domains[*domain].all();
        QCOMPARE(before, Energy{0});
        const std::string flat = ".fragment\n.inputs 1\n.outputs 1\n.varyings 1\nMOV o0, v0\nEND\n";
        const std::vector<vitrine::gputest::DrawBench::Vertex> vertices(3);
        QVERIFY(gpu.draw(bench.draft(Topology::Triangles, vertices, flat).finished()));
        QCOMPARE(gpu.energy().domains[*domain].all(), Energy{300}); // One draw, one drain.
    }
};

VITRINE_TEST(PartTableTest)
#include "tst_part_table.moc"
