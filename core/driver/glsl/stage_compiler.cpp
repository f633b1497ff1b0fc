// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/stage_compiler.h"

#include "core/driver/glsl/compiled_stage.h"
#include "core/driver/glsl/glslang_front_end.h"
#include "core/driver/glsl/preprocessor.h"
#include "core/driver/glsl/source_bounds.h"
#include "core/driver/glsl/source_rewriter.h"
#include "core/driver/glsl/spirv_optimizer.h"

namespace vitrine::core::glsl {

namespace {

using Handle = CompiledShader::Handle;

/// From SPIR-V to what linking needs; a shader that can't be brought down fails when it is linked.
void finishHandle(Handle& handle, const std::vector<std::uint32_t>& spirv, DebugMarks marks)
{
    const auto declarations = marks == DebugMarks::With ? std::make_shared<DebugDeclarations>() : nullptr;
    const auto optimized = optimizeSpirv(spirv, declarations.get());
    if (!optimized) {
        handle.linkFault = "ERROR: " + optimized.error().message + "\n";
        return;
    }
    auto module = readSpirvModule(*optimized);
    if (!module) {
        handle.linkFault = "ERROR: " + module.error().message + "\n";
        return;
    }
    handle.module = std::move(*module);
    handle.usage = variableUsage(handle.module);
    handle.marks = declarations;
}

/// The text that glslang gets, or a log.
Result<PreprocessedSource> prepare(const std::string& source)
{
    if (source.size() > kMaxSourceBytes)
        return Error{errorAt(1, "", "the shader is too long")};
    auto prepared = preprocess(std::string_view(source).substr(0, source.find('\0')));
    if (!prepared)
        return prepared;
    if (auto bounded = checkSourceBounds(prepared->tokens); !bounded)
        return bounded.error();
    rewriteTokens(prepared->tokens);
    return prepared;
}

} // namespace

CompiledShader compileStage(ShaderStage stage, const std::string& source, DebugMarks marks)
{
    CompiledShader result;
    const auto prepared = prepare(source);
    if (!prepared) {
        result.log = prepared.error().message;
        return result;
    }
    ParsedShader parsed = parseShader(stage, toText(*prepared));
    result.ok = parsed.ok;
    result.log = prepared->warnings + parsed.log;
    if (!result.ok)
        return result;
    auto handle = std::make_shared<Handle>();
    handle->stage = stage;
    handle->sourceText = source;
    handle->interface = std::move(parsed.interface);
    handle->interface.isAllInvariant = prepared->isAllInvariant;
    handle->linkFault = std::move(parsed.linkLog);
    if (handle->linkFault.empty())
        finishHandle(*handle, parsed.spirv, marks);
    result.handle = std::move(handle);
    return result;
}

} // namespace vitrine::core::glsl
