// SPDX-License-Identifier: Apache-2.0
// The layout language: text to ElementLayout and back.
#include "core/session/resources/buffer_layout.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <utility>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kMaxVector = 16;
constexpr std::array kTypes{ComponentType::Byte,          ComponentType::UnsignedByte, ComponentType::Short,
                            ComponentType::UnsignedShort, ComponentType::Int,          ComponentType::UnsignedInt,
                            ComponentType::Half,          ComponentType::Float,        ComponentType::Fixed};

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::string quoted(std::string_view text)
{
    return "'" + std::string(text) + "'";
}

// How many letters have to change, come or go; small words only.
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

struct Token {
    std::size_t offset = 0;
    std::string_view text; ///< a word, a number, one sign, or nothing at the end
};

class Parser {
public:
    explicit Parser(std::string_view text) : m_text(text) { advance(); }

    std::variant<ElementLayout, LayoutError> parse()
    {
        while (!m_error && !m_token.text.empty())
            parseStatement();
        if (!m_error)
            finish();
        if (m_error)
            return *m_error;
        return m_layout;
    }

private:
    void advance()
    {
        while (m_next < m_text.size() && std::isspace(static_cast<unsigned char>(m_text[m_next])) != 0)
            ++m_next;
        const std::size_t start = m_next;
        while (m_next < m_text.size() && isWordCharacter(m_text[m_next]))
            ++m_next;
        if (m_next == start && m_next < m_text.size())
            ++m_next;
        m_token = {start, m_text.substr(start, m_next - start)};
    }

    void fail(const Token& token, std::string message)
    {
        if (!m_error)
            m_error = LayoutError{token.offset, std::max<std::size_t>(token.text.size(), 1), std::move(message)};
    }

    void parseStatement()
    {
        const Token first = m_token;
        if (first.text == ";")
            return advance();
        if (first.text == "pad" || first.text == "stride" || first.text == "start")
            parseDirective();
        else
            parseField();
        if (m_error)
            return;
        if (m_token.text == ";")
            advance();
        else if (!m_token.text.empty())
            fail(m_token, "a ';' is missing before " + quoted(m_token.text));
    }

    void parseDirective()
    {
        const Token word = m_token;
        advance();
        const auto bytes = parseNumber("a number of bytes after " + quoted(word.text));
        if (!bytes)
            return;
        if (word.text == "start") {
            m_layout.start = *bytes;
        } else if (*bytes > ElementLayout::kMaxStride) {
            fail(word, "an element takes 1048576 bytes at most");
        } else if (word.text == "pad") {
            m_end += static_cast<std::uint32_t>(*bytes);
        } else if (*bytes == 0) {
            fail(word, "the stride can't be 0");
        } else {
            m_stride = static_cast<std::uint32_t>(*bytes);
        }
    }

    std::optional<std::uint64_t> parseNumber(const std::string& wanted)
    {
        const std::string_view text = m_token.text;
        const bool isHex = text.starts_with("0x");
        std::uint64_t value = 0;
        const char* begin = text.data() + (isHex ? 2 : 0);
        const auto [end, failure] = std::from_chars(begin, text.data() + text.size(), value, isHex ? 16 : 10);
        if (text.empty() || failure != std::errc() || end != text.data() + text.size()) {
            fail(m_token, text.empty() ? wanted + " is missing" : wanted + " is needed, not " + quoted(text));
            return std::nullopt;
        }
        advance();
        return value;
    }

    // "ubyte4n"
    std::optional<LayoutField> parseType()
    {
        const Token word = m_token;
        const std::size_t letters =
            static_cast<std::size_t>(std::ranges::find_if(word.text, isDigit) - word.text.begin());
        std::string_view name = word.text.substr(0, letters);
        std::string_view rest = word.text.substr(letters);
        LayoutField field;
        if (rest.ends_with('n')) {
            field.isNormalized = true;
            rest.remove_suffix(1);
        }
        auto type = std::ranges::find(kTypes, name, [](ComponentType one) { return nameOf(one); });
        if (type == kTypes.end() && rest.empty() && name.ends_with('n')) {
            name.remove_suffix(1);
            field.isNormalized = true;
            type = std::ranges::find(kTypes, name, [](ComponentType one) { return nameOf(one); });
        }
        if (type == kTypes.end())
            return fail(word, quoted(word.text) + " is no type" + guess(name)), std::nullopt;
        field.type = *type;
        const auto [end, failure] = std::from_chars(rest.data(), rest.data() + rest.size(), field.components);
        const bool isCount = rest.empty() || (failure == std::errc() && end == rest.data() + rest.size());
        if (!isCount || field.components < 1 || field.components > kMaxVector)
            return fail(word, "1 to 16 components are possible, not " + quoted(rest)), std::nullopt;
        if (field.isNormalized && !isInteger(field.type))
            return fail(word, std::string(name) + " can't be normalized: it is no integer"), std::nullopt;
        advance();
        return field;
    }

    static std::string guess(std::string_view word)
    {
        constexpr std::size_t kNear = 2;
        std::string best;
        std::size_t least = kNear + 1;
        for (const std::string& known : layoutWords()) {
            const std::size_t apart = distance(word, known);
            if (apart < least) {
                least = apart;
                best = known;
            }
        }
        return best.empty() ? ": byte, ubyte, short, ushort, int, uint, half, float or fixed" : "; is it " + best + "?";
    }

    void parseField()
    {
        auto field = parseType();
        if (!field)
            return;
        const Token name = m_token;
        if (!name.text.empty() && isWordCharacter(name.text.front())) {
            if (isDigit(name.text.front()))
                return fail(name, "a name can't begin with a digit");
            field->name = name.text;
            advance();
        }
        const auto elements = m_token.text == "[" ? parseElements() : std::optional<std::uint64_t>(1);
        if (!elements)
            return;
        if (m_components + *elements * field->components > ElementLayout::kMaxComponents)
            return fail(name, "an element has 256 components at most");
        add(*field, *elements, m_layout.fields.size());
    }

    std::optional<std::uint64_t> parseElements()
    {
        advance();
        const Token token = m_token;
        const auto elements = parseNumber("a number of elements");
        if (elements && (*elements == 0 || *elements > ElementLayout::kMaxComponents))
            return fail(token, "1 to 256 elements are possible"), std::nullopt;
        if (elements && m_token.text != "]")
            return fail(m_token, "a ']' is missing"), std::nullopt;
        if (elements)
            advance();
        return elements;
    }

    void add(LayoutField field, std::uint64_t elements, std::size_t number)
    {
        const std::string name = field.name.empty() ? "field" + std::to_string(number) : field.name;
        for (std::uint64_t i = 0; i < elements; ++i) {
            field.name = elements == 1 ? name : name + "." + std::to_string(i);
            field.offset = m_end;
            m_end += field.bytes();
            m_components += field.components;
            m_layout.fields.push_back(field);
        }
    }

    void finish()
    {
        if (m_layout.fields.empty())
            return fail({0, m_text}, "a layout needs at least one field, such as 'float3 position'");
        if (m_end > ElementLayout::kMaxStride)
            return fail({0, m_text}, "an element takes 1048576 bytes at most");
        m_layout.stride = m_stride.value_or(m_end);
    }

    std::string_view m_text;
    std::size_t m_next = 0;
    Token m_token;
    ElementLayout m_layout;
    std::uint32_t m_end = 0; ///< of the fields so far
    std::uint64_t m_components = 0;
    std::optional<std::uint32_t> m_stride;
    std::optional<LayoutError> m_error;
};

} // namespace

std::variant<ElementLayout, LayoutError> parseLayout(std::string_view text)
{
    return Parser(text).parse();
}

std::string layoutText(const ElementLayout& layout)
{
    std::string text = layout.start == 0 ? "" : "start " + std::to_string(layout.start) + "; ";
    std::uint32_t end = 0;
    const auto padTo = [&](std::uint32_t offset) {
        if (offset > end)
            text += "pad " + std::to_string(offset - end) + "; ";
        end = offset;
    };
    for (const LayoutField& field : layout.fields) {
        padTo(field.offset);
        text += nameOf(field.type);
        if (field.components > 1)
            text += std::to_string(field.components);
        text += (field.isNormalized ? "n " : " ") + field.name + "; ";
        end += field.bytes();
    }
    if (layout.stride < end)
        text += "stride " + std::to_string(layout.stride) + "; ";
    padTo(layout.stride);
    text.pop_back();
    return text;
}

std::vector<std::string> layoutWords()
{
    std::vector<std::string> words;
    for (const ComponentType type : kTypes)
        words.emplace_back(nameOf(type));
    for (const char* word : {"pad", "stride", "start"})
        words.emplace_back(word);
    return words;
}

} // namespace vitrine::core
