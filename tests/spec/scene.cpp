// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/scene.h"

#include <cstdlib>

namespace vitrine::core::gles2 {

namespace {

constexpr std::string_view kPassOn = "attribute vec4 position;\n"
                                     "attribute vec4 value;\n"
                                     "varying vec4 v;\n"
                                     "void main() { gl_Position = position; v = value; }\n";

struct FlightMachine {
    FlightMachine(const MachineConfig& config, std::uint32_t draws) : gpu(memory, config, {.draws = draws}) {}
    Memory memory;
    TimedGpu gpu;
};

std::shared_ptr<CommandSink> machinesFor(const MachineConfig& config)
{
    const int draws = qEnvironmentVariableIntValue("VITRINE_SCENE_DRAWS");
    if (draws <= 1)
        return std::make_shared<BothMachines>(config);
    const auto flight = std::make_shared<FlightMachine>(config, static_cast<std::uint32_t>(draws));
    return {flight, &flight->gpu};
}

} // namespace

char* toString(const Rgba& color)
{
    return qstrdup(qPrintable(QString("(%1, %2, %3, %4)").arg(color.r).arg(color.g).arg(color.b).arg(color.a)));
}

bool isNear(const Rgba& a, const Rgba& b, int steps)
{
    return std::abs(a.r - b.r) <= steps && std::abs(a.g - b.g) <= steps && std::abs(a.b - b.b) <= steps &&
           std::abs(a.a - b.a) <= steps;
}

std::vector<std::byte> bytesOf(std::initializer_list<int> values)
{
    std::vector<std::byte> bytes;
    for (const int value : values)
        bytes.push_back(static_cast<std::byte>(value));
    return bytes;
}

Scene::Scene(int width, int height, const WindowConfig& config, const MachineConfig& machine)
    : m_machines(machinesFor(machine)), m_system(*m_machines, reachableUnits(machine)), m_width(width), m_height(height)
{
    open(config);
}

Scene::Scene(CommandSink& sink, int width, int height)
    : m_system(sink, reachableUnits(MachineConfig())), m_width(width), m_height(height)
{
    open({});
}

void Scene::open(const WindowConfig& config)
{
    m_window = m_system.createWindow(config, static_cast<std::uint32_t>(m_width), static_cast<std::uint32_t>(m_height));
    m_contextId = m_system.createContext({});
    makeCurrent(m_contextId);
}

void Scene::makeCurrent(ContextId id)
{
    m_system.makeCurrent(id, m_window, m_window);
    m_context = m_system.context(id);
}

GLuint Scene::shader(GLenum type, std::string_view source)
{
    const GLuint name = m_context->createShader(type);
    m_context->shaderSource(name, 1, {&source, 1});
    m_context->compileShader(name);
    GLint isCompiled = GL_FALSE;
    m_context->getShaderiv(name, GL_COMPILE_STATUS, {&isCompiled, 1});
    if (isCompiled != GL_TRUE) {
        std::string log(4096, '\0');
        m_context->getShaderInfoLog(name, static_cast<GLsizei>(log.size()), nullptr, log);
        qFatal("%s", log.c_str());
    }
    return name;
}

GLuint Scene::use(std::string_view vertex, std::string_view fragment)
{
    return use({shader(GL_VERTEX_SHADER, vertex), shader(GL_FRAGMENT_SHADER, fragment)});
}

GLuint Scene::useAlone(std::string_view vertex)
{
    return use({shader(GL_VERTEX_SHADER, vertex)});
}

GLuint Scene::use(std::initializer_list<GLuint> shaders)
{
    m_program = m_context->createProgram();
    for (const GLuint name : shaders)
        m_context->attachShader(m_program, name);
    m_context->bindAttribLocation(m_program, 0, "position");
    m_context->bindAttribLocation(m_program, 1, "value");
    m_context->bindAttribLocation(m_program, 2, "other");
    m_context->linkProgram(m_program);
    GLint isLinked = GL_FALSE;
    m_context->getProgramiv(m_program, GL_LINK_STATUS, {&isLinked, 1});
    if (isLinked != GL_TRUE) {
        std::string log(4096, '\0');
        m_context->getProgramInfoLog(m_program, static_cast<GLsizei>(log.size()), nullptr, log);
        qFatal("%s", log.c_str());
    }
    m_context->useProgram(m_program);
    return m_program;
}

GLuint Scene::use(std::string_view fragment)
{
    return use(kPassOn, fragment);
}

GLint Scene::uniform(std::string_view name)
{
    return m_context->getUniformLocation(m_program, name);
}

void Scene::array(GLuint index, int size, std::initializer_list<float> values)
{
    m_context->bindBuffer(GL_ARRAY_BUFFER, 0);
    m_context->vertexAttribPointer(index, size, GL_FLOAT, GL_FALSE, 0, {false, 0, blobOf(values)});
    m_context->enableVertexAttribArray(index);
}

void Scene::rect(int x0, int y0, int x1, int y1, float z)
{
    const auto across = [this](int x) { return 2.0f * static_cast<float>(x) / static_cast<float>(m_width) - 1.0f; };
    const auto up = [this](int y) { return 2.0f * static_cast<float>(y) / static_cast<float>(m_height) - 1.0f; };
    const float left = across(x0);
    const float right = across(x1);
    const float bottom = up(y0);
    const float top = up(y1);
    array(0, 3, {left, bottom, z, right, bottom, z, left, top, z, right, top, z});
    m_context->drawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

void Scene::paint(std::string_view expression, std::string_view declarations)
{
    use("#extension GL_OES_standard_derivatives : enable\n"
        "#extension GL_OES_texture_3D : enable\n"
        "precision highp float;\n"
        "varying vec4 v;\n" +
        std::string(declarations) + "\nvoid main() { gl_FragColor = " + std::string(expression) + "; }\n");
    everything();
}

GLuint Scene::texture2D(GLenum format, GLenum type, int width, int height, std::initializer_list<int> bytes)
{
    GLuint name = 0;
    m_context->genTextures(1, {&name, 1});
    m_context->bindTexture(GL_TEXTURE_2D, name);
    m_context->pixelStorei(GL_UNPACK_ALIGNMENT, 1);
    m_context->texImage2D(GL_TEXTURE_2D, 0, static_cast<GLint>(format), width, height, 0, format, type, bytesOf(bytes));
    m_context->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    m_context->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    m_context->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    m_context->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    return name;
}

GLuint Scene::framebuffer(GLuint texture, GLenum target)
{
    GLuint name = 0;
    m_context->genFramebuffers(1, {&name, 1});
    m_context->bindFramebuffer(GL_FRAMEBUFFER, name);
    m_context->framebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, target, texture, 0);
    return name;
}

Rgba Scene::at(int x, int y)
{
    std::array<std::byte, 4> pixel{};
    m_context->readPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
    return {static_cast<int>(pixel[0]), static_cast<int>(pixel[1]), static_cast<int>(pixel[2]),
            static_cast<int>(pixel[3])};
}

std::string Scene::shape(int x, int y, int width, int height)
{
    std::string picture;
    for (int row = y + height - 1; row >= y; --row) {
        for (int column = x; column < x + width; ++column) {
            const Rgba color = at(column, row);
            picture += color.r + color.g + color.b > 0 ? '#' : '.';
        }
        picture += '\n';
    }
    return picture;
}

} // namespace vitrine::core::gles2
