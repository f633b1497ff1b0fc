// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/preprocessor.h"

#include "core/driver/glsl/macro_expander.h"
#include "core/driver/glsl/preprocessor_condition.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace vitrine::core::glsl {

namespace {

constexpr std::size_t kMaxConditionalDepth = 500;

bool isSupported(const Extension& extension, const Dialect& dialect)
{
    if (dialect.origin < extension.availableTo)
        return false;
    return extension.shaderPart == ShaderPart::Units ? dialect.knowsUnits : extension.shaderPart != ShaderPart::None;
}

struct Conditional {
    Token start;
    bool wasActive = true; ///< the code around it is compiled
    bool isActive = false; ///< the present branch is compiled
    bool isDone = false;   ///< some branch was
    bool hasElse = false;
};

class Preprocessor {
public:
    explicit Preprocessor(Dialect dialect);
    Result<PreprocessedSource> run(std::string_view source);

private:
    using Handler = bool (Preprocessor::*)(const Token&, const Tokens&);
    struct Directive {
        Handler handler;
        bool isConditional;
    };
    static const std::map<std::string_view, Directive>& directives();

    bool directive(const Tokens& line);
    bool text(const Tokens& tokens);
    bool define(const Token& at, const Tokens& rest);
    bool parameters(const Token& at, const Tokens& rest, std::size_t& next, Macro& macro);
    bool undefine(const Token& at, const Tokens& rest);
    bool ifdef(const Token& at, const Tokens& rest);
    bool ifExpression(const Token& at, const Tokens& rest);
    bool elif (const Token& at, const Tokens& rest);
    bool otherwise(const Token& at, const Tokens& rest);
    bool endif(const Token& at, const Tokens& rest);
    bool error(const Token& at, const Tokens& rest);
    bool pragma(const Token& at, const Tokens& rest);
    bool extension(const Token& at, const Tokens& rest);
    bool version(const Token& at, const Tokens& rest);
    bool line(const Token& at, const Tokens& rest);

    bool open(const Token& at, bool isTaken);
    bool evaluate(const Token& at, const Tokens& rest, bool& value);
    bool mayRename(const Token& name);
    bool fail(const Token& at, std::string_view what);
    bool fail(const Error& error);
    [[nodiscard]] bool isActive() const { return m_conditionals.empty() || m_conditionals.back().isActive; }

    const Dialect m_dialect;
    MacroExpander m_macros;
    std::vector<Conditional> m_conditionals;
    PreprocessedSource m_result;
    std::int64_t m_lineOffset = 0;
    bool m_sawAnything = false;
    std::string m_error;
};

Preprocessor::Preprocessor(Dialect dialect) : m_dialect(dialect)
{
    for (const Extension& extension : kExtensions)
        if (isSupported(extension, dialect))
            m_macros.predefine(std::string(extension.name), "1");
}

const std::map<std::string_view, Preprocessor::Directive>& Preprocessor::directives()
{
    using Self = Preprocessor;
    static const std::map<std::string_view, Directive> kDirectives{
        {"define", {&Self::define, false}},       {"undef", {&Self::undefine, false}},
        {"ifdef", {&Self::ifdef, true}},          {"ifndef", {&Self::ifdef, true}},
        {"if", {&Self::ifExpression, true}},      {"elif", {&Self::elif, true}},
        {"else", {&Self::otherwise, true}},       {"endif", {&Self::endif, true}},
        {"error", {&Self::error, false}},         {"pragma", {&Self::pragma, false}},
        {"extension", {&Self::extension, false}}, {"version", {&Self::version, false}},
        {"line", {&Self::line, false}},
    };
    return kDirectives;
}

bool Preprocessor::fail(const Token& at, std::string_view what)
{
    return fail(Error{Text::verbatim(errorAt(at.line, at.text, what))});
}

bool Preprocessor::fail(const Error& error)
{
    if (m_error.empty())
        m_error = error.message;
    return false;
}

bool Preprocessor::mayRename(const Token& name)
{
    const Macro* old = m_macros.find(name.text);
    if ((old && old->isPredefined) || name.text.rfind("GL_", 0) == 0)
        return fail(name, "the name of a macro is reserved");
    if (name.is("defined"))
        return fail(name, "can't be the name of a macro");
    return true;
}

bool Preprocessor::parameters(const Token& at, const Tokens& rest, std::size_t& next, Macro& macro)
{
    macro.isFunction = true;
    if (next < rest.size() && rest[next].is(")")) {
        ++next;
        return true;
    }
    while (next + 1 < rest.size()) {
        const Token& name = rest[next];
        const bool isNew =
            std::find(macro.parameters.begin(), macro.parameters.end(), name.text) == macro.parameters.end();
        if (!name.isIdentifier() || !isNew)
            return fail(name, isNew ? "a parameter's name is expected" : "two parameters have the same name");
        macro.parameters.push_back(name.text);
        const Token& separator = rest[next + 1];
        next += 2;
        if (separator.is(")"))
            return true;
        if (!separator.is(","))
            return fail(separator, "a macro's parameters are malformed");
    }
    return fail(at, "a macro's parameters do not end");
}

bool sameBody(const Tokens& a, const Tokens& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](const Token& x, const Token& y) {
        const bool isFirst = &x == &a.front();
        return x.text == y.text && (isFirst || x.hasSpaceBefore == y.hasSpaceBefore);
    });
}

bool Preprocessor::define(const Token& at, const Tokens& rest)
{
    if (rest.empty() || !rest[0].isIdentifier())
        return fail(at, "#define needs a name");
    if (!mayRename(rest[0]))
        return false;
    Macro macro;
    std::size_t next = 1;
    if (rest.size() > 1 && rest[1].is("(") && !rest[1].hasSpaceBefore && !parameters(at, rest, ++next, macro))
        return false;
    macro.body.assign(rest.begin() + static_cast<std::ptrdiff_t>(next), rest.end());
    const Macro* old = m_macros.find(rest[0].text);
    if (old && (old->isFunction != macro.isFunction || old->parameters != macro.parameters ||
                !sameBody(old->body, macro.body)))
        return fail(rest[0], "the macro is defined differently already");
    m_macros.define(rest[0].text, std::move(macro));
    return true;
}

bool Preprocessor::undefine(const Token& at, const Tokens& rest)
{
    if (rest.size() != 1 || !rest[0].isIdentifier())
        return fail(at, "#undef needs one name");
    if (!mayRename(rest[0]))
        return false;
    m_macros.undefine(rest[0].text);
    return true;
}

bool Preprocessor::open(const Token& at, bool isTaken)
{
    if (m_conditionals.size() >= kMaxConditionalDepth)
        return fail(at, "conditionals are nested too deeply");
    const bool wasActive = isActive();
    m_conditionals.push_back({at, wasActive, wasActive && isTaken, wasActive && isTaken, false});
    return true;
}

bool Preprocessor::ifdef(const Token& at, const Tokens& rest)
{
    if (!isActive())
        return open(at, false);
    if (rest.size() != 1 || !rest[0].isIdentifier())
        return fail(at, "one name is expected");
    return open(at, (m_macros.find(rest[0].text) != nullptr) == at.is("ifdef"));
}

bool Preprocessor::evaluate(const Token& at, const Tokens& rest, bool& value)
{
    const auto result = evaluateCondition(rest, m_macros, at, m_lineOffset);
    if (!result)
        return fail(result.error());
    value = *result != 0;
    return true;
}

bool Preprocessor::ifExpression(const Token& at, const Tokens& rest)
{
    bool isTaken = false;
    if (isActive() && !evaluate(at, rest, isTaken))
        return false;
    return open(at, isTaken);
}

bool Preprocessor::elif (const Token& at, const Tokens& rest)
{
    if (m_conditionals.empty() || m_conditionals.back().hasElse)
        return fail(at, "#elif without #if");
    bool isTaken = false;
    const bool isAsked = m_conditionals.back().wasActive && !m_conditionals.back().isDone;
    if (isAsked && !evaluate(at, rest, isTaken))
        return false;
    Conditional& inner = m_conditionals.back();
    inner.isActive = isTaken;
    inner.isDone |= isTaken;
    return true;
}

bool Preprocessor::otherwise(const Token& at, const Tokens& rest)
{
    if (m_conditionals.empty() || m_conditionals.back().hasElse)
        return fail(at, "#else without #if");
    Conditional& inner = m_conditionals.back();
    if (!rest.empty() && inner.wasActive)
        return fail(rest[0], "nothing may follow #else");
    inner.hasElse = true;
    inner.isActive = inner.wasActive && !inner.isDone;
    inner.isDone = true;
    return true;
}

bool Preprocessor::endif(const Token& at, const Tokens& rest)
{
    if (m_conditionals.empty())
        return fail(at, "#endif without #if");
    if (!rest.empty() && m_conditionals.back().wasActive)
        return fail(rest[0], "nothing may follow #endif");
    m_conditionals.pop_back();
    return true;
}

bool Preprocessor::error(const Token& at, const Tokens& rest)
{
    std::string message = "#error";
    for (const Token& token : rest)
        message += " " + token.text;
    return fail(at, message);
}

/// No pragma changes what is computed: the machine computes alike everywhere. Linking compares invariance, though.
bool Preprocessor::pragma(const Token&, const Tokens& rest)
{
    std::string text;
    for (const Token& token : rest)
        text += token.text;
    m_result.isAllInvariant |= text == "STDGLinvariant(all)";
    return true;
}

bool Preprocessor::extension(const Token& at, const Tokens& rest)
{
    constexpr std::array<std::string_view, 4> kBehaviors{"require", "enable", "warn", "disable"};
    if (rest.size() != 3 || !rest[0].isIdentifier() || !rest[1].is(":") ||
        std::find(kBehaviors.begin(), kBehaviors.end(), rest[2].text) == kBehaviors.end())
        return fail(at, "#extension needs a name, ':' and a behavior");
    if (!m_result.tokens.empty())
        return fail(at, "#extension must come before any code");
    const std::string& name = rest[0].text;
    const std::string& behavior = rest[2].text;
    if (name == "all") {
        if (behavior == "require" || behavior == "enable")
            return fail(rest[0], "only warn and disable can be asked of all extensions");
        m_result.callsUnits = m_result.callsUnits && behavior != "disable";
        m_result.extensions.push_back(name + " : " + behavior);
        return true;
    }
    const auto* found = std::find_if(std::begin(kExtensions), std::end(kExtensions), [&](const Extension& extension) {
        return extension.name == name && isSupported(extension, m_dialect);
    });
    if (found == std::end(kExtensions)) {
        if (behavior == "require")
            return fail(rest[0], "the extension is not supported");
        m_result.warnings +=
            "WARNING: 0:" + std::to_string(at.line) + ": '" + name + "' : the extension is not supported\n";
        return true;
    }
    if (found->shaderPart == ShaderPart::Units)
        m_result.callsUnits = behavior != "disable";
    if (found->shaderPart == ShaderPart::FrontEnd) // glslang would refuse the others
        m_result.extensions.push_back(name + " : " + behavior);
    return true;
}

bool Preprocessor::version(const Token& at, const Tokens& rest)
{
    if (m_sawAnything)
        return fail(at, "#version must come first");
    if (rest.size() != 1 || !rest[0].is("100"))
        return fail(at, "only version 100 is supported");
    return true;
}

bool Preprocessor::line(const Token& at, const Tokens& rest)
{
    const auto numbers = evaluateNumbers(rest, m_macros, at, m_lineOffset);
    if (!numbers)
        return fail(numbers.error());
    const bool areFit = std::all_of(numbers->begin(), numbers->end(), [](std::int64_t number) { return number >= 0; });
    if (numbers->empty() || numbers->size() > 2 || !areFit)
        return fail(at, "#line needs a line number and perhaps a string number");
    // The next line has the number, as in dEQP and on Mesa.
    m_lineOffset = numbers->front() - (std::int64_t{rest.back().newline} + 1);
    if (numbers->size() == 2)
        m_macros.predefine("__FILE__", std::to_string(numbers->back()));
    return true;
}

bool Preprocessor::directive(const Tokens& tokens)
{
    if (tokens.size() < 2)
        return true; // a lone # is nothing
    const auto found = directives().find(tokens[1].text);
    const bool isSkipped = !isActive() && (found == directives().end() || !found->second.isConditional);
    if (isSkipped)
        return true;
    if (found == directives().end())
        return fail(tokens[1], "is no directive");
    const bool done = (this->*found->second.handler)(tokens[1], {tokens.begin() + 2, tokens.end()});
    m_sawAnything = true;
    return done;
}

bool Preprocessor::text(const Tokens& tokens)
{
    if (!isActive())
        return true;
    m_sawAnything = true;
    auto expanded = m_macros.expand(tokens, m_lineOffset);
    if (!expanded)
        return fail(expanded.error());
    m_result.tokens.insert(m_result.tokens.end(), expanded->begin(), expanded->end());
    return true;
}

Result<PreprocessedSource> Preprocessor::run(std::string_view source)
{
    const auto tokens = tokenize(source);
    if (!tokens)
        return tokens.error();
    for (auto at = tokens->begin(); at != tokens->end();) {
        const bool isDirective = at->startsLine && at->is("#");
        const auto end = std::find_if(at + 1, tokens->end(), [&](const Token& token) {
            return token.startsLine && (isDirective || token.is("#"));
        });
        const Tokens part(at, end);
        if (isDirective ? !directive(part) : !text(part))
            return Error{Text::verbatim(m_error)};
        at = end;
    }
    if (!m_conditionals.empty())
        return Error{Text::verbatim(
            errorAt(m_conditionals.back().start.line, m_conditionals.back().start.text, "#endif is missing"))};
    return std::move(m_result);
}

} // namespace

Result<PreprocessedSource> preprocess(std::string_view source, Dialect dialect)
{
    return Preprocessor{dialect}.run(source);
}

} // namespace vitrine::core::glsl
