// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/het/unit_bench.h"

#include "core/base/check.h"
#include "core/gpu/presets.h"

#include <vitrine/unit.hpp>

#include <array>
#include <map>

namespace vitrine::core::gles2 {

namespace {

struct TestShading : PipelinedUnit<TestShading> {
    using PipelinedUnit::PipelinedUnit;
    static constexpr double kShininess[] = {32};
    static constexpr const char* kModels[] = {"LAMBERT", "PHONG"};
    static constexpr vitrine_register kInputs[] = {{"normal", "Normal.", 3}, {"light", "Light.", 3}};
    static constexpr vitrine_register kOutputs[] = {{"diffuse", "Color.", 4}, {"specular", "Factor.", 1}};
    static constexpr vitrine_parameter kParameters[] = {
        {"model", "Model.", VITRINE_INT, 1, nullptr, 0, 1, kModels, 2},
        {"shininess", "Exponent.", VITRINE_FLOAT, 1, kShininess, 0, 128, nullptr, 0}};
    void evaluate(const vitrine::Request&, vitrine::Result&) {}
};

struct TestTexture : PipelinedUnit<TestTexture> {
    using PipelinedUnit::PipelinedUnit;
    static constexpr double kFrequency[] = {8};
    static constexpr vitrine_register kInputs[] = {{"uv", "Place.", 2}};
    static constexpr vitrine_register kOutputs[] = {{"color", "Color.", 4}};
    static constexpr vitrine_parameter kParameters[] = {
        {"frequency", "Repetitions.", VITRINE_FLOAT, 1, kFrequency, 1, 0, nullptr, 0}};
    void evaluate(const vitrine::Request&, vitrine::Result&) {}
};

struct TestCurve : PipelinedUnit<TestCurve> {
    using PipelinedUnit::PipelinedUnit;
    static constexpr double kHalf[] = {0.5};
    static constexpr vitrine_register kInputs[] = {{"x", "Place.", 1}};
    static constexpr vitrine_register kOutputs[] = {{"y", "Value.", 1}};
    static constexpr vitrine_parameter kParameters[] = {
        {"points", "Heights.", VITRINE_FLOAT, 4, kHalf, 0, 1, nullptr, 0},
        {"tint", "Color.", VITRINE_VEC3, 1, nullptr, 1, 0, nullptr, 0},
        {"on", "Whether.", VITRINE_BOOL, 1, nullptr, 0, 1, nullptr, 0}};
    void evaluate(const vitrine::Request&, vitrine::Result&) {}
};

template <typename Unit>
constexpr vitrine_unit_kind kindNamed(const char* name, const char* function, const char* prefix)
{
    vitrine_unit_kind kind = vitrine::kindOf<Unit>();
    kind.name = kind.title = kind.help = name;
    kind.function = function;
    kind.prefix = prefix;
    return kind;
}

std::shared_ptr<const UnitCatalog> with(const UnitCatalog& catalog, std::span<const vitrine_unit_kind* const> kinds)
{
    const vitrine_plugin plugin{VITRINE_ABI_VERSION, "test",       "1",
                                "Apache-2.0",        kinds.data(), static_cast<std::uint32_t>(kinds.size())};
    auto result = catalog.with(plugin, "test", nullptr);
    CORE_CHECK(result.hasValue(), "the test devices are refused");
    return *result;
}

const char* typeName(GLenum type)
{
    static const std::map<GLenum, const char*> kNames{
        {GL_FLOAT, "float"}, {GL_FLOAT_VEC3, "vec3"}, {GL_FLOAT_VEC4, "vec4"}, {GL_INT, "int"},
        {GL_BOOL, "bool"},   {GL_FLOAT_MAT4, "mat4"}, {GL_FLOAT_VEC2, "vec2"}, {GL_SAMPLER_2D, "sampler2D"}};
    return kNames.at(type);
}

} // namespace

std::shared_ptr<const UnitCatalog> threeParameterCatalog()
{
    static constexpr vitrine_unit_kind kShading = kindNamed<TestShading>("FFS", "ffShading", "ff_Shading");
    static constexpr vitrine_unit_kind kTexture = kindNamed<TestTexture>("FFP", "ffProcTex", "ff_ProcTex");
    static constexpr const vitrine_unit_kind* kKinds[] = {&kShading, &kTexture};
    return with(*UnitCatalog::empty(), kKinds);
}

std::shared_ptr<const UnitCatalog> curveCatalog()
{
    static constexpr vitrine_unit_kind kCurve = kindNamed<TestCurve>("CURVE", "ffCurve", "ff_Curve");
    static constexpr const vitrine_unit_kind* kKinds[] = {&kCurve};
    return with(*threeParameterCatalog(), kKinds);
}

std::shared_ptr<const ReachableUnits> unitsOf(std::shared_ptr<const UnitCatalog> catalog, std::string preset)
{
    ReachableUnits units;
    units.catalog = std::move(catalog);
    units.presentPorts = preset == "PROG" ? 0b1 : 0xFFFF;
    units.hasFragmentPrograms = preset != "SEQ";
    units.hasFragmentChain = preset == "SEQ";
    units.preset = std::move(preset);
    return std::make_shared<const ReachableUnits>(std::move(units));
}

UnitBench::UnitBench(std::shared_ptr<const ReachableUnits> units) : m_system(m_sink, std::move(units))
{
    const WindowId window = m_system.createWindow({}, 4, 4);
    const ContextId id = m_system.createContext({});
    m_system.makeCurrent(id, window, window);
    m_context = m_system.context(id);
}

GLuint UnitBench::shader(GLenum type, std::string_view source)
{
    const GLuint name = m_context->createShader(type);
    m_context->shaderSource(name, 1, {&source, 1});
    m_context->compileShader(name);
    GLint isCompiled = GL_FALSE;
    m_context->getShaderiv(name, GL_COMPILE_STATUS, {&isCompiled, 1});
    CORE_CHECK(isCompiled == GL_TRUE, "a test's shader does not compile");
    return name;
}

GLuint UnitBench::program(std::initializer_list<GLuint> shaders)
{
    const GLuint name = m_context->createProgram();
    for (const GLuint shader : shaders)
        m_context->attachShader(name, shader);
    m_context->linkProgram(name);
    if (isLinked(name))
        m_context->useProgram(name);
    return name;
}

GLuint UnitBench::program(std::string_view vertex, std::string_view fragment)
{
    return program({shader(GL_VERTEX_SHADER, vertex), shader(GL_FRAGMENT_SHADER, fragment)});
}

GLint UnitBench::value(GLuint program, GLenum name)
{
    GLint result = -1;
    m_context->getProgramiv(program, name, {&result, 1});
    return result;
}

std::string UnitBench::takeFailure()
{
    const auto failure = m_system.takeFailure();
    return failure ? failure->message : std::string();
}

bool UnitBench::isLinked(GLuint program)
{
    return value(program, GL_LINK_STATUS) == GL_TRUE;
}

std::string UnitBench::log(GLuint program)
{
    std::array<GLchar, 2048> text{};
    m_context->getProgramInfoLog(program, static_cast<GLsizei>(text.size()), nullptr, text);
    return text.data();
}

std::vector<std::string> UnitBench::uniforms(GLuint program)
{
    std::vector<std::string> result;
    for (GLint i = 0; i < value(program, GL_ACTIVE_UNIFORMS); ++i) {
        std::array<GLchar, 256> name{};
        GLint size = 0;
        GLenum type = GL_NONE;
        m_context->getActiveUniform(program, static_cast<GLuint>(i), static_cast<GLsizei>(name.size()), nullptr, &size,
                                    &type, name);
        const std::string array = size == 1 ? "" : "[" + std::to_string(size) + "]";
        result.push_back(std::string(typeName(type)) + array + " " + name.data());
    }
    return result;
}

float UnitBench::number(GLuint program, std::string_view uniform)
{
    float result = -1;
    m_context->getUniformfv(program, m_context->getUniformLocation(program, uniform), {&result, 1});
    return result;
}

} // namespace vitrine::core::gles2
