// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The language in which calls are filtered, in the window and by `vitrine-cli calls --filter`.
///
///   query    = and {"or" and}            "and" may be left out; not binds tighter than and, and tighter than or
///   and      = unary {["and"] unary}
///   unary    = "not" unary | "(" query ")" | "error" | words | FIELD COMPARISON value {"," value}
///   words    = neighbouring words that are nothing else, or anything in quotation marks ("\"" and "\\" inside)
///   value    = number | number "-" number | text with * and ? for anything | text in quotation marks
///
/// Words are looked for as they stand, whatever their case, in the printed call with its name before it ("Draw 12
/// glDrawArrays(mode = …"). Upper and lower case are alike everywhere (of ASCII letters). COMPARISON is one of
/// : = != < <= > >=, where : and = are the same. FIELD is one of event_query_fields.h, or the name of a parameter of
/// any function: count>1000, target:GL_TEXTURE_2D.

namespace vitrine::core {

enum class QueryField : std::uint8_t {
    Text,
    Kind,
    Draw,
    Call,
    Frame,
    Function,
    Argument,
    Parameter, ///< the one named in the term
    Vertices,
    Marker,
    Texture,
    Buffer,
    Program,
    Shader,
    Renderbuffer,
    Framebuffer,
    Error
};

enum class QueryComparison : std::uint8_t { Equal, NotEqual, Less, AtMost, Greater, AtLeast };

/// A range that includes both ends. Numbers of calls are exact, because they stay below 2⁵³.
struct QueryRange {
    double first = 0;
    double last = 0;
    friend bool operator==(const QueryRange&, const QueryRange&) = default;
};

/// A value as a text. When it is a number or a range of numbers, it also stands in `numbers`.
struct QueryValue {
    std::string text;
    std::optional<QueryRange> numbers;
    friend bool operator==(const QueryValue&, const QueryValue&) = default;
};

struct QueryTerm {
    QueryField field = QueryField::Text;
    QueryComparison comparison = QueryComparison::Equal;
    std::vector<QueryValue> values; ///< a call matches with any of them; < <= > >= have exactly one, Error has none
    std::string parameter;          ///< of Parameter: its name
};

struct QueryNode {
    enum class Kind : std::uint8_t { Term, Not, And, Or };
    Kind kind = Kind::Term;
    QueryTerm term;
    std::vector<QueryNode> children; ///< Not: one; And, Or: two or more
};

/// What is wrong with a query, and where: bytes begin … end − 1 of its text (an empty stretch where something is
/// missing).
struct QueryFault {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t column = 1; ///< of `begin`: characters, from 1
    Text message;           ///< "expected a number after >="

    /// "column 8: expected a number after >="
    [[nodiscard]] Text sentence() const;
};

/// A filter that was read without fault.
class EventQuery {
public:
    /// A query beyond these limits is refused, so that a hostile one costs nothing.
    static constexpr std::size_t kMaxBytes = 4096;
    static constexpr std::size_t kMaxTerms = 256;
    static constexpr std::size_t kMaxNesting = 64;

    EventQuery() = default;
    explicit EventQuery(QueryNode root) : m_root(std::move(root)) {}

    /// The root of the query; null when everything matches.
    [[nodiscard]] const QueryNode* root() const { return m_root ? &*m_root : nullptr; }
    [[nodiscard]] bool looksAt(QueryField field) const;
    /// Whether the query asks what a call uses without naming it. The calls before it decide that.
    [[nodiscard]] bool tracksBindings() const;
    /// The query in words that continue "Calls ": "where the kind is draw and the text contains “GL_LINES”". The empty
    /// query gives "of any kind".
    [[nodiscard]] Text explanation() const;

private:
    std::optional<QueryNode> m_root;
};

/// Either a query or a fault.
struct ParsedQuery {
    EventQuery query; ///< empty when there is a fault
    std::optional<QueryFault> fault;
};
[[nodiscard]] ParsedQuery parseQuery(std::string_view text);

} // namespace vitrine::core
