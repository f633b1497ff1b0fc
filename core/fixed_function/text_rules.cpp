// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/text_rules.h"

#include "core/fixed_function/glsl_words.h"

#include <cstring>

namespace vitrine::core {

namespace {

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

/// Bytes of the sequence that begins here; 0: no UTF-8.
std::size_t sequenceLength(std::string_view text)
{
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = first < 0x80                    ? 1
                               : first >= 0xC2 && first < 0xE0 ? 2
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xF0 && first < 0xF5 ? 4
                                                               : 0;
    if (length == 0 || length > text.size())
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80)
            return 0;
    return length;
}

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = sequenceLength(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

Text faultOf(std::string_view text, TextKind kind)
{
    switch (kind) {
    case TextKind::Line:
        if (std::any_of(text.begin(), text.end(), isControl) || !isUtf8(text))
            return textOf("is no line of UTF-8");
        return {};
    case TextKind::Word:
        if (!isLetter(text.front()) ||
            !std::all_of(text.begin(), text.end(), [](char c) { return isLetter(c) || isDigit(c); }))
            return textOf("is not made of letters and digits");
        return {};
    case TextKind::Identifier:
        if (isDigit(text.front()) || text.find("__") != std::string_view::npos ||
            !std::all_of(text.begin(), text.end(), [](char c) { return isLetter(c) || isDigit(c) || c == '_'; }))
            return textOf("is no identifier of GLSL");
        return isWordOfGlsl(text) || text.starts_with("gl_") ? textOf("is reserved in GLSL") : Text();
    }
    return {};
}

} // namespace

Result<std::string> readText(const char* text, TextRule rule)
{
    if (!text)
        return failure("is missing");
    const std::size_t length = strnlen(text, rule.longest + 1);
    if (length > rule.longest)
        return failure("is longer than {} bytes", rule.longest);
    if (length == 0)
        return failure("is empty");
    if (Text fault = faultOf({text, length}, rule.kind); !fault.empty())
        return Error{std::move(fault)};
    return std::string(text, length);
}

} // namespace vitrine::core
