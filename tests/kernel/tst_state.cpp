// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/state_visitors.h"
#include "tests/harness/test_class.h"

#include <QtTest>

using namespace vitrine::core;

namespace {

enum class Shade : std::uint8_t { Light, Dark };
std::string_view enumName(Shade shade)
{
    return shade == Shade::Light ? "light" : "dark";
}

struct Inner {
    std::int16_t depth = 0;
    friend bool operator==(const Inner&, const Inner&) = default;
    static void visit(auto& visitor, auto& inner) { visitor("depth", inner.depth); }
};

/// A field of every kind that a state may hold.
struct State {
    bool flag = false;
    std::int32_t number = 0;
    float real = 0;
    Shade shade = Shade::Light;
    ItemId item;
    Vec4 color;
    std::string name;
    std::optional<Inner> maybe;
    std::array<std::uint16_t, 3> numbers{};
    std::vector<Inner> list;
    std::vector<std::uint8_t> bytes;
    std::deque<Inner> line;
    std::shared_ptr<const Inner> shared;

    static void visit(auto& visitor, auto& state)
    {
        visitor("flag", state.flag);
        visitor("number", state.number);
        visitor("real", state.real);
        visitor("shade", state.shade);
        visitor("item", state.item);
        visitor("color", state.color);
        visitor("name", state.name);
        visitor("maybe", state.maybe);
        visitor("numbers", state.numbers);
        visitor("list", state.list);
        visitor("bytes", state.bytes);
        visitor("line", state.line);
        visitor("shared", state.shared);
    }
};

State example()
{
    return {true,
            -7,
            1.5f,
            Shade::Dark,
            ItemId{9},
            {1, 2, 3, 4},
            "abc",
            Inner{-300},
            {5, 6, 500},
            {{1}, {2}},
            {7, 8},
            {{3}},
            std::make_shared<const Inner>(Inner{4})};
}

Hash128 hashOf(State state)
{
    StateHasher hasher;
    State::visit(hasher, state);
    return hasher.digest();
}

const StateNode& child(const StateNode& node, const char* name)
{
    const auto found = std::find_if(node.children.begin(), node.children.end(),
                                    [name](const StateNode& candidate) { return candidate.name == name; });
    return *found;
}

} // namespace

class StateTest : public QObject {
    Q_OBJECT
private slots:
    void restoredStateEqualsTheSavedOne();
    void everyFieldCountsInTheHash();
    void immutableValuesAreSharedAndHashedByContent();
    void inspectorShowsNamesAndValues();
    void hashIsXxh3();
};

void StateTest::restoredStateEqualsTheSavedOne()
{
    State saved = example();
    StateBytes bytes;
    StateSaver saver(bytes);
    State::visit(saver, saved);

    State restored;
    restored.list.resize(9);
    restored.maybe = Inner{1};
    StateRestorer restorer(bytes);
    State::visit(restorer, restored);
    QVERIFY(restorer.atEnd());
    QVERIFY(hashOf(restored) == hashOf(saved));
    QCOMPARE(restored.name, std::string("abc"));
    QVERIFY(restored.list == saved.list);
    QVERIFY(restored.maybe == Inner{-300});
    QCOMPARE(restored.shared.get(), saved.shared.get());
}

void StateTest::everyFieldCountsInTheHash()
{
    const Hash128 original = hashOf(example());
    const std::vector<std::function<void(State&)>> changes{
        [](State& s) { s.flag = false; },      [](State& s) { s.number = -8; },
        [](State& s) { s.real = 1.25f; },      [](State& s) { s.shade = Shade::Light; },
        [](State& s) { s.item = ItemId{10}; }, [](State& s) { s.color.w = 5; },
        [](State& s) { s.name = "abd"; },      [](State& s) { s.maybe.reset(); },
        [](State& s) { s.numbers[2] = 501; },  [](State& s) { s.list.pop_back(); },
        [](State& s) { s.bytes[0] = 9; },      [](State& s) { s.line[0].depth = 0; },
        [](State& s) { s.shared = nullptr; }};
    for (const auto& change : changes) {
        State changed = example();
        change(changed);
        QVERIFY(!(hashOf(changed) == original));
    }
}

void StateTest::immutableValuesAreSharedAndHashedByContent()
{
    State one = example();
    State other = example();
    QVERIFY(one.shared != other.shared);
    QVERIFY(hashOf(one) == hashOf(other));
}

void StateTest::inspectorShowsNamesAndValues()
{
    State state = example();
    StateNode root;
    StateInspector inspector(root);
    State::visit(inspector, state);
    QCOMPARE(root.children.size(), std::size_t{13});
    QCOMPARE(std::get<bool>(child(root, "flag").value), true);
    QCOMPARE(std::get<std::int64_t>(child(root, "number").value), std::int64_t{-7});
    QCOMPARE(std::get<double>(child(root, "real").value), 1.5);
    QCOMPARE(std::get<std::string>(child(root, "shade").value), std::string("dark"));
    QCOMPARE(std::get<std::uint64_t>(child(root, "item").value), std::uint64_t{9});
    QCOMPARE(child(root, "color").children.size(), std::size_t{4});
    QCOMPARE(std::get<std::string>(child(root, "name").value), std::string("abc"));
    const StateNode& maybe = child(root, "maybe").children.at(0);
    QCOMPARE(std::get<std::int64_t>(child(maybe, "depth").value), std::int64_t{-300});
    QCOMPARE(std::get<std::uint64_t>(child(root, "numbers").children.at(2).value), std::uint64_t{500});
    QCOMPARE(child(root, "bytes").children.size(), std::size_t{2});
    QCOMPARE(child(root, "shared").children.size(), std::size_t{1});
}

void StateTest::hashIsXxh3()
{
    // The published value of XXH3 128 for no input, seed 0.
    QCOMPARE(QString::fromStdString(toHex(Hasher128().digest())), QString("99aa06d3014798d86001c324468d497f"));
    Hasher128 whole;
    whole.add("abcdef", 6);
    Hasher128 pieces;
    pieces.add("ab", 2);
    pieces.add("cdef", 4);
    QVERIFY(whole.digest() == pieces.digest());
}

VITRINE_TEST(StateTest, QCoreApplication)
#include "tst_state.moc"
