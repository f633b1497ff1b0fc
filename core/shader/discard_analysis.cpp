// SPDX-License-Identifier: Apache-2.0
// An abstract run of the program: registers hold what is known of their values, each branch is taken under its
// condition, and both sides are put together where they meet.
#include "core/shader/discard_analysis.h"

#include "core/shader/discard_state.h"
#include "core/shader/discard_terms.h"
#include "core/shader/opcode_info.h"
#include "core/shader/texel_reads.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <optional>
#include <utility>

namespace vitrine::core {

namespace {

using discard::Frame;
using discard::State;
using discard::Value;
using Node = DiscardTerms::Node;
using Kind = DiscardNodeKind;

Condition mirrored(Condition condition)
{
    switch (condition) {
    case Condition::Less: return Condition::Greater;
    case Condition::LessEqual: return Condition::GreaterEqual;
    case Condition::GreaterEqual: return Condition::LessEqual;
    case Condition::Greater: return Condition::Less;
    default: return condition;
    }
}

bool isForeign(const Instruction& instruction, bool isLast)
{
    switch (instruction.opcode) {
    case Opcode::Jmp:
    case Opcode::Call:
    case Opcode::Ret: return true;
    case Opcode::End: return !isLast;
    default: return false;
    }
}

/// Copies of all registers that the branches take: some megabytes, far more than programs of people have.
constexpr std::size_t kMostCopies = std::size_t{1} << 20;

class Analyzer {
public:
    explicit Analyzer(const Program& program) : m_program(program)
    {
        m_state.temps.resize(std::size_t{4} * program.tempCount);
        std::ranges::generate(m_state.temps, [this] { return unknown(); });
        std::ranges::generate(m_state.color, [this] { return unknown(); });
    }

    DiscardAnalysis run()
    {
        if (!isWithinLimits())
            return givenUp();
        for (m_at = 0; m_at < m_program.instructions.size(); ++m_at)
            step(m_program.instructions[m_at]);
        return m_terms.isFull() ? givenUp() : result();
    }

private:
    static DiscardAnalysis givenUp()
    {
        DiscardAnalysis analysis;
        analysis.nodes = {DiscardNode{}};
        analysis.exceedsLimits = true;
        return analysis;
    }
    [[nodiscard]] bool isWithinLimits() const;
    DiscardAnalysis result();
    void step(const Instruction& instruction);
    void compute(const Instruction& instruction);
    Value computed(const Instruction& instruction, int component);
    Value calculated(const Instruction& instruction, int component);
    Value compared(const Instruction& instruction, int component);
    Value chosen(Node condition, const Value& yes, const Value& no);
    void sample(const Instruction& instruction);
    void write(const Destination& destination, int component, const Value& value);

    void beginIf(const Instruction& instruction);
    void beginElse();
    void endIf();
    void beginLoop(const Instruction& instruction);
    void leaveTurn(bool leavesLoop);
    void endLoop();
    [[nodiscard]] bool isSingleTurn(std::uint32_t begin, std::uint32_t end) const;
    void forgetWritten(std::uint32_t begin, std::uint32_t end);
    /// Both, where `condition` tells lanes of `yes`; nothing tells them apart when there is none.
    State merged(std::optional<Node> condition, State yes, const State& no);

    [[nodiscard]] Value read(const Source& source, int component);
    [[nodiscard]] bool isTruth(const Value& value) const;
    Node truthOf(const Value& value);
    Value truth(Node node) const { return {.kind = Value::Kind::Truth, .number = node}; }
    Value unknown() { return unknown(m_at); }
    Value unknown(std::uint32_t at) { return {.number = m_unknowns++, .at = at}; }
    Node unknownNode() { return truthOf(unknown()); }
    AffineTerms::Number numberOf(const Value& value);
    Value valueOf(AffineTerms::Number number);

    const Program& m_program;
    DiscardTerms m_terms;
    AffineTerms m_numbers;
    TexelReads m_reads;
    State m_state;
    std::vector<Frame> m_frames;
    Node m_discard = DiscardTerms::kNever;
    std::uint32_t m_at = 0;
    std::uint32_t m_unknowns = 0;
};

bool Analyzer::isWithinLimits() const
{
    std::size_t branches = 1;
    for (const Instruction& instruction : m_program.instructions) {
        if (isForeign(instruction, &instruction == &m_program.instructions.back()))
            return false;
        branches +=
            instruction.opcode == Opcode::If || instruction.opcode == Opcode::Loop || instruction.opcode == Opcode::Brk
                ? 1
                : 0;
    }
    return branches * (m_state.temps.size() + 1) <= kMostCopies;
}

Value Analyzer::read(const Source& source, int component)
{
    const auto from = static_cast<std::uint8_t>(source.swizzle >> (2 * component) & 3);
    Value value = unknown();
    if (source.file == RegisterFile::Constant && !source.relative)
        value = {.kind = Value::Kind::Constant, .constant = {source.index, from}};
    else if (source.file == RegisterFile::Input && source.index < m_program.varyingCount)
        value = {.kind = Value::Kind::Varying, .varying = {source.index, from}};
    else if (source.file == RegisterFile::Temp)
        value = m_state.temps[4u * source.index + from];
    if (!source.absolute && !source.negate)
        return value;
    if (value.kind != Value::Kind::Constant)
        return source.absolute ? unknown() : valueOf(m_numbers.negated(numberOf(value)));
    if (source.absolute)
        value.constant.negate = false, value.constant.absolute = true;
    value.constant.negate = value.constant.negate != source.negate;
    return value;
}

AffineTerms::Number Analyzer::numberOf(const Value& value)
{
    switch (value.kind) {
    case Value::Kind::Constant: return m_numbers.constant(value.constant);
    case Value::Kind::Varying: return m_numbers.varying(value.varying);
    case Value::Kind::Number: return value.number;
    default: return std::nullopt;
    }
}

Value Analyzer::valueOf(AffineTerms::Number number)
{
    return number ? Value{.kind = Value::Kind::Number, .number = *number, .at = m_at} : unknown();
}

bool Analyzer::isTruth(const Value& value) const
{
    const bool isPlain = value.kind == Value::Kind::Constant && !value.constant.negate && !value.constant.absolute;
    return value.kind == Value::Kind::Truth || isPlain;
}

Node Analyzer::truthOf(const Value& value)
{
    if (value.kind == Value::Kind::Truth)
        return value.number;
    if (value.kind == Value::Kind::Unknown)
        return m_terms.add({.kind = Kind::Unknown, .left = value.number, .at = value.at});
    if (!isTruth(value))
        return unknownNode();
    const std::size_t literal = std::size_t{value.constant.index} - m_program.uniformCount;
    if (value.constant.index >= m_program.uniformCount && literal < m_program.literals.size()) {
        const auto bits = std::bit_cast<std::uint32_t>(m_program.literals[literal][value.constant.component]);
        if (bits == 0 || bits == ~0u)
            return bits == 0 ? DiscardTerms::kNever : DiscardTerms::kAlways;
    }
    return m_terms.add({.kind = Kind::Truth, .constant = value.constant});
}

Value Analyzer::compared(const Instruction& instruction, int component)
{
    const Value a = read(instruction.sources[0], component), b = read(instruction.sources[1], component);
    const bool isInteger = instruction.opcode == Opcode::ICmp;
    if (a.kind == Value::Kind::Constant && b.kind == Value::Kind::Constant)
        return truth(m_terms.add({.kind = Kind::Constants,
                                  .condition = instruction.condition,
                                  .isInteger = isInteger,
                                  .constant = b.constant,
                                  .other = a.constant}));
    const bool isSwapped = a.kind == Value::Kind::Constant;
    const Value& texel = isSwapped ? b : a;
    const Value& threshold = isSwapped ? a : b;
    if (!isInteger && texel.kind == Value::Kind::Texel && threshold.kind == Value::Kind::Constant)
        return truth(m_terms.add({.kind = Kind::Channel,
                                  .condition = isSwapped ? mirrored(instruction.condition) : instruction.condition,
                                  .channel = texel.channel,
                                  .left = texel.number,
                                  .constant = threshold.constant}));
    for (const Value* value : {&a, &b})
        if (value->kind == Value::Kind::Unknown || value->kind == Value::Kind::Number)
            return unknown(value->at);
    return unknown();
}

Value Analyzer::chosen(Node condition, const Value& yes, const Value& no)
{
    if (yes == no)
        return yes;
    // What stands beside a truth value is one, too, or of no interest.
    const bool isEither = yes.kind == Value::Kind::Truth || no.kind == Value::Kind::Truth;
    if (isEither || (isTruth(yes) && isTruth(no)))
        return truth(m_terms.select(condition, truthOf(yes), truthOf(no)));
    return unknown();
}

Value Analyzer::computed(const Instruction& instruction, int component)
{
    const auto source = [&](std::size_t i) { return read(instruction.sources[i], component); };
    switch (instruction.opcode) {
    case Opcode::Mov: return source(0);
    case Opcode::Cmp:
    case Opcode::ICmp: return compared(instruction, component);
    case Opcode::Sel: return chosen(truthOf(source(0)), source(1), source(2));
    case Opcode::Not: return truth(m_terms.notOf(truthOf(source(0))));
    case Opcode::And:
    case Opcode::Or: {
        const Value a = source(0), b = source(1);
        const Node left = truthOf(a), right = truthOf(b);
        return truth(instruction.opcode == Opcode::And ? m_terms.andOf(left, right) : m_terms.orOf(left, right));
    }
    default: return calculated(instruction, component);
    }
}

Value Analyzer::calculated(const Instruction& instruction, int component)
{
    const auto source = [&](std::size_t i, int c) { return numberOf(read(instruction.sources[i], c)); };
    const auto product = [&](int c) { return m_numbers.product(source(0, c), source(1, c)); };
    const auto dot = [&](int components) {
        AffineTerms::Number sum = product(0);
        for (int c = 1; c < components; ++c)
            sum = m_numbers.sum(sum, product(c));
        return sum;
    };
    switch (instruction.opcode) {
    case Opcode::Add: return valueOf(m_numbers.sum(source(0, component), source(1, component)));
    case Opcode::Mul: return valueOf(product(component));
    case Opcode::Mad: return valueOf(m_numbers.sum(product(component), source(2, component)));
    case Opcode::Rcp: return valueOf(m_numbers.reciprocal(source(0, component)));
    case Opcode::Div:
        return valueOf(m_numbers.product(source(0, component), m_numbers.reciprocal(source(1, component))));
    case Opcode::Dp2: return valueOf(dot(2));
    case Opcode::Dp3: return valueOf(dot(3));
    case Opcode::Dp4: return valueOf(dot(4));
    default: return unknown();
    }
}

void Analyzer::write(const Destination& destination, int component, const Value& value)
{
    if ((destination.writeMask >> component & 1) == 0)
        return;
    // Colors are limited anyway: what they are before that tells as much.
    if (destination.file == RegisterFile::Output && destination.index == 0)
        m_state.color[static_cast<std::size_t>(component)] = value;
    if (destination.file == RegisterFile::Temp)
        m_state.temps[std::size_t{4} * destination.index + static_cast<std::size_t>(component)] =
            destination.saturate ? unknown() : value;
}

void Analyzer::compute(const Instruction& instruction)
{
    std::array<Value, 4> values;
    for (int c = 0; c < 4; ++c)
        if ((instruction.destination.writeMask >> c & 1) != 0)
            values[static_cast<std::size_t>(c)] = computed(instruction, c);
    for (int c = 0; c < 4; ++c)
        write(instruction.destination, c, values[static_cast<std::size_t>(c)]);
}

void Analyzer::sample(const Instruction& instruction)
{
    const SendDescriptor& send = instruction.send;
    const bool isTexture = send.device == 0 && send.inputRegisters == 0 && send.resultRegisters == 1;
    TexelRead texels{.slot = send.textureSlot, .lodMode = send.lodMode};
    const auto s = numberOf(read(instruction.sources[0], 0)), t = numberOf(read(instruction.sources[0], 1));
    texels.isFollowed = s && t;
    if (texels.isFollowed)
        texels.st = {*s, *t};
    const bool takesLod = texels.lodMode == LodMode::Bias || texels.lodMode == LodMode::Explicit;
    const Value lod = takesLod ? read(instruction.sources[1], 0) : Value{};
    texels.hasConstantLod = lod.kind == Value::Kind::Constant;
    if (texels.hasConstantLod)
        texels.lod = lod.constant;
    const bool isDescribed =
        texels.isFollowed && texels.lodMode != LodMode::Gradient && (!takesLod || texels.hasConstantLod);
    if (!isDescribed)
        texels.at = m_at;
    const std::uint32_t number = isTexture ? m_reads.add(texels) : 0;
    Destination destination = instruction.destination;
    for (std::uint32_t i = 0; i < send.resultRegisters; ++i, ++destination.index)
        for (int c = 0; c < 4; ++c)
            write(destination, c,
                  isTexture
                      ? Value{.kind = Value::Kind::Texel, .channel = static_cast<std::uint8_t>(c), .number = number}
                      : unknown());
}

State Analyzer::merged(std::optional<Node> condition, State yes, const State& no)
{
    if (yes.isDead || no.isDead) {
        const auto path = m_terms.orOf(yes.path, no.path);
        if (yes.isDead)
            yes = no;
        yes.path = path;
        return yes;
    }
    const auto merge = [&](Value& a, const Value& b) {
        if (!(a == b))
            a = condition ? chosen(*condition, a, b) : unknown();
    };
    for (std::size_t i = 0; i < yes.temps.size(); ++i)
        merge(yes.temps[i], no.temps[i]);
    for (std::size_t i = 0; i < yes.color.size(); ++i)
        merge(yes.color[i], no.color[i]);
    yes.path = m_terms.orOf(yes.path, no.path);
    return yes;
}

void Analyzer::beginIf(const Instruction& instruction)
{
    Frame frame;
    frame.condition = truthOf(read(instruction.sources[0], 0));
    frame.entry = m_state;
    frame.firstPath = m_terms.andOf(m_state.path, frame.condition);
    frame.secondPath = m_terms.andOf(m_state.path, m_terms.notOf(frame.condition));
    m_state.path = frame.firstPath;
    m_frames.push_back(std::move(frame));
}

void Analyzer::beginElse()
{
    Frame& frame = m_frames.back();
    frame.first = std::exchange(m_state, frame.entry);
    m_state.path = frame.secondPath;
}

void Analyzer::endIf()
{
    Frame frame = std::move(m_frames.back());
    m_frames.pop_back();
    const Node entryPath = frame.entry.path;
    State first = frame.first ? std::move(*frame.first) : std::exchange(m_state, std::move(frame.entry));
    if (!frame.first)
        m_state.path = frame.secondPath;
    const bool allCameThrough = first.path == frame.firstPath && m_state.path == frame.secondPath;
    m_state = merged(frame.condition, std::move(first), m_state);
    if (allCameThrough)
        m_state.path = entryPath;
}

bool Analyzer::isSingleTurn(std::uint32_t begin, std::uint32_t end) const
{
    if (end == begin || m_program.instructions[end - 1].opcode != Opcode::Brk)
        return false;
    return std::none_of(m_program.instructions.begin() + begin, m_program.instructions.begin() + end,
                        [end](const Instruction& instruction) {
                            return instruction.opcode == Opcode::Cont &&
                                   static_cast<std::uint32_t>(instruction.immediate) == end;
                        });
}

void Analyzer::forgetWritten(std::uint32_t begin, std::uint32_t end)
{
    for (std::uint32_t at = begin; at < end; ++at) {
        const Instruction& instruction = m_program.instructions[at];
        if (!opcodeInfo(instruction.opcode).writesDestination)
            continue;
        Destination destination = instruction.destination;
        const std::uint32_t count = instruction.opcode == Opcode::Send ? instruction.send.resultRegisters : 1;
        for (std::uint32_t i = 0; i < count; ++i, ++destination.index)
            for (int c = 0; c < 4; ++c)
                write(destination, c, unknown());
    }
}

// What main() returns from early is compiled to a loop of one turn. In others a register may hold what any turn has
// left in it.
void Analyzer::beginLoop(const Instruction& instruction)
{
    Frame frame;
    frame.isLoop = true;
    frame.begin = m_at + 1;
    frame.end = static_cast<std::uint32_t>(instruction.immediate);
    frame.isSingleTurn = isSingleTurn(frame.begin, frame.end);
    if (!frame.isSingleTurn)
        forgetWritten(frame.begin, frame.end);
    frame.entry = m_state;
    if (!frame.isSingleTurn)
        m_state.path = m_terms.andOf(m_state.path, unknownNode());
    m_frames.push_back(std::move(frame));
}

void Analyzer::leaveTurn(bool leavesLoop)
{
    const auto loop = std::find_if(m_frames.rbegin(), m_frames.rend(), [](const Frame& frame) { return frame.isLoop; });
    if (leavesLoop && loop->isSingleTurn)
        loop->first = loop->first ? merged(std::nullopt, std::move(*loop->first), m_state) : m_state;
    m_state.path = DiscardTerms::kNever;
    m_state.isDead = true;
}

void Analyzer::endLoop()
{
    Frame frame = std::move(m_frames.back());
    m_frames.pop_back();
    const Node entryPath = frame.entry.path;
    m_state = frame.first ? std::move(*frame.first) : std::move(frame.entry);
    m_state.path = entryPath;
    if (!frame.isSingleTurn)
        forgetWritten(frame.begin, frame.end);
}

void Analyzer::step(const Instruction& instruction)
{
    switch (instruction.opcode) {
    case Opcode::If: return beginIf(instruction);
    case Opcode::Else: return beginElse();
    case Opcode::EndIf: return endIf();
    case Opcode::Loop: return beginLoop(instruction);
    case Opcode::Brk: return leaveTurn(true);
    case Opcode::Cont: return leaveTurn(false);
    case Opcode::EndLoop: return endLoop();
    case Opcode::Kil: {
        const Node condition = truthOf(read(instruction.sources[0], 0));
        m_discard = m_terms.orOf(m_discard, m_terms.andOf(m_state.path, condition));
        m_state.isDead = m_state.isDead || condition == DiscardTerms::kAlways;
        return;
    }
    case Opcode::Send: return sample(instruction);
    default: break;
    }
    if (opcodeInfo(instruction.opcode).writesDestination)
        compute(instruction);
}

DiscardAnalysis Analyzer::result()
{
    DiscardAnalysis analysis;
    analysis.nodes = m_terms.partsOf(m_discard);
    const auto terms = std::ranges::count_if(analysis.nodes, [](const DiscardNode& node) {
        return node.kind == Kind::Channel || node.kind == Kind::Constants || node.kind == Kind::Truth ||
               node.kind == Kind::Unknown;
    });
    if (static_cast<std::size_t>(terms) > kMostDiscardTerms)
        return givenUp();
    const Value& alpha = m_state.color[3];
    if (alpha.kind == Value::Kind::Constant)
        analysis.alpha = {.kind = AlphaKind::Constant, .constant = alpha.constant};
    else if (alpha.kind == Value::Kind::Texel)
        analysis.alpha = {.kind = AlphaKind::Channel, .read = alpha.number, .channel = alpha.channel};
    m_reads.keepUsed(analysis, m_numbers);
    return analysis;
}

} // namespace

DiscardAnalysis analyzeDiscard(const Program& program)
{
    return Analyzer(program).run();
}

void noteDiscard(Program& program)
{
    if (program.stage != ShaderStage::Fragment)
        return;
    auto analysis = std::make_shared<const DiscardAnalysis>(analyzeDiscard(program));
    program.canDiscard = program.canDiscard && !analysis->neverDiscards();
    program.discard = std::move(analysis);
}

} // namespace vitrine::core
