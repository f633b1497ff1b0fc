// SPDX-License-Identifier: Apache-2.0
#include "core/session/shader_trace/condition_parser.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace vitrine::core {

namespace {

constexpr int kMostNesting = 100;

bool isNameStart(char letter)
{
    return std::isalpha(static_cast<unsigned char>(letter)) != 0 || letter == '_';
}
bool isNamePart(char letter)
{
    return isNameStart(letter) || std::isdigit(static_cast<unsigned char>(letter)) != 0;
}

/// .x .r .s and so on; nothing: no component.
std::optional<std::size_t> componentOf(const std::string& text)
{
    for (const std::string_view letters : {"xyzw", "rgba", "stpq"})
        if (text.size() == 1 && letters.find(text[0]) != std::string_view::npos)
            return letters.find(text[0]);
    return std::nullopt;
}

} // namespace

std::size_t ConditionParser::fail(std::size_t at, const Text& what)
{
    if (m_error.empty())
        m_error = textOf("at {}: {}", at + 1, what);
    return 0;
}

std::size_t ConditionParser::add(Node node)
{
    m_result.m_nodes.push_back(node);
    return m_result.m_nodes.size() - 1;
}

void ConditionParser::skipSpace()
{
    while (std::isspace(static_cast<unsigned char>(peek())) != 0)
        ++m_at;
}

bool ConditionParser::takes(std::string_view token)
{
    skipSpace();
    if (m_text.substr(m_at, token.size()) != token)
        return false;
    m_at += token.size();
    return true;
}

Result<TraceCondition> ConditionParser::run()
{
    skipSpace();
    if (m_at == m_text.size())
        return m_result;
    binary(0);
    skipSpace();
    if (m_error.empty() && m_at < m_text.size())
        fail(m_at, peek() == '=' ? textOf("equal is written ==")
                                 : textOf("what stands here belongs to nothing in front of it"));
    if (!m_error.empty())
        return Error{m_error};
    return std::move(m_result);
}

std::size_t ConditionParser::binary(std::size_t level)
{
    static const std::array<std::vector<Choice>, 6> kLevels{{
        {{"||", Operator::Or}},
        {{"&&", Operator::And}},
        {{"==", Operator::Equal}, {"!=", Operator::NotEqual}},
        {{"<=", Operator::LessEqual}, {">=", Operator::GreaterEqual}, {"<", Operator::Less}, {">", Operator::Greater}},
        {{"+", Operator::Add}, {"-", Operator::Subtract}},
        {{"*", Operator::Multiply}, {"/", Operator::Divide}},
    }};
    if (level == kLevels.size())
        return unary();
    std::size_t left = binary(level + 1);
    while (m_error.empty()) {
        const auto& choices = kLevels[level];
        const auto choice =
            std::ranges::find_if(choices, [&](const Choice& candidate) { return takes(candidate.first); });
        if (choice == choices.end())
            break;
        const std::size_t right = binary(level + 1);
        Node node{.what = choice->second, .place = TraceAddress{0}, .left = left, .right = right};
        left = add(node);
    }
    return left;
}

std::size_t ConditionParser::unary()
{
    if (++m_depth > kMostNesting)
        return fail(m_at, textOf("this is nested too deeply"));
    std::size_t result = 0;
    const bool isNot = takes("!");
    if (isNot || takes("-")) {
        const std::size_t of = unary();
        result = add({.what = isNot ? Operator::Not : Operator::Negate, .place = TraceAddress{0}, .left = of});
    } else {
        result = primary();
    }
    --m_depth;
    return result;
}

std::size_t ConditionParser::primary()
{
    skipSpace();
    const std::size_t start = m_at;
    if (takes("(")) {
        const std::size_t inner = binary(0);
        if (m_error.empty() && !takes(")"))
            return fail(m_at, textOf("the parenthesis opened at {} is not closed", start + 1));
        return inner;
    }
    if (std::isdigit(static_cast<unsigned char>(peek())) != 0 || peek() == '.')
        return number();
    if (isNameStart(peek()))
        return name();
    return fail(m_at, textOf("a number, a variable or a register is missing"));
}

std::size_t ConditionParser::number()
{
    const bool isHex = m_text.substr(m_at, 2) == "0x" || m_text.substr(m_at, 2) == "0X";
    const char* first = m_text.data() + m_at + (isHex ? 2 : 0);
    const char* end = m_text.data() + m_text.size();
    Node node{.what = Operator::Number, .place = TraceAddress{0}};
    std::from_chars_result read{};
    if (isHex) {
        std::uint32_t bits = 0;
        read = std::from_chars(first, end, bits, 16);
        node.number = static_cast<std::int32_t>(bits); // truth values and integers are compared as such
    } else {
        read = std::from_chars(first, end, node.number);
    }
    if (read.ec != std::errc())
        return fail(m_at, textOf("this is no number"));
    m_at = static_cast<std::size_t>(read.ptr - m_text.data());
    if (isNamePart(peek()) && peek() != 'f')
        return fail(m_at, textOf("a number ends in a letter"));
    if (peek() == 'f')
        ++m_at;
    return add(node);
}

std::vector<ConditionParser::Step> ConditionParser::path()
{
    std::vector<Step> steps;
    const auto word = [&] {
        const std::size_t start = m_at;
        while (isNamePart(peek()))
            ++m_at;
        return std::string(m_text.substr(start, m_at - start));
    };
    steps.push_back({.text = word()});
    while (m_error.empty() && (peek() == '.' || peek() == '[')) {
        const bool isIndex = peek() == '[';
        const std::size_t start = m_at++;
        Step step{.text = word(), .isIndex = isIndex};
        const auto read = std::from_chars(step.text.data(), step.text.data() + step.text.size(), step.index);
        if (isIndex && (step.text.empty() || read.ptr != step.text.data() + step.text.size()))
            fail(start, textOf("an index is a number that counts from 0"));
        if (isIndex && !takes("]"))
            fail(start, textOf("the bracket is not closed"));
        if (!isIndex && step.text.empty())
            fail(start, textOf("a component or a member is missing behind the point"));
        steps.push_back(step);
    }
    return steps;
}

std::size_t ConditionParser::name()
{
    const std::size_t start = m_at;
    const std::vector<Step> steps = path();
    if (!m_error.empty())
        return 0;
    const bool isAlone = steps.size() == 1;
    if (isAlone && steps[0].text == "abs" && takes("(")) {
        const std::size_t inner = binary(0);
        if (m_error.empty() && !takes(")"))
            return fail(m_at, textOf("the parenthesis of abs is not closed"));
        return add({.what = Operator::Absolute, .place = TraceAddress{0}, .left = inner});
    }
    if (isAlone && (steps[0].text == "true" || steps[0].text == "false"))
        return add({.what = Operator::Number, .number = steps[0].text == "true" ? 1.0 : 0.0, .place = TraceAddress{0}});
    Node node{.what = Operator::Read};
    if (readVariable(steps, node) || (m_error.empty() && readRegister(steps, node)))
        return add(node);
    const std::string written(m_text.substr(start, m_at - start));
    return fail(start, m_error.empty() ? textOf("there is no variable or register “{}”", written) : m_error);
}

/// The longest beginning of the path that is a variable's name, then what is left picks a part of it.
bool ConditionParser::readVariable(const std::vector<Step>& steps, Node& node)
{
    for (std::size_t count = steps.size(); count > 0; --count) {
        std::string text = steps[0].text;
        for (std::size_t i = 1; i < count; ++i)
            text += steps[i].isIndex ? "[" + steps[i].text + "]" : "." + steps[i].text;
        for (const DebugVariable& variable : m_walk.trace().debug->variables)
            if (variable.name == text)
                return select(variable, std::span(steps).subspan(count), node);
    }
    return false;
}

bool ConditionParser::select(const DebugVariable& variable, std::span<const Step> rest, Node& node)
{
    std::size_t at = 0;
    const auto pick = [&](std::size_t count, std::size_t stride, const char* what) {
        if (count == 0 || !m_error.empty())
            return;
        const bool isNamed = !rest.empty() && !rest[0].isIndex && stride == 1;
        const auto index = rest.empty()      ? std::nullopt
                           : isNamed         ? componentOf(rest[0].text)
                           : rest[0].isIndex ? std::optional(rest[0].index)
                                             : std::nullopt;
        if (!index || *index >= count) {
            fail(m_at, textOf("“{}” has {} {}: name one of them", variable.name, count, what));
            return;
        }
        at += *index * stride;
        rest = rest.subspan(1);
    };
    const std::size_t column = variable.components;
    pick(variable.arraySize, column * variable.columns, "elements");
    pick(variable.columns > 1 ? variable.columns : 0u, column, "columns");
    pick(column > 1 ? column : 0u, 1, "components");
    if (m_error.empty() && !rest.empty())
        fail(m_at, textOf("“{}” has no such part", variable.name));
    if (!m_error.empty() || at >= variable.places.size())
        return false;
    node.place = variable.places[at];
    node.kind = variable.kind;
    return true;
}

bool ConditionParser::readRegister(const std::vector<Step>& steps, Node& node)
{
    const std::string& text = steps[0].text;
    const std::string_view digits = std::string_view(text).substr(1);
    std::uint32_t index = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), index);
    if (std::string_view("rvoc").find(text[0]) == std::string_view::npos || digits.empty() ||
        read.ptr != digits.data() + digits.size())
        return false;
    const auto component = steps.size() == 2 && !steps[1].isIndex ? componentOf(steps[1].text) : std::nullopt;
    if (!component) {
        fail(m_at, textOf("of a register one component is compared: {}.x", text));
        return false;
    }
    const auto c = static_cast<std::uint8_t>(*component);
    if (text[0] == 'c') {
        node.place = DebugPlace{DebugPlace::Kind::Constant, c, index};
        return index < m_walk.trace().constants->size();
    }
    const RegisterFile file = text[0] == 'r'   ? RegisterFile::Temp
                              : text[0] == 'v' ? RegisterFile::Input
                                               : RegisterFile::Output;
    const auto address = m_walk.address(file, index, c);
    if (address)
        node.place = *address;
    return address.has_value();
}

} // namespace vitrine::core
