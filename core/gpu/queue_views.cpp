// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/queue_views.h"

#include "core/fixed_function/unit_kind.h"
#include "core/shader/device_fields.h"
#include "core/shader/interpreter.h"
#include "core/shader/opcode_info.h"

#include <algorithm>
#include <string_view>

namespace vitrine::core {

namespace {

constexpr std::string_view kComponents = "xyzw";

StateNode laneInput(const DeviceRequest& request, std::uint32_t source, std::size_t lane)
{
    StateNode node{"", {}, {}, false};
    for (std::uint32_t c = 0; c < 4; ++c)
        node.children.push_back(
            {std::string(1, kComponents[c]), static_cast<double>(request.argument(source, c)[lane]), {}, false});
    return node;
}

StateNode laneInputs(const DeviceRequest& request, std::size_t lane)
{
    const bool isTexture = request.descriptor.inputRegisters == 0;
    StateNode node{"", {}, {{"lane", std::uint64_t{lane}, {}, false}}, false};
    StateNode registers{"registers", {}, {}, true};
    const std::uint32_t sources = isTexture ? 1 : request.descriptor.inputRegisters;
    for (std::uint32_t source = 0; source < sources; ++source)
        registers.children.push_back(laneInput(request, source, lane));
    node.children.push_back(std::move(registers));
    const LodMode mode = request.descriptor.lodMode;
    if (isTexture && (mode == LodMode::Bias || mode == LodMode::Explicit))
        node.children.push_back({"lod", static_cast<double>(request.lod()[lane]), {}, false});
    return node;
}

void addInputs(const DeviceRequest& request, LaneMask lanes, StateNode& content)
{
    if (request.descriptor.inputRegisters == 0)
        content.children.push_back({"lodMode", std::string(lodModeName(request.descriptor.lodMode)), {}, false});
    StateNode inputs{std::string(RequestFields::kInputs.name), {}, {}, true};
    for (std::size_t lane = 0; lane < request.laneCount; ++lane)
        if ((lanes >> lane & 1) != 0)
            inputs.children.push_back(laneInputs(request, lane));
    content.children.push_back(std::move(inputs));
}

} // namespace

void explainRequests(SharedQueue<RequestItem>& requests, const PerDraw<ProgramBindings>& programs,
                     TaskContexts& contexts)
{
    requests.explain([&](const RequestItem& item, StateNode& content) {
        // A machine that was restored shows the rest before its draws are bound again.
        const ProgramBindings* bound = programs.find(item.label.draw);
        if (!bound)
            return;
        const ThreadContext& context = contexts.of(item.stage, item.label.parent);
        const auto& open = context.pending;
        const auto request = std::find_if(open.begin(), open.end(),
                                          [&](const PendingRequest& other) { return other.ticket == item.ticket; });
        if (request == open.end())
            return;
        const auto position = static_cast<std::size_t>(request - open.begin());
        addInputs(deviceRequest(context, *bound->of(item.stage).decoded, position), request->lanes & context.covered,
                  content);
    });
}

} // namespace vitrine::core
