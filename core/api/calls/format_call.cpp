// SPDX-License-Identifier: Apache-2.0
#include "core/api/calls/format_call.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace vitrine::core {

namespace {

constexpr std::size_t kStringLimit = 60; // bytes shown
constexpr std::size_t kArrayLimit = 16;  // elements shown

std::string hexadecimal(std::uint64_t number)
{
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
    return "0x" + std::string(digits.data(), end);
}

template <typename T>
std::string shortestDecimal(T number)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    std::string text(digits.data(), end);
    // "1.0" tells a float from an integer; infinities, NaN and exponents show it by themselves.
    return text.find_first_not_of("-0123456789") == std::string::npos ? text + ".0" : text;
}

std::string quoted(const std::string& text)
{
    std::string out = "\"";
    std::size_t end = std::min(text.size(), kStringLimit);
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u)
        --end; // never cut a UTF-8 character in two
    for (const char c : std::string_view(text).substr(0, end)) {
        if (c == '\n')
            out += "\\n";
        else if (c == '\t')
            out += "\\t";
        else if (c == '"' || c == '\\')
            out += std::string("\\") + c;
        else if (static_cast<unsigned char>(c) < 0x20)
            out += "\\x" + hexadecimal(static_cast<unsigned char>(c)).substr(2);
        else
            out += c;
    }
    return out + (end < text.size() ? "…\"" : "\"");
}

std::string bitNames(EnumGroup group, std::int64_t value)
{
    std::string names;
    auto rest = static_cast<std::uint64_t>(value);
    for (const EnumEntry& entry : enumEntries(group)) {
        const auto bits = static_cast<std::uint64_t>(entry.value);
        if (bits == 0 || (rest & bits) != bits)
            continue;
        names += (names.empty() ? "" : " | ") + std::string(entry.name);
        rest &= ~bits;
    }
    if (rest == 0 && !names.empty())
        return names;
    return (names.empty() ? "" : names + " | ") + hexadecimal(rest);
}

std::string number(std::int64_t value, const ParameterInfo* info)
{
    if (info && info->kind == ParameterKind::Bitfield)
        return bitNames(info->group, value);
    if (info && (info->kind == ParameterKind::Enum || info->group != 0)) {
        const std::string_view name = enumName(info->group, value);
        return name.empty() ? hexadecimal(static_cast<std::uint64_t>(value)) : std::string(name);
    }
    if (info && info->kind == ParameterKind::Boolean && (value == 0 || value == 1))
        return value == 0 ? "GL_FALSE" : "GL_TRUE";
    return std::to_string(value);
}

// Of everything but arrays.
struct Formatter {
    const ParameterInfo* info;

    std::string operator()(std::monostate) const { return "NULL"; }
    std::string operator()(bool value) const { return number(value ? 1 : 0, info); }
    std::string operator()(std::int64_t value) const { return number(value, info); }
    std::string operator()(std::uint64_t value) const
    {
        const auto asSigned = static_cast<std::int64_t>(value);
        return asSigned < 0 ? std::to_string(value) : number(asSigned, info);
    }
    std::string operator()(float value) const { return shortestDecimal(value); }
    std::string operator()(double value) const { return shortestDecimal(value); }
    std::string operator()(const std::string& value) const { return quoted(value); }
    std::string operator()(const EnumValue& value) const
    {
        if (!value.name.empty())
            return value.name;
        if (info && info->kind == ParameterKind::Bitfield)
            return bitNames(info->group, value.value);
        const std::string_view name = enumName(info ? info->group : EnumGroup{0}, value.value);
        return name.empty() ? hexadecimal(static_cast<std::uint64_t>(value.value)) : std::string(name);
    }
    std::string operator()(Pointer value) const { return value.address == 0 ? "NULL" : hexadecimal(value.address); }
    std::string operator()(const Blob& value) const
    {
        return "blob(" + std::to_string(value ? value->size() : 0) + ")";
    }
    std::string operator()(const std::shared_ptr<const Array>&) const { return "{}"; }
};

bool isWholeNumber(const Value& value)
{
    return std::holds_alternative<std::int64_t>(value.data) || std::holds_alternative<std::uint64_t>(value.data);
}

void append(FormattedCall& call, const Value& value, const ParameterInfo* info);

void appendArray(FormattedCall& call, const Array& array, const ParameterInfo* info)
{
    call.text += "{";
    for (std::size_t i = 0; i < array.size() && i < kArrayLimit; ++i) {
        call.text += i == 0 ? "" : ", ";
        append(call, array[i], info);
    }
    call.text += array.size() > kArrayLimit ? ", … " + std::to_string(array.size()) + " in all}" : "}";
}

void append(FormattedCall& call, const Value& value, const ParameterInfo* info)
{
    if (const Array* array = value.array())
        return appendArray(call, *array, info);
    const std::size_t begin = call.text.size();
    call.text += std::visit(Formatter{info}, value.data);
    if (info && info->handle != HandleKind::None && isWholeNumber(value))
        call.parts.push_back({CallPart::Kind::Object, begin, call.text.size(), info->handle, value.asInteger()});
}

} // namespace

std::string formatValue(const Value& value, const ParameterInfo* info)
{
    FormattedCall formatted;
    append(formatted, value, info);
    return formatted.text;
}

std::string formatCall(const Call& call)
{
    return formatCallWithParts(call).text;
}

FormattedCall formatCallWithParts(const Call& call)
{
    const FunctionInfo* function = findFunction(call.function);
    FormattedCall formatted{call.function + "("};
    std::string& text = formatted.text;
    for (std::size_t i = 0; i < call.arguments.size(); ++i) {
        const ParameterInfo* info = function && i < function->parameters.size() ? &function->parameters[i] : nullptr;
        text += i == 0 ? "" : ", ";
        if (i < call.parameterNames.size()) {
            const std::size_t begin = text.size();
            text += call.parameterNames[i] + " = ";
            formatted.parts.push_back({CallPart::Kind::ParameterName, begin, text.size()});
        }
        append(formatted, call.arguments[i], info);
    }
    text += ")";
    if (!call.result.isNull()) {
        text += " = ";
        append(formatted, call.result, function ? &function->result : nullptr);
    }
    if (hasFlag(call.flags, CallFlags::Fake))
        text += " // fake";
    if (hasFlag(call.flags, CallFlags::Incomplete))
        text += " // incomplete";
    if (hasFlag(call.flags, CallFlags::Refused))
        text += " // refused";
    return formatted;
}

} // namespace vitrine::core
