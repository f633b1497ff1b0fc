// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/source_search.h"

#include "core/session/query/event_query_fields.h"
#include "core/session/replay.h"
#include "core/session/resources/api_objects.h"

#include <algorithm>

namespace vitrine::core {

namespace {

using gles2::ProgramKey, gles2::ShaderKey;

void addShaders(const ApiObjects& objects, std::vector<ShaderText>& texts)
{
    for (const auto& [number, group] : objects.groups())
        for (const auto& [key, shader] : group->shaders.objects())
            if (const auto id = objects.idOf(number, ShaderKey{key}); id && !shader.source.empty())
                texts.push_back({*id, shader.type == GL_VERTEX_SHADER ? ShaderStage::Vertex : ShaderStage::Fragment,
                                 shader.source});
}

// What a program runs may stand in no shader any more.
void addPrograms(const ApiObjects& objects, std::vector<ShaderText>& texts)
{
    std::vector<ShaderText> found;
    const auto add = [&](const ResourceId& id, ShaderStage stage, const Program& program) {
        const bool isKnown = std::ranges::any_of(
            texts, [&](const ShaderText& known) { return known.stage == stage && known.text == program.sourceText; });
        if (!isKnown && !program.sourceText.empty())
            found.push_back({id, stage, program.sourceText});
    };
    for (const auto& [number, group] : objects.groups())
        for (const auto& [key, program] : group->programs.objects())
            if (const auto id = objects.idOf(number, ProgramKey{key}); id && program.executable.program) {
                add(*id, ShaderStage::Vertex, *program.executable.program->vertex);
                add(*id, ShaderStage::Fragment, *program.executable.program->fragment);
            }
    std::ranges::stable_sort(found, std::less<>(), &ShaderText::id);
    std::ranges::move(found, std::back_inserter(texts));
}

std::string trimmed(std::string_view line)
{
    const auto first = line.find_first_not_of(" \t\r");
    if (first == std::string_view::npos)
        return {};
    line = line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
    if (line.size() <= kMaxLineBytes)
        return std::string(line);
    std::size_t end = kMaxLineBytes;
    while (end > 0 && (static_cast<unsigned char>(line[end]) & 0xC0u) == 0x80u)
        --end; // never cut a UTF-8 character in two
    return std::string(line.substr(0, end)) + "…";
}

} // namespace

std::vector<ShaderText> shaderTexts(const Replay& replay)
{
    const ApiObjects objects(replay.replayer());
    std::vector<ShaderText> texts;
    addShaders(objects, texts);
    std::ranges::sort(texts, std::less<>(), &ShaderText::id);
    addPrograms(objects, texts);
    return texts;
}

std::vector<ShaderLine> linesWith(std::string_view words, const std::vector<ShaderText>& texts)
{
    std::vector<ShaderLine> lines;
    if (words.empty())
        return lines;
    for (const ShaderText& shader : texts) {
        std::string_view rest = shader.text;
        for (std::uint32_t number = 1; !rest.empty(); ++number) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(std::min(rest.size(), line.size() + 1));
            if (!containsIgnoringCase(line, words))
                continue;
            lines.push_back({shader.id, shader.stage, number, trimmed(line)});
            if (lines.size() == kMaxLines)
                return lines;
        }
    }
    return lines;
}

} // namespace vitrine::core
