// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/compiled_pair.h"

#include "core/driver/glsl/big_stack_thread.h"
#include "core/driver/glsl/glslang_front_end.h"
#include "core/driver/glsl/preprocessor.h"
#include "core/driver/glsl/source_rewriter.h"

namespace vitrine::differential {

namespace {

ReferenceModule translate(core::ShaderStage stage, const std::string& source)
{
    ReferenceModule module;
    core::glsl::runOnBigStack([&] {
        auto prepared = core::glsl::preprocess(source);
        if (!prepared)
            return;
        core::glsl::rewriteTokens(prepared->tokens);
        module = readReferenceModule(core::glsl::parseShader(stage, core::glsl::toText(*prepared)).spirv);
    });
    return module;
}

} // namespace

CompiledPair compilePair(const SourcePair& sources)
{
    using core::ShaderStage;
    CompiledPair pair;
    const core::CompiledShader vertex = core::compileShader(ShaderStage::Vertex, sources.vertex);
    const core::CompiledShader fragment = core::compileShader(ShaderStage::Fragment, sources.fragment);
    if (!vertex.ok || !fragment.ok) {
        pair.log = "not compiled: " + vertex.log + fragment.log;
        return pair;
    }
    const core::LinkResult linked = core::linkProgram(vertex, fragment, {});
    pair.program = linked.program;
    if (!pair.program) {
        pair.log = "not linked: " + linked.log;
        return pair;
    }
    pair.vertex = translate(ShaderStage::Vertex, sources.vertex);
    pair.fragment = translate(ShaderStage::Fragment, sources.fragment);
    return pair;
}

} // namespace vitrine::differential
