// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/tokenizer.h"

#include <map>
#include <set>
#include <string>

namespace vitrine::core::glsl {

struct Macro {
    bool isFunction = false;
    bool isPredefined = false;
    std::vector<std::string> parameters;
    Tokens body;
};

/// The macros of a shader, and their expansion within a budget: a few macros that double would fill any memory.
class MacroExpander {
public:
    MacroExpander();

    [[nodiscard]] const Macro* find(const std::string& name) const;
    void define(const std::string& name, Macro macro) { m_macros[name] = std::move(macro); }
    /// Defines a macro as a number. Shaders can't define it anew.
    void predefine(const std::string& name, const std::string& number);
    void undefine(const std::string& name) { m_macros.erase(name); }

    /// Expands a sequence of tokens. `lineOffset` is added to __LINE__. Errors are complete lines of the log.
    [[nodiscard]] Result<Tokens> expand(const Tokens& tokens, std::int64_t lineOffset);

private:
    struct Level {
        const Tokens* tokens = nullptr;
        Tokens own;
        std::size_t next = 0;
        std::string macro; ///< the macro that is being expanded here
    };
    class Stream;

    bool run(const Tokens& tokens, Tokens& output, int depth);
    bool expandIdentifier(Stream& stream, Token token, Tokens& output, int depth);
    bool collectArguments(Stream& stream, const Token& name, std::vector<Tokens>& arguments, Token& end);
    bool substitute(const Macro& macro, const std::vector<Tokens>& arguments, const Token& name, const Token& end,
                    Tokens& result, int depth);
    bool spend(std::size_t tokens, const Token& at);
    bool fail(const Token& at, const char* what);

    std::map<std::string, Macro> m_macros;
    std::multiset<std::string> m_active;
    std::size_t m_spent = 0;
    std::int64_t m_lineOffset = 0;
    std::string m_error;
};

} // namespace vitrine::core::glsl
