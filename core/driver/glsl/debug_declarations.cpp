// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/debug_declarations.h"

#include "core/driver/glsl/spirv_words.h"

#include <glslang/SPIRV/spirv.hpp>

#include <algorithm>
#include <cstring>
#include <span>

namespace vitrine::core::glsl {

namespace {

constexpr std::size_t kIdBound = 3;
/// glslang's copies of arguments: the parameters stand for them.
constexpr const char* kArgument = "param";

using Words = std::vector<std::uint32_t>;

struct SeenVariable {
    std::uint32_t id = 0;
    std::uint32_t pointerType = 0;
    std::size_t function = 0;
};

struct SeenFunction {
    std::uint32_t id = 0;
    std::size_t insertAt = 0; ///< word behind its variables
    std::uint32_t firstLine = 0;
    std::uint32_t lastLine = 0;
};

std::string text(const Words& words, std::size_t at, std::size_t end)
{
    const char* begin = reinterpret_cast<const char*>(words.data() + at);
    return {begin, strnlen(begin, (end - at) * sizeof(std::uint32_t))};
}

/// Reads a module and writes marks into it.
class Marker {
public:
    Marker(Words& words, DebugDeclarations& declarations) : m_words(words), m_declarations(declarations) { read(); }

    void declare(bool isGlobal)
    {
        m_isGlobal = isGlobal;
        for (const SeenVariable& variable : m_variables)
            if (isWanted(variable))
                mark(variable);
        if (!m_marks.empty())
            insert();
    }

private:
    void read();
    void readGlobal(spv::Op op, std::size_t at, std::size_t end);
    void readType(spv::Op op, std::size_t at, std::size_t end);
    void readFunctionPart(spv::Op op, std::size_t at, std::size_t end);
    [[nodiscard]] bool isWanted(const SeenVariable& variable) const;
    void mark(const SeenVariable& variable);
    void insert();
    [[nodiscard]] Words extended(DebugMark mark, std::uint32_t id, std::initializer_list<std::uint32_t> operands) const;
    std::uint32_t newId() { return m_words[kIdBound]++; }

    Words& m_words;
    DebugDeclarations& m_declarations;
    std::map<std::uint32_t, std::string> m_names;
    std::map<std::uint32_t, std::map<std::uint32_t, std::string>> m_memberNames;
    std::map<std::uint32_t, std::uint32_t> m_pointees;
    std::map<std::uint32_t, std::uint32_t> m_numbers;
    std::vector<SeenVariable> m_variables;
    std::vector<SeenFunction> m_functions;
    std::size_t m_behindImports = kHeaderWords;
    std::size_t m_firstFunction = 0;
    std::uint32_t m_void = 0;
    std::uint32_t m_debugSet = 0;
    std::uint32_t m_expression = 0;
    bool m_isInBody = false; ///< behind the first label of the function
    bool m_isGlobal = false;
    Words m_globalMarks;
    std::map<std::size_t, Words> m_marks; ///< by the word they go in front of
};

void Marker::read()
{
    std::size_t line = 0;
    for (std::size_t at = kHeaderWords; at < m_words.size();) {
        const std::size_t end = at + std::max(m_words[at] >> 16, 1u);
        const auto op = static_cast<spv::Op>(m_words[at] & 0xFFFF);
        if (op == spv::OpLine)
            line = line == 0 ? at : line;
        if (op == spv::OpFunction && m_firstFunction == 0)
            m_firstFunction = line != 0 ? line : at; // its line stands in front
        if (op != spv::OpLine)
            line = 0;
        if (m_firstFunction == 0)
            readGlobal(op, at, end);
        else
            readFunctionPart(op, at, end);
        at = end;
    }
}

void Marker::readGlobal(spv::Op op, std::size_t at, std::size_t end)
{
    const auto word = [&](std::size_t i) { return m_words[at + i]; };
    switch (op) {
    case spv::OpExtInstImport:
        m_behindImports = end;
        if (text(m_words, at + 2, end) == kDebugSet)
            m_debugSet = word(1);
        return;
    case spv::OpCapability:
    case spv::OpExtension: m_behindImports = end; return;
    case spv::OpName: m_names[word(1)] = text(m_words, at + 2, end); return;
    case spv::OpMemberName: m_memberNames[word(1)][word(2)] = text(m_words, at + 3, end); return;
    case spv::OpTypeVoid: m_void = word(1); return;
    case spv::OpTypePointer: m_pointees[word(1)] = word(3); return;
    case spv::OpConstant: m_numbers[word(2)] = word(3); return;
    case spv::OpVariable:
        if (word(3) == spv::StorageClassPrivate)
            m_declarations.globals.insert(word(2));
        return;
    default: readType(op, at, end);
    }
}

void Marker::readType(spv::Op op, std::size_t at, std::size_t end)
{
    DeclaredType type;
    type.isKnown = true;
    const auto known = [&](std::uint32_t id) -> const DeclaredType& { return m_declarations.types[id]; };
    const std::uint32_t inner = at + 2 < end ? m_words[at + 2] : 0;
    switch (op) {
    case spv::OpTypeFloat: type.kind = SymbolKind::Float; break;
    case spv::OpTypeInt: type.kind = SymbolKind::Integer; break;
    case spv::OpTypeBool: type.kind = SymbolKind::Boolean; break;
    case spv::OpTypeVector:
        type.kind = known(inner).kind;
        type.components = static_cast<std::uint8_t>(m_words[at + 3]);
        break;
    case spv::OpTypeMatrix:
    case spv::OpTypeArray:
        type.isMatrix = op == spv::OpTypeMatrix;
        type.element = inner;
        type.count = type.isMatrix ? m_words[at + 3] : m_numbers[m_words[at + 3]];
        type.leaves = type.count * known(inner).leaves;
        type.isKnown = known(inner).isKnown && type.leaves <= 4096;
        break;
    case spv::OpTypeStruct:
        type.leaves = 0;
        for (std::size_t i = at + 2; i < end; ++i) {
            type.members.push_back(m_words[i]);
            type.memberNames.push_back(m_memberNames[m_words[at + 1]][static_cast<std::uint32_t>(i - at - 2)]);
            type.leaves += known(m_words[i]).leaves;
            type.isKnown = type.isKnown && known(m_words[i]).isKnown;
        }
        break;
    default: return;
    }
    m_declarations.types[m_words[at + 1]] = std::move(type);
}

void Marker::readFunctionPart(spv::Op op, std::size_t at, std::size_t end)
{
    if (op == spv::OpFunction) {
        m_functions.push_back({.id = m_words[at + 2]});
        m_isInBody = false;
    }
    SeenFunction& function = m_functions.back();
    switch (op) {
    case spv::OpFunctionParameter:
        m_variables.push_back({m_words[at + 2], m_words[at + 1], m_functions.size() - 1});
        break;
    case spv::OpLabel:
        if (!m_isInBody)
            function.insertAt = end;
        m_isInBody = true;
        break;
    case spv::OpVariable:
        m_variables.push_back({m_words[at + 2], m_words[at + 1], m_functions.size() - 1});
        function.insertAt = end;
        break;
    case spv::OpLine: {
        const std::uint32_t line = m_words[at + 2];
        if (line == 0 || !m_isInBody)
            break;
        function.firstLine = function.firstLine == 0 ? line : std::min(function.firstLine, line);
        function.lastLine = std::max(function.lastLine, line);
        break;
    }
    default: break;
    }
}

bool Marker::isWanted(const SeenVariable& variable) const
{
    const auto name = m_names.find(variable.id);
    const auto pointee = m_pointees.find(variable.pointerType);
    if (name == m_names.end() || name->second.empty() || name->second == kArgument || pointee == m_pointees.end())
        return false;
    if (m_isGlobal != (m_declarations.globals.count(variable.id) != 0))
        return false;
    const auto type = m_declarations.types.find(pointee->second);
    return type != m_declarations.types.end() && type->second.isKnown;
}

Words Marker::extended(DebugMark mark, std::uint32_t id, std::initializer_list<std::uint32_t> operands) const
{
    Words words{static_cast<std::uint32_t>((5 + operands.size()) << 16 | spv::OpExtInst), m_void, id, m_debugSet,
                static_cast<std::uint32_t>(mark)};
    words.insert(words.end(), operands);
    return words;
}

void Marker::mark(const SeenVariable& variable)
{
    if (m_void == 0)
        return;
    if (m_globalMarks.empty()) {
        if (m_debugSet == 0)
            m_debugSet = newId();
        m_expression = newId();
        m_globalMarks = extended(DebugMark::Expression, m_expression, {});
    }
    const SeenFunction& function = m_functions[variable.function];
    const std::uint32_t local = newId();
    // Nothing but the optimizer reads the module from here on, and it does not look at what a variable is called.
    const Words declared =
        extended(DebugMark::LocalVariable, local,
                 {m_expression, m_expression, m_expression, m_expression, m_expression, m_expression, m_expression});
    m_globalMarks.insert(m_globalMarks.end(), declared.begin(), declared.end());
    const Words mark = extended(DebugMark::Declare, newId(), {local, variable.id, m_expression});
    Words& here = m_marks[function.insertAt];
    here.insert(here.end(), mark.begin(), mark.end());
    DeclaredVariable& result = m_declarations.variables[local];
    result.name = m_names[variable.id];
    result.type = m_pointees[variable.pointerType];
    if (m_isGlobal)
        return;
    const std::string& name = m_names[function.id];
    result.function = name.substr(0, name.find('('));
    result.firstLine = function.firstLine;
    result.lastLine = function.lastLine;
}

void Marker::insert()
{
    m_marks[m_firstFunction] = m_globalMarks;
    Words import;
    if (!m_declarations.isImported) {
        const std::size_t bytes = std::strlen(kDebugSet) + 1;
        import.resize(2 + (bytes + 3) / 4);
        import[0] = static_cast<std::uint32_t>(import.size() << 16 | spv::OpExtInstImport);
        import[1] = m_debugSet;
        std::memcpy(import.data() + 2, kDebugSet, bytes);
        m_marks[m_behindImports] = import;
        m_declarations.isImported = true;
    }
    Words result;
    result.reserve(m_words.size() + 16 * m_marks.size());
    std::size_t done = 0;
    for (const auto& [at, marks] : m_marks) {
        result.insert(result.end(), m_words.begin() + static_cast<std::ptrdiff_t>(done),
                      m_words.begin() + static_cast<std::ptrdiff_t>(at));
        result.insert(result.end(), marks.begin(), marks.end());
        done = at;
    }
    result.insert(result.end(), m_words.begin() + static_cast<std::ptrdiff_t>(done), m_words.end());
    m_words = std::move(result);
}

/// The leaves of a type as variables of their own.
class Flattener {
public:
    Flattener(const DebugDeclarations& declarations, const DeclaredVariable& variable)
        : m_declarations(declarations), m_variable(variable)
    {
    }
    std::vector<DebugVariable> run()
    {
        visit(m_variable.name, m_variable.type);
        return std::move(m_result);
    }

private:
    void visit(const std::string& name, std::uint32_t id)
    {
        const DeclaredType& type = m_declarations.types.at(id);
        const bool isArray = type.element != 0 && !type.isMatrix;
        const DeclaredType& element = isArray ? m_declarations.types.at(type.element) : type;
        const bool isNested = !element.members.empty() || (isArray && element.element != 0 && !element.isMatrix);
        if (!isNested)
            return add(name, element, isArray ? type.count : 0);
        for (std::uint32_t i = 0; isArray && i < type.count; ++i)
            visit(name + "[" + std::to_string(i) + "]", type.element);
        for (std::size_t i = 0; !isArray && i < type.members.size(); ++i)
            visit(name + "." + type.memberNames[i], type.members[i]);
    }
    void add(const std::string& name, const DeclaredType& type, std::uint32_t arraySize)
    {
        const DeclaredType& column = type.isMatrix ? m_declarations.types.at(type.element) : type;
        DebugVariable& part = m_result.emplace_back();
        part.name = name;
        part.role = m_variable.function.empty() ? VariableRole::Global : VariableRole::Local;
        part.kind = column.kind;
        part.components = column.components;
        part.columns = static_cast<std::uint8_t>(type.isMatrix ? type.count : 1);
        part.arraySize = static_cast<std::uint16_t>(arraySize);
        part.function = m_variable.function;
        part.firstLine = m_variable.firstLine;
        part.lastLine = m_variable.lastLine;
    }

    const DebugDeclarations& m_declarations;
    const DeclaredVariable& m_variable;
    std::vector<DebugVariable> m_result;
};

} // namespace

std::optional<DebugDeclarations::Part> DebugDeclarations::partAt(std::uint32_t type,
                                                                 const std::vector<std::uint32_t>& indices) const
{
    std::uint32_t leaf = 0;
    for (const std::uint32_t index : indices) {
        const DeclaredType& whole = types.at(type);
        if (!whole.members.empty()) {
            if (index >= whole.members.size())
                return std::nullopt;
            for (std::uint32_t i = 0; i < index; ++i)
                leaf += types.at(whole.members[i]).leaves;
            type = whole.members[index];
        } else if (whole.element != 0 && index < whole.count) {
            leaf += index * types.at(whole.element).leaves;
            type = whole.element;
        } else {
            return std::nullopt;
        }
    }
    return Part{leaf, types.at(type).leaves};
}

std::vector<DebugVariable> DebugDeclarations::parts(const DeclaredVariable& variable) const
{
    return Flattener{*this, variable}.run();
}

void declareVariables(Words& words, DebugDeclarations& declarations)
{
    Marker{words, declarations}.declare(false);
}

void declareGlobals(Words& words, DebugDeclarations& declarations)
{
    Marker{words, declarations}.declare(true);
}

} // namespace vitrine::core::glsl
