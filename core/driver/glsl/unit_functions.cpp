// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/unit_functions.h"

#include "core/driver/glsl/glsl_type_names.h"
#include "core/driver/glsl/spirv_words.h"

#include <glslang/SPIRV/spirv.hpp>

#include <algorithm>
#include <array>
#include <cstring>

namespace vitrine::core::glsl {

namespace {

/// glslang's copies of arguments that have another precision than their parameters.
constexpr std::string_view kCopyName = "arg";

std::string typeName(const RegisterDescription& described)
{
    return std::string(nameOf(vectorOf(GlslType::Float, described.components)));
}

std::string zero(const RegisterDescription& described)
{
    return typeName(described) + "(0.0)";
}

std::string resultType(const UnitKind& kind)
{
    return kind.outputs.size() == 1 ? typeName(kind.outputs[0]) : kind.function + "Result";
}

std::string declaration(const UnitKind& kind)
{
    const bool isStructure = kind.outputs.size() != 1;
    const std::string type = resultType(kind);
    std::string text;
    std::string answer;
    for (const RegisterDescription& output : kind.outputs) {
        text += std::string("highp ") + typeName(output) + " " + output.name + "; ";
        answer += (answer.empty() ? "" : ", ") + zero(output);
    }
    if (isStructure) {
        text = "struct " + type + " { " + text + "}; ";
        answer = type + "(" + answer + ")";
    } else {
        text = "highp ";
    }
    text += type + " " + kind.function + "(";
    // By value: glslang passes addresses of copies unless a parameter is constant.
    for (std::size_t i = 0; i < kind.inputs.size(); ++i)
        text +=
            std::string(i == 0 ? "" : ", ") + "const in highp " + typeName(kind.inputs[i]) + " p" + std::to_string(i);
    return text + ") { return " + answer + "; }\n";
}

/// As glslang names the function: a user's function of that name with other parameters is none of ours.
std::string mangledName(const UnitKind& kind)
{
    std::string name = kind.function + "(";
    for (const RegisterDescription& input : kind.inputs)
        name += input.components == 1 ? "f1;" : "vf" + std::to_string(input.components) + ";";
    return name;
}

const UnitKind* kindNamed(const UnitCatalog& catalog, std::string_view mangled)
{
    const auto& kinds = catalog.kinds();
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](const auto& kind) { return mangledName(*kind) == mangled; });
    return found == kinds.end() ? nullptr : found->get();
}

class CallScan {
public:
    CallScan(std::vector<std::uint32_t>& words, const UnitCatalog& catalog) : m_words(words), m_catalog(catalog) {}

    UnitFunctions run()
    {
        for (std::size_t at = kHeaderWords; at < m_words.size();) {
            const std::size_t length = std::max(m_words[at] >> 16, 1u);
            visit(at, length);
            m_previous = at;
            at += length;
        }
        return std::move(m_functions);
    }

private:
    void visit(std::size_t at, std::size_t length)
    {
        switch (static_cast<spv::Op>(m_words[at] & 0xFFFF)) {
        case spv::OpName: return name(at, length);
        case spv::OpFunction:
            if (const auto found = m_named.find(m_words[at + 2]); found != m_named.end()) {
                m_words[at + 3] |= spv::FunctionControlDontInlineMask;
                m_functions.insert(*found);
            }
            return;
        case spv::OpLoad:
            if ((m_words[m_previous] & 0xFFFF) == spv::OpStore && m_words[m_previous + 1] == m_words[at + 3])
                m_copies[m_words[at + 2]] = m_words[at + 3];
            return;
        case spv::OpFunctionCall:
            for (std::size_t i = at + 4; m_named.contains(m_words[at + 3]) && i < at + length; ++i)
                forgetCopy(m_words[i]);
            return;
        default: return;
        }
    }

    void name(std::size_t at, std::size_t length)
    {
        const char* first = reinterpret_cast<const char*>(&m_words[at + 2]);
        const std::string_view text(first, strnlen(first, (length - 2) * sizeof(std::uint32_t)));
        if (const UnitKind* kind = kindNamed(m_catalog, text))
            m_named[m_words[at + 1]] = kind;
        if (text == kCopyName)
            m_copyNames[m_words[at + 1]] = at + 2;
    }

    /// A variable without a name is none of the shader's, so no debugger will show it.
    void forgetCopy(std::uint32_t value)
    {
        const auto copy = m_copies.find(value);
        const auto text = copy == m_copies.end() ? m_copyNames.end() : m_copyNames.find(copy->second);
        if (text != m_copyNames.end())
            m_words[text->second] = 0;
    }

    std::vector<std::uint32_t>& m_words;
    const UnitCatalog& m_catalog;
    std::size_t m_previous = 0;
    std::map<std::uint32_t, const UnitKind*> m_named;
    std::map<std::uint32_t, std::size_t> m_copyNames; ///< word of the name, by variable
    std::map<std::uint32_t, std::uint32_t> m_copies;  ///< variable that took a value just before, by loaded value
    UnitFunctions m_functions;
};

} // namespace

std::string unitDeclarations(const UnitCatalog& catalog)
{
    std::string text;
    for (const auto& kind : catalog.kinds())
        text += declaration(*kind);
    return text;
}

std::vector<Token> missingFunctions(const Tokens& tokens, const std::string& log, const UnitCatalog& catalog)
{
    const auto isOfUnit = [&](const std::string& name) {
        return std::any_of(catalog.kinds().begin(), catalog.kinds().end(),
                           [&](const auto& kind) { return kind->function == name; });
    };
    std::vector<Token> missing;
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        const Token& token = tokens[i];
        const bool isKnown =
            std::any_of(missing.begin(), missing.end(), [&](const Token& other) { return other.text == token.text; });
        if (token.isIdentifier() && tokens[i + 1].is("(") && !isKnown && !isOfUnit(token.text) &&
            log.find("'" + token.text + "' : no matching overloaded function found") != std::string::npos)
            missing.push_back(token);
    }
    return missing;
}

UnitFunctions keepUnitCalls(std::vector<std::uint32_t>& spirv, const UnitCatalog& catalog)
{
    return CallScan{spirv, catalog}.run();
}

} // namespace vitrine::core::glsl
