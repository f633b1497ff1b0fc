// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/stage_compiler.h"

#include "core/driver/glsl/compiled_stage.h"
#include "core/driver/glsl/glslang_front_end.h"
#include "core/driver/glsl/preprocessor.h"
#include "core/driver/glsl/section_function.h"
#include "core/driver/glsl/source_bounds.h"
#include "core/driver/glsl/source_rewriter.h"
#include "core/driver/glsl/spirv_optimizer.h"

namespace vitrine::core::glsl {

namespace {

using Handle = CompiledShader::Handle;

std::vector<const UnitKind*> calledUnits(const SpirvModule& module)
{
    std::map<std::uint8_t, const UnitKind*> byPort;
    for (const auto& [id, block] : module.blocks)
        for (const SpirvInstruction& instruction : block.instructions)
            if (const UnitKind* kind = module.calledUnit(instruction))
                byPort[kind->port] = kind;
    std::vector<const UnitKind*> kinds;
    for (const auto& [port, kind] : byPort)
        kinds.push_back(kind);
    return kinds;
}

/// From SPIR-V to what linking needs; a shader that can't be brought down fails when it is linked.
void finishHandle(Handle& handle, std::vector<std::uint32_t> spirv, DebugMarks marks)
{
    const auto declarations = marks == DebugMarks::With ? std::make_shared<DebugDeclarations>() : nullptr;
    UnitFunctions functions;
    if (handle.units)
        functions = keepUnitCalls(spirv, *handle.units->catalog);
    const std::uint32_t sectionFunction = handle.origin == ShaderOrigin::Driver ? keepSectionCalls(spirv) : 0;
    const auto optimized = optimizeSpirv(spirv, declarations.get());
    if (!optimized) {
        handle.linkFault = "ERROR: " + optimized.error().message.english() + "\n";
        return;
    }
    auto module = readSpirvModule(*optimized, std::move(functions), sectionFunction);
    if (!module) {
        handle.linkFault = "ERROR: " + module.error().message.english() + "\n";
        return;
    }
    handle.module = std::move(*module);
    handle.usage = variableUsage(handle.module);
    handle.calledUnits = calledUnits(handle.module);
    handle.marks = declarations;
}

/// The text that glslang gets, or a log.
Result<PreprocessedSource> prepare(const std::string& source, const ReachableUnits* units, ShaderOrigin origin)
{
    if (source.size() > kMaxSourceBytes)
        return Error{Text::verbatim(errorAt(1, "", "the shader is too long"))};
    const bool knowsUnits = units && !units->catalog->kinds().empty();
    auto prepared = preprocess(std::string_view(source).substr(0, source.find('\0')), {knowsUnits, origin});
    if (!prepared)
        return prepared;
    if (auto bounded = checkSourceBounds(prepared->tokens); !bounded)
        return bounded.error();
    rewriteTokens(prepared->tokens);
    if (prepared->callsUnits)
        prepared->declarations = unitDeclarations(*units->catalog);
    return prepared;
}

/// Why a function does not exist, which the author of the shader had a plugin for.
void nameMissing(CompiledShader& result, const PreprocessedSource& source, const UnitCatalog& catalog)
{
    for (const Token& call : missingFunctions(source.tokens, result.log, catalog)) {
        result.log += errorAt(call.line, call.text, "no unit of this machine has this function");
        result.missingFunctions.push_back(call.text);
    }
}

} // namespace

CompiledShader compileStage(ShaderStage stage, const std::string& source, std::shared_ptr<const ReachableUnits> units,
                            ShaderOrigin origin, DebugMarks marks)
{
    CompiledShader result;
    const auto prepared = prepare(source, units.get(), origin);
    if (!prepared) {
        result.log = prepared.error().message;
        return result;
    }
    // On SEQ TEX is a part of the fragment chain.
    const bool isTextureReached = !units || units->hasFragmentPrograms;
    ParsedShader parsed =
        parseShader(stage, toText(*prepared), isTextureReached ? VertexTextures::All : VertexTextures::None);
    result.ok = parsed.ok;
    result.log = prepared->warnings + parsed.log;
    if (!result.ok && prepared->callsUnits)
        nameMissing(result, *prepared, *units->catalog);
    if (!result.ok)
        return result;
    auto handle = std::make_shared<Handle>();
    handle->stage = stage;
    handle->origin = origin;
    handle->sourceText = source;
    handle->interface = std::move(parsed.interface);
    handle->interface.isAllInvariant = prepared->isAllInvariant;
    handle->linkFault = std::move(parsed.linkLog);
    if (prepared->callsUnits)
        handle->units = std::move(units);
    if (handle->linkFault.empty())
        finishHandle(*handle, std::move(parsed.spirv), marks);
    result.handle = std::move(handle);
    return result;
}

} // namespace vitrine::core::glsl
