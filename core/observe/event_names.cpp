// SPDX-License-Identifier: Apache-2.0
#include "core/observe/event_names.h"

#include <algorithm>
#include <array>

namespace vitrine::core {

namespace {

using Names = std::string_view;

template <std::size_t Size, typename Enum>
std::string_view at(const std::array<Names, Size>& names, Enum value)
{
    const auto index = static_cast<std::size_t>(value);
    return index < Size ? names[index] : std::string_view{};
}

constexpr std::array<Names, 3> kActivities{"idle", "working", "stalled"};
constexpr std::array<Names, kStallReasonCount> kStallReasons{"input empty", "output full", "resource busy", "ordering",
                                                             "memory"};
constexpr std::array<Names, kGrantReasonCount> kGrantReasons{"", "no other kind of work waited", "first by the policy",
                                                             "what comes first has no pending slot",
                                                             "what comes first has had its share"};
constexpr std::array<Names, 8> kCloseReasons{"none",     "slots",   "words", "prims",
                                             "programs", "timeout", "flush", "ftq_full"};
constexpr std::array<Names, kErrorCodeCount> kErrorCodes{
    "UNKNOWN_COMMAND", "TRUNCATED_COMMAND", "HOST_ADDRESS", "UNSUPPORTED_CLIENT", "SELECT_WITHOUT_FLUSH",
    "BAD_VERTEX",      "NO_PROGRAM",        "NO_STENCIL",   "FRAGMENT_TOO_LARGE", "ORPHAN_RESULT",
    "NO_DEVICE",       "BAD_RESULT_SHAPE",  "DEVICE_FAULT", "DEADLOCK",           "BAD_INDEX",
    "REGISTER_DEMAND", "NEEDS_FULL_SHADING"};
constexpr std::array<Names, kWarningCodeCount> kWarningCodes{
    "empty draw",         "vertices unused",    "degenerate",    "degenerate input",
    "unknown knob",       "attribute overflow", "power refused", "pixel larger than a register bank",
    "throughput below NV"};
constexpr std::array<Names, 5> kSegmentSteps{"seg.open", "seg.add", "seg.close", "seg.done", "seg.collect"};
constexpr std::array<Names, 5> kTileSteps{"tile.test", "tile.cull", "tile.pass", "tile.ambiguous", "tile.terminate"};
constexpr std::array<Names, 2> kTextureScanSteps{"tex.scan", "tex.classify"};
constexpr std::array<Names, 3> kFifoSteps{"fifo.push", "fifo.pop", "fifo.stall"};
constexpr std::array<Names, 2> kBlendEngines{"blend.instr", "pgpe.instr"};

struct Namer {
    template <typename Other>
    Names operator()(const Other&) const
    {
        return {};
    }
    Names operator()(const UnitActivityChanged& event) const { return enumName(event.activity); }
    Names operator()(const CommandExecuted&) const { return "cmd.exec"; }
    Names operator()(const InterruptRaised&) const { return "irq"; }
    Names operator()(const RegisterWritten&) const { return "register.write"; }
    Names operator()(const UniformSet&) const { return "uni.set"; }
    Names operator()(const DrawStarted&) const { return "draw.start"; }
    Names operator()(const DrawEnded&) const { return "draw.end"; }
    Names operator()(const FrameEnded&) const { return "frame.end"; }
    Names operator()(const Drained&) const { return "drain"; }
    Names operator()(const RequestFailed&) const { return "req.error"; }
    Names operator()(const MemoryRequested&) const { return "memory.request"; }
    Names operator()(const MemoryReturned&) const { return "memory.return"; }
    Names operator()(const PowerChanged&) const { return "pwr.change"; }
    Names operator()(const SegmentChanged& event) const { return at(kSegmentSteps, event.step); }
    Names operator()(const TileJudged& event) const { return at(kTileSteps, event.step); }
    Names operator()(const HizUpdated&) const { return "hiz.update"; }
    Names operator()(const OpacityLookedUp& event) const { return event.layer == 1 ? "l1.result" : "l2.lookup"; }
    Names operator()(const TextureScanned& event) const { return at(kTextureScanSteps, event.step); }
    Names operator()(const DepthTested&) const { return "z.test"; }
    Names operator()(const StencilChanged& event) const { return event.wrapped ? "stencil.wrap" : "stencil.op"; }
    Names operator()(const BlendStepExecuted& event) const { return at(kBlendEngines, event.engine); }
    Names operator()(const PixelWritten&) const { return "pixel.write"; }
    Names operator()(const ConvolutionSectionDone&) const { return "conv.section"; }
    Names operator()(const StageEntered&) const { return "stage.enter"; }
    Names operator()(const ErrorReported&) const { return "error"; }
    Names operator()(const WarningReported&) const { return "warning"; }
    Names operator()(const BypassDecided&) const { return "bypass.decide"; }
    Names operator()(const FifoChanged& event) const { return at(kFifoSteps, event.step); }
};

constexpr unsigned kMostVariants = 5; // with names of their own, of one event

template <typename EventType>
EventType variantOf(unsigned variant)
{
    EventType event{};
    if constexpr (requires { event.step; })
        event.step = static_cast<decltype(event.step)>(variant);
    else if constexpr (requires { event.engine; })
        event.engine = static_cast<decltype(event.engine)>(variant);
    else if constexpr (requires { event.activity; })
        event.activity = static_cast<decltype(event.activity)>(variant);
    else if constexpr (requires { event.wrapped; })
        event.wrapped = variant != 0;
    else if constexpr (requires { event.layer; })
        event.layer = variant == 0 ? 1 : 2;
    return event;
}

template <typename EventType>
void addNames(std::vector<Names>& names)
{
    for (unsigned variant = 0; variant < kMostVariants; ++variant) {
        const Names name = Namer{}(variantOf<EventType>(variant));
        if (!name.empty() && std::ranges::find(names, name) == names.end())
            names.push_back(name);
    }
}

} // namespace

std::string_view eventName(const Event& event)
{
    return std::visit(Namer{}, event);
}

std::vector<std::string_view> eventNames()
{
    std::vector<Names> names;
#define VITRINE_ADD_NAMES(Type) addNames<Type>(names);
    VITRINE_EVENTS(VITRINE_ADD_NAMES)
#undef VITRINE_ADD_NAMES
    return names;
}

std::string_view enumName(Activity activity)
{
    return at(kActivities, activity);
}
std::string_view enumName(StallReason reason)
{
    return at(kStallReasons, reason);
}
std::string_view enumName(GrantReason reason)
{
    return at(kGrantReasons, reason);
}
std::string_view enumName(SegmentCloseReason reason)
{
    return at(kCloseReasons, reason);
}
std::string_view enumName(ErrorCode code)
{
    return at(kErrorCodes, code);
}
std::string_view enumName(WarningCode code)
{
    return at(kWarningCodes, code);
}

} // namespace vitrine::core
