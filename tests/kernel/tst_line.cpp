// SPDX-License-Identifier: Apache-2.0
// Lines and queries: what units tell each other past queues.
#include "core/kernel/machine.h"
#include "core/kernel/query.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <map>

using namespace vitrine::core;

namespace {

struct Level {
    std::uint32_t number = 0;
    friend bool operator==(const Level&, const Level&) = default;
    static void visit(auto& visitor, auto& level) { visitor("number", level.number); }
};

/// Drives a line at some cycles, in phase 1 or in phase 4.
class Driver final : public Unit {
public:
    struct Config {
        std::map<Cycle, std::uint32_t> delivers, ticks; ///< the value by cycle
    };
    struct Ports {
        LineOut<Level> level;
        static void visit(auto& visitor, auto& ports) { visitor("level", ports.level); }
    };
    Driver(UnitContext context, Config config, Ports ports)
        : Unit(std::move(context)), m_config(std::move(config)), m_ports(ports)
    {
    }
    void tick() override
    {
        if (const auto value = m_config.ticks.find(now()); value != m_config.ticks.end())
            m_ports.level.drive({value->second});
        if (const auto next = m_config.delivers.upper_bound(now()); next != m_config.delivers.end())
            deliverAt(next->first);
        if (const auto next = m_config.ticks.upper_bound(now()); next != m_config.ticks.end())
            wakeAt(next->first);
        stall(StallReason::InputEmpty);
    }
    void deliver() override
    {
        m_ports.level.drive({m_config.delivers.at(now())});
        if (const auto next = m_config.delivers.upper_bound(now()); next != m_config.delivers.end())
            deliverAt(next->first);
    }
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] UnitDescription description() const override { return {}; }
    void visitState(StateVisitor&) override {}
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    const Config m_config;
    Ports m_ports;
};

/// Notes what it reads whenever it is called.
class Reader final : public Unit {
public:
    struct Ports {
        LineIn<Level> level;
        static void visit(auto& visitor, auto& ports) { visitor("level", ports.level); }
    };
    Reader(UnitContext context, Ports ports) : Unit(std::move(context)), m_ports(ports) {}
    void tick() override
    {
        seen.emplace_back(now(), m_ports.level->number);
        stall(StallReason::InputEmpty);
    }
    [[nodiscard]] bool idle() const override { return false; } // The machine runs on to its goal.
    [[nodiscard]] UnitDescription description() const override { return {}; }
    void visitState(StateVisitor&) override {}
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

    std::vector<std::pair<Cycle, std::uint32_t>> seen;

private:
    Ports m_ports;
};

class Counter final : public Unit, public Answers<Level, std::uint32_t> {
public:
    explicit Counter(UnitContext context) : Unit(std::move(context)) {}
    void tick() override { stall(StallReason::InputEmpty); }
    [[nodiscard]] std::uint32_t answer(const Level& question) override { return question.number + 1; }
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] UnitDescription description() const override { return {}; }
    void visitState(StateVisitor&) override {}
    void visitPorts(PortVisitor&) override {}
};

class Asker final : public Unit {
public:
    struct Ports {
        Query<Level, std::uint32_t> counter;
        Query<Level, std::uint32_t> nobody;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("counter", ports.counter);
            visitor("nobody", ports.nobody);
        }
    };
    Asker(UnitContext context, Ports ports) : Unit(std::move(context)), m_ports(ports) {}
    void tick() override
    {
        answer = m_ports.counter.ask({41});
        stall(StallReason::InputEmpty);
    }
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] UnitDescription description() const override { return {}; }
    void visitState(StateVisitor&) override {}
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

    std::uint32_t answer = 0;

private:
    Ports m_ports;
};

using Seen = std::vector<std::pair<Cycle, std::uint32_t>>;

/// The reader is wired before the driver, or behind it.
Seen read(const Driver::Config& config, bool isBefore, const ClockOptions& options = {})
{
    Machine machine(options);
    auto& line = machine.addLine<Level>({"level", "how high"});
    const Reader* reader = isBefore ? &machine.add<Reader>("reader", Reader::Ports{line}) : nullptr;
    machine.add<Driver>("driver", config, Driver::Ports{line});
    if (!reader)
        reader = &machine.add<Reader>("reader", Reader::Ports{line});
    const auto outcome = machine.runUntil({40});
    return outcome ? reader->seen : Seen();
}

} // namespace

class LineTest : public QObject {
    Q_OBJECT
private slots:
    // Everybody is awake in cycle 0. Phase 1 of 10: read in 10; phase 4 of 20: read in 21. The same value wakes nobody.
    void aChangeWakesTheReaders()
    {
        const Driver::Config config{{{10, 5}, {15, 5}}, {{20, 7}, {25, 7}}};
        const Seen expected{{0, 0}, {10, 5}, {21, 7}};
        QCOMPARE(read(config, true), expected);
        QCOMPARE(read(config, false), expected);
    }

    void whoTicksFirstDoesNotMatter()
    {
        const Driver::Config config{{{3, 1}}, {{4, 2}, {5, 3}}};
        for (std::uint64_t seed = 1; seed < 9; ++seed) {
            const Seen awake = read(config, true, {.sleeping = false, .shuffleSeed = seed});
            QCOMPARE(awake.size(), std::size_t{40});
            for (const auto& [cycle, value] : awake)
                QCOMPARE(value, cycle < 3 ? 0u : cycle < 5 ? 1u : cycle < 6 ? 2u : 3u);
        }
    }

    void whatWasDrivenIsPartOfTheState()
    {
        const auto build = [](Machine& machine) -> const Reader& {
            auto& line = machine.addLine<Level>({"level"});
            machine.add<Driver>("driver", Driver::Config{{}, {{4, 2}}}, Driver::Ports{line});
            return machine.add<Reader>("reader", Reader::Ports{line});
        };
        Machine first, second;
        const Reader& here = build(first);
        const Reader& there = build(second);
        QVERIFY(first.runUntil({5})); // Driven in 4, and read from 5 on.
        second.restore(first.checkpoint());
        QCOMPARE(second.stateHash(), first.stateHash());
        QVERIFY(first.runUntil({8}));
        QVERIFY(second.runUntil({8}));
        QCOMPARE(here.seen.back(), (std::pair<Cycle, std::uint32_t>(5, 2)));
        QCOMPARE(there.seen, (Seen{{5, 2}}));
    }

    void linesAndQueriesAreDescribed()
    {
        Machine machine;
        auto& line = machine.addLine<Level>({"level", "how high"});
        machine.add<Driver>("driver", Driver::Config{}, Driver::Ports{line});
        machine.add<Reader>("reader", Reader::Ports{line});
        auto& counter = machine.add<Counter>("counter");
        const auto& asker = machine.add<Asker>("asker", Asker::Ports{counter, {}});
        const auto units = machine.unitDescriptions();
        QCOMPARE(units[0].links.size(), std::size_t{1});
        QCOMPARE(units[0].links[0].kind, LinkKind::Line);
        QCOMPARE(units[0].links[0].to, std::string("reader"));
        QVERIFY(units[1].links.empty());
        QCOMPARE(units[3].links.size(), std::size_t{1});
        QCOMPARE(units[3].links[0].kind, LinkKind::Query);
        QCOMPARE(units[3].links[0].name, std::string("counter"));
        QCOMPARE(units[3].links[0].to, std::string("counter"));
        const auto lines = machine.lineDescriptions();
        QCOMPARE(lines.size(), std::size_t{1});
        QCOMPARE(lines[0].driver, UnitId{1});
        QCOMPARE(lines[0].readers, std::vector{UnitId{2}});
        QVERIFY(machine.step());
        QCOMPARE(asker.answer, 42u);
        QCOMPARE(machine.snapshot().lines[0].path, std::string("level"));
    }

    void whoIsNotConnectedReadsTheDefault()
    {
        Machine machine;
        const auto& reader = machine.add<Reader>("reader", Reader::Ports{});
        machine.add<Driver>("driver", Driver::Config{{}, {{2, 9}}}, Driver::Ports{});
        QVERIFY(machine.runUntil({5}));
        QCOMPARE(reader.seen, (Seen{{0, 0}}));
    }
};

VITRINE_TEST(LineTest)
#include "tst_line.moc"
