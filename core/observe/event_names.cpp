// SPDX-License-Identifier: Apache-2.0
#include "core/observe/event_names.h"

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

constexpr std::array<Names, kStallReasonCount> kStallReasons{"input empty", "output full", "resource busy", "ordering",
                                                             "memory"};
constexpr std::array<Names, 3> kLinkKinds{"query", "line", "gauge"};
constexpr std::array<Names, kGrantReasonCount> kGrantReasons{"", "no other kind of work waited", "first by the policy",
                                                             "what comes first has no pending slot",
                                                             "what comes first has had its share"};
constexpr std::array<Names, 8> kCloseReasons{"none",     "slots",   "words", "prims",
                                             "programs", "timeout", "flush", "ftq_full"};
constexpr std::array<Names, kCommandWaitReasonCount> kCommandWaits{
    "an older draw writes what it reads", "an older draw reads what it writes", "it selects a pipeline",
    "its fragments go the other way",     "no version of the state is free",    "it waits for all draws"};
constexpr std::array<Names, kHostWaitReasonCount> kHostWaits{"it reads what a draw writes", "it waits for all draws"};
constexpr std::array<Names, kHostWriteKindCount> kHostWrites{"surface written", "surface freed", "buffer written",
                                                             "buffer freed"};
constexpr std::array<Names, kErrorCodeCount> kErrorCodes{
    "UNKNOWN_COMMAND", "TRUNCATED_COMMAND",  "HOST_ADDRESS", "UNSUPPORTED_CLIENT", "SELECT_WITHOUT_FLUSH",
    "BAD_VERTEX",      "NO_PROGRAM",         "NO_STENCIL",   "FRAGMENT_TOO_LARGE", "ORPHAN_RESULT",
    "NO_DEVICE",       "BAD_RESULT_SHAPE",   "DEVICE_FAULT", "DEADLOCK",           "BAD_INDEX",
    "REGISTER_DEMAND", "NEEDS_FULL_SHADING", "NO_SOURCE"};
constexpr std::array<Names, kWarningCodeCount> kWarningCodes{"empty draw",
                                                             "vertices unused",
                                                             "degenerate",
                                                             "degenerate input",
                                                             "unknown knob",
                                                             "attribute overflow",
                                                             "power refused",
                                                             "pixel larger than a register bank",
                                                             "throughput below NV",
                                                             "reads what it draws to: undefined",
                                                             "commands over 64 MiB: split"};
/// "seg.open|seg.add|…" by variant.
constexpr EventRow rowOf(Names type, Names names, Names meaning, Names teller, EventTime time)
{
    EventRow row{type, {}, meaning, teller, time};
    for (std::size_t variant = 0; !names.empty(); ++variant) {
        const std::size_t end = names.find('|');
        row.names[variant] = names.substr(0, end);
        names = end == Names::npos ? Names{} : names.substr(end + 1);
    }
    return row;
}

#define VITRINE_EVENT_ROW(Type, names, meaning, teller, time) rowOf(#Type, names, meaning, teller, EventTime::time),
constexpr std::array kRows{VITRINE_EVENTS(VITRINE_EVENT_ROW)};
#undef VITRINE_EVENT_ROW
static_assert(kRows.size() + 1 == kEventKinds);

struct Namer {
    template <typename EventType>
    Names operator()(const EventType& event) const
    {
        return kRows[kEventNumber<EventType> - 1].names[eventVariant(event)];
    }
    Names operator()(const std::monostate&) const { return {}; }
};

} // namespace

std::span<const EventRow> eventRows()
{
    return kRows;
}

std::string_view eventName(const Event& event)
{
    return std::visit(Namer{}, event);
}

std::string_view enumName(Activity activity)
{
    return at(kRows[kEventNumber<UnitActivityChanged> - 1].names, activity);
}
std::string_view enumName(LinkKind kind)
{
    return at(kLinkKinds, kind);
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
std::string_view enumName(CommandWaitReason reason)
{
    return at(kCommandWaits, reason);
}
std::string_view enumName(HostWaitReason reason)
{
    return at(kHostWaits, reason);
}
std::string_view enumName(HostWriteKind kind)
{
    return at(kHostWrites, kind);
}
std::optional<ErrorCode> errorCode(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::TruncatedCommand: return ErrorCode::TruncatedCommand;
    case ErrorKind::Deadlock: return ErrorCode::Deadlock;
    case ErrorKind::FragmentTooLarge: return ErrorCode::FragmentTooLarge;
    case ErrorKind::RegisterDemand: return ErrorCode::RegisterDemand;
    case ErrorKind::NeedsFullShading: return ErrorCode::NeedsFullShading;
    case ErrorKind::BadInput:
    case ErrorKind::Cancelled: break;
    }
    return std::nullopt;
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
