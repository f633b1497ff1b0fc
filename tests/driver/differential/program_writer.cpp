// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/program_writer.h"

#include "tests/driver/differential/statement_writer.h"

namespace vitrine::differential {

namespace {

using core::ShaderStage;

class ProgramWriter {
public:
    explicit ProgramWriter(RandomSource& random) : m_random(random) {}
    GeneratedProgram write();

private:
    void chooseTraits();
    void declareStructs();
    void declareUniforms();
    void declareInputs();
    SourceNode shader(ShaderStage stage);
    void enterInterface(WriterContext& context, SourceNode& root, ShaderStage stage);
    void writeGlobals(WriterContext& context, SourceNode& root);
    SourceNode mainFunction(WriterContext& context, const std::vector<Declaration>& outputs);
    SourceNode initialized(StatementWriter& writer, const Declaration& output);
    void writeDerivatives(WriterContext& context, StatementWriter& writer, SourceNode& body);
    void writeDigest(WriterContext& context, const std::string& output, std::size_t firstLocal, SourceNode& body);

    RandomSource& m_random;
    Traits m_traits;
    GeneratedProgram m_program;
    std::vector<std::shared_ptr<const StructType>> m_structs;
    std::vector<std::shared_ptr<const StructType>> m_arrayStructs;
    std::vector<Declaration> m_varyings;
    std::string m_structText;
};

void ProgramWriter::chooseTraits()
{
    m_traits.hasElementary = m_random.oneIn(3);
    m_traits.isWild = m_random.oneIn(6);
    m_traits.hasDiscard = m_random.oneIn(3);
    m_traits.hasDerivatives = m_random.oneIn(4);
    m_traits.hasTextures = m_random.oneIn(3);
    m_traits.expressionDepth = m_random.between(1, 4);
    m_traits.statements = m_random.between(2, 8);
    m_program.interface.isWild = m_traits.isWild;
}

void ProgramWriter::declareStructs()
{
    WriterContext context{.random = m_random, .traits = m_traits};
    StatementWriter types(context);
    for (int i = m_random.below(4); i > 0; --i) {
        const bool hasArray = m_random.oneIn(3);
        auto structure = std::make_shared<StructType>(StructType{.name = context.newName("S")});
        m_structText += "struct " + structure->name + " {";
        for (int member = m_random.between(1, 3); member > 0; --member) {
            const Type type = elementOf(types.randomType());
            const bool isArray = hasArray && member == 1;
            structure->members.push_back(
                {context.newName("m"), isArray ? arrayOf(type, m_random.between(1, 4)) : type});
            m_structText += " " + declared(structure->members.back().type, structure->members.back().name) + ";";
        }
        m_structText += " };\n";
        (hasArray ? m_arrayStructs : context.structs).push_back(structure);
    }
    m_structs = context.structs;
}

void ProgramWriter::declareUniforms()
{
    WriterContext context{.random = m_random, .traits = m_traits, .structs = m_structs};
    StatementWriter types(context);
    std::vector<Declaration>& uniforms = m_program.interface.uniforms;
    for (int i = m_random.between(1, 6); i > 0; --i)
        uniforms.push_back({context.newName("u"), types.randomType()});
    for (const auto& structure : m_arrayStructs)
        uniforms.push_back({context.newName("u"), {.base = Base::Struct, .structure = structure}});
    uniforms.push_back({context.newName("u"), arrayOf(vectorType(Base::Float, m_random.between(1, 4)), 4)});
    uniforms.push_back({"z0", vectorType(Base::Float, 1)});
    uniforms.push_back({"k0", vectorType(Base::Int, 1), m_random.between(1, 4)});
    if (!m_traits.hasTextures)
        return;
    uniforms.push_back({"t0", {.base = Base::Sampler2D}});
    uniforms.push_back({"t1", arrayOf({.base = Base::Sampler2D}, m_random.between(1, 3))});
    uniforms.push_back({"c0", {.base = Base::SamplerCube}});
}

void ProgramWriter::declareInputs()
{
    for (int i = 0, count = m_random.between(1, 4); i < count; ++i)
        m_program.interface.attributes.push_back(
            {"a" + std::to_string(i),
             m_random.oneIn(5) ? matrixType(m_random.between(2, 3)) : vectorType(Base::Float, m_random.between(1, 4))});
    for (int i = 0, count = m_random.between(1, 4); i < count; ++i) {
        const Type type =
            m_random.oneIn(5) ? matrixType(m_random.between(2, 3)) : vectorType(Base::Float, m_random.between(1, 4));
        m_varyings.push_back({"v" + std::to_string(i), m_random.oneIn(5) ? arrayOf(type, 2) : type});
    }
}

void ProgramWriter::enterInterface(WriterContext& context, SourceNode& root, ShaderStage stage)
{
    const bool isVertex = stage == ShaderStage::Vertex;
    const auto declare = [&](const char* qualifier, const std::vector<Declaration>& variables, bool isWritable) {
        for (const Declaration& variable : variables) {
            root.children.push_back({.open = qualifier + declared(variable.type, variable.name) + ";"});
            context.scope.push_back({variable.name, variable.type, isWritable, variable.indexBound});
        }
    };
    declare("uniform ", m_program.interface.uniforms, false);
    if (isVertex)
        declare("attribute ", m_program.interface.attributes, false);
    else
        declare("varying ", m_varyings, false);
    if (isVertex) // for code only when they have a value: in main
        for (const Declaration& varying : m_varyings)
            root.children.push_back({.open = "varying " + declared(varying.type, varying.name) + ";"});
    if (isVertex)
        return;
    context.scope.push_back({"gl_FragCoord", vectorType(Base::Float, 4)});
    context.scope.push_back({"gl_FrontFacing", vectorType(Base::Bool, 1)});
    context.scope.push_back({"gl_PointCoord", vectorType(Base::Float, 2)});
}

void ProgramWriter::writeGlobals(WriterContext& context, SourceNode& root)
{
    StatementWriter writer(context);
    for (int i = m_random.below(4); i > 0; --i) {
        const Type type = writer.randomVectorOrMatrix();
        const std::string name = context.newName("g");
        const bool isConstant = m_random.oneIn(3);
        root.children.push_back({.open = (isConstant ? "const " : "") + declared(type, name) + " = " +
                                         writer.expressions().literal(type) + ";"});
        context.scope.push_back({name, type, !isConstant});
    }
    for (int i = m_random.below(4); i > 0; --i)
        root.children.push_back(writer.function());
}

SourceNode ProgramWriter::initialized(StatementWriter& writer, const Declaration& output)
{
    SourceNode node{.isFixed = true};
    if (!output.type.isArray())
        node.open = output.name + " = " + writer.expressions().expression(output.type) + ";";
    for (int i = 0; i < output.type.arraySize; ++i)
        node.children.push_back({.open = output.name + "[" + std::to_string(i) +
                                         "] = " + writer.expressions().expression(elementOf(output.type)) + ";",
                                 .isFixed = true});
    return node;
}

/// Derivatives of values from straight code: in uniform control flow, before any lane can have left.
void ProgramWriter::writeDerivatives(WriterContext& context, StatementWriter& writer, SourceNode& body)
{
    constexpr const char* kFunctions[] = {"dFdx", "dFdy", "fwidth"};
    context.isPlain = true;
    for (int i = m_random.between(1, 3); i > 0; --i) {
        const Type type = vectorType(Base::Float, m_random.between(1, 4));
        const std::string name = context.newName("d");
        body.children.push_back({.open = declared(type, name) + " = " + m_random.oneOf(kFunctions) + "(" +
                                         writer.expressions().expression(type) + ");"});
        context.scope.push_back({name, type, true});
    }
    context.isPlain = false;
}

/// Adds up what the locals of main hold, so that most of what was computed counts. Clamped: infinities and NaN would
/// hide everything else.
void ProgramWriter::writeDigest(WriterContext& context, const std::string& output, std::size_t firstLocal,
                                SourceNode& body)
{
    for (std::size_t i = firstLocal; i < context.scope.size(); ++i) {
        const ScopeVariable& variable = context.scope[i];
        const Type& type = variable.type;
        if (type.isStruct() || variable.name == output)
            continue;
        std::string value = variable.name;
        if (type.isArray())
            value += "[" + std::to_string(m_random.below(type.arraySize)) + "]";
        if (type.isMatrix())
            value += "[" + std::to_string(m_random.below(type.columns)) + "]";
        const int lane = m_random.between(0, 4 - type.rows);
        const std::string parts =
            "." + std::string("xyzw").substr(static_cast<std::size_t>(lane), static_cast<std::size_t>(type.rows));
        body.children.push_back({.open = output + parts + " += clamp(" + typeName(vectorType(Base::Float, type.rows)) +
                                         "(" + value + "), -8.0, 8.0);"});
    }
}

SourceNode ProgramWriter::mainFunction(WriterContext& context, const std::vector<Declaration>& outputs)
{
    SourceNode body{.open = "void main() {", .close = "}", .isFixed = true};
    StatementWriter writer(context);
    const std::size_t firstLocal = context.scope.size();
    if (m_traits.hasDerivatives && context.stage == ShaderStage::Fragment)
        writeDerivatives(context, writer, body);
    for (const Declaration& output : outputs) {
        body.children.push_back(initialized(writer, output));
        context.scope.push_back({output.name, output.type, true});
    }
    for (SourceNode& node : writer.statements(m_random.between(1, m_traits.statements + 2), 3))
        body.children.push_back(std::move(node));
    writeDigest(context, outputs[0].name, firstLocal, body);
    return body;
}

SourceNode ProgramWriter::shader(ShaderStage stage)
{
    const bool isVertex = stage == ShaderStage::Vertex;
    WriterContext context{
        .random = m_random, .stage = stage, .traits = m_traits, .structs = m_structs, .arrayStructs = m_arrayStructs};
    context.traits.hasDiscard &= !isVertex;
    if (isVertex) // what the vertex stage does not know exactly, the fragment stage can't know either
        context.traits.hasElementary &= m_random.oneIn(2);
    SourceNode root;
    const std::string extension = m_traits.hasDerivatives ? "#extension GL_OES_standard_derivatives : enable\n" : "";
    root.children.push_back(
        {.open = (isVertex ? "" : extension) + "precision highp float;\nprecision highp int;", .isFixed = true});
    if (!m_structText.empty())
        root.children.push_back({.open = m_structText});
    enterInterface(context, root, stage);
    writeGlobals(context, root);
    std::vector<Declaration> outputs;
    if (isVertex) {
        outputs = m_varyings;
        outputs.insert(outputs.begin(), {"gl_Position", vectorType(Base::Float, 4)});
        if (m_random.oneIn(3))
            outputs.push_back({"gl_PointSize", vectorType(Base::Float, 1)});
    } else {
        outputs.push_back({m_random.oneIn(4) ? "gl_FragData[0]" : "gl_FragColor", vectorType(Base::Float, 4)});
    }
    root.children.push_back(mainFunction(context, outputs));
    return root;
}

GeneratedProgram ProgramWriter::write()
{
    chooseTraits();
    declareStructs();
    declareUniforms();
    declareInputs();
    m_program.vertex = shader(ShaderStage::Vertex);
    m_program.fragment = shader(ShaderStage::Fragment);
    return std::move(m_program);
}

} // namespace

GeneratedProgram generateProgram(RandomSource& random)
{
    return ProgramWriter{random}.write();
}

} // namespace vitrine::differential
