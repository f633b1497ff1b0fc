// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/fixed_chain.h"

#include "core/driver/glsl/stage_compiler.h"

#include <algorithm>

namespace vitrine::core::glsl {

namespace {

const std::string kExtension = "#extension GL_VITRINE_fixed_function : require\n";

/// The chain's inputs, as the vertex shader has them.
class ChainWriter {
public:
    explicit ChainWriter(const ShaderInterface& vertex) : m_vertex(vertex) {}

    std::string run()
    {
        shade();
        if (takes("vec2", "ffTexCoord"))
            blend();
        if (m_isLit)
            m_body += "    color += lit.specular;\n";
        return (m_callsUnits ? kExtension : "") + ("precision highp float;\n" + m_declarations) + "void main() {\n" +
               m_body + "    gl_FragColor = color;\n}\n";
    }

private:
    [[nodiscard]] bool takes(const std::string& type, const std::string& name)
    {
        const auto& varyings = m_vertex.varyings;
        const auto found = std::find_if(varyings.begin(), varyings.end(),
                                        [&](const InterfaceVariable& varying) { return varying.name == name; });
        if (found == varyings.end() || !found->isUsed)
            return false;
        m_declarations += (found->isInvariant ? "invariant varying " : "varying ") + type + " " + name + ";\n";
        return true;
    }

    [[nodiscard]] std::string inputOr(const std::string& type, const std::string& name, const std::string& otherwise)
    {
        return takes(type, name) ? name : otherwise;
    }

    void shade()
    {
        const std::string base = inputOr("vec4", "ffColor", "vec4(1.0)");
        if (!takes("vec3", "ffNormal")) {
            m_body += "    vec4 color = " + base + ";\n";
            return;
        }
        const std::string light = inputOr("vec3", "ffLight", "vec3(0.0, 0.0, 1.0)");
        const std::string view = inputOr("vec3", "ffView", "vec3(0.0, 0.0, 1.0)");
        m_body += "    ffShadingResult lit = ffShading(ffNormal, " + light + ", " + view + ", " + base +
                  ");\n    vec4 color = lit.diffuse;\n";
        m_isLit = m_callsUnits = true;
    }

    void blend()
    {
        m_callsUnits = true;
        m_declarations += "struct FixedFragment { int source; sampler2D texture; };\n"
                          "uniform FixedFragment ff_Fragment;\n";
        m_body += "    vec4 texel, share;\n"
                  "    if (ff_Fragment.source != 1) share = ffProcTex(ffTexCoord);\n"
                  "    if (ff_Fragment.source != 0) texel = texture2D(ff_Fragment.texture, ffTexCoord);\n"
                  "    if (ff_Fragment.source == 0) texel = share;\n"
                  "    if (ff_Fragment.source == 1) share = texel;\n"
                  "    color = ffTexBlend(color, texel, share);\n";
    }

    const ShaderInterface& m_vertex;
    std::string m_declarations;
    std::string m_body;
    bool m_isLit = false;
    bool m_callsUnits = false;
};

} // namespace

CompiledShader fixedFragmentProgram(const CompiledShader::Handle& vertex, std::shared_ptr<const ReachableUnits> units)
{
    CompiledShader shader = compileStage(ShaderStage::Fragment, ChainWriter(vertex.interface).run(), std::move(units));
    if (!shader.handle)
        return shader;
    auto handle = std::make_shared<CompiledShader::Handle>(*shader.handle);
    handle->isFixedChain = true;
    shader.handle = std::move(handle);
    return shader;
}

} // namespace vitrine::core::glsl
