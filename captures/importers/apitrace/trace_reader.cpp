// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/trace_reader.h"

#include "captures/importers/apitrace/call_window.h"
#include "captures/importers/apitrace/format_facts.h"
#include "captures/importers/apitrace/value_parser.h"

namespace vitrine::captures {

using core::Call;
using core::CallFlags;
using core::Result;

namespace {

constexpr std::uint64_t kMemoryLimit = std::uint64_t{256} << 20; // growing vectors may take three times that
constexpr std::size_t kPropertyLimit = 1024;

} // namespace

struct TraceReader::State {
    explicit State(std::unique_ptr<Decompressor> container) : bytes(std::move(container)) {}

    void readHeader();
    void readEvent();
    void readEnter();
    void readLeave();
    void readDetails(Call& call);
    void readArgument(Call& call);
    void readFlags(Call& call);

    TraceByteReader bytes;
    std::uint64_t version = 0;
    Signatures signatures{bytes, 0};
    ValueParser values{bytes, signatures};
    CallWindow window;
    std::uint64_t nextNumber = 0;
    std::vector<std::pair<std::string, std::string>> properties;
};

void TraceReader::State::readHeader()
{
    version = bytes.varint();
    if (version > format::kNewestVersion)
        return bytes.corrupt(0, "format version " + std::to_string(version) + " is unknown, the newest known is " +
                                    std::to_string(format::kNewestVersion));
    signatures = Signatures(bytes, version);
    if (version < format::kFirstVersionWithProperties)
        return;
    (void)bytes.varint(); // the semantic version: which functions the recorder knew, not how they are stored
    while (!bytes.failed()) {
        std::string name = signatures.name();
        if (name.empty())
            return;
        std::string value = signatures.name();
        properties.emplace_back(std::move(name), std::move(value));
        if (properties.size() > kPropertyLimit)
            bytes.corrupt(bytes.position(), "the header has more than 1024 properties");
    }
}

void TraceReader::State::readEvent()
{
    const std::uint64_t start = bytes.position();
    bytes.expect("an event");
    const std::uint8_t event = bytes.byte();
    values.setBudget(kMemoryLimit - window.cost());
    if (event == format::Enter)
        readEnter();
    else if (event == format::Leave)
        readLeave();
    else
        bytes.corrupt(start, "an event has the unknown type " + std::to_string(event));
}

void TraceReader::State::readEnter()
{
    Call call;
    if (version >= format::kFirstVersionWithThreads)
        call.thread = static_cast<std::uint32_t>(bytes.varint());
    const Signature* function = signatures.function();
    if (!function)
        return;
    call.number = nextNumber;
    call.function = function->name;
    call.parameterNames = function->parts;
    call.arguments.resize(function->parts.size());
    readDetails(call);
    if (bytes.failed())
        return;
    const std::uint64_t own = sizeof(Call) + function->textBytes() + function->parts.size() * sizeof(core::Value);
    window.enter(std::move(call));
    window.addCost(nextNumber++, values.takeCost() + own);
}

void TraceReader::State::readLeave()
{
    bytes.expect("the end of a call");
    const std::uint64_t start = bytes.position();
    const std::uint64_t number = bytes.varint();
    if (bytes.failed())
        return;
    if (Call* call = window.open(number)) {
        readDetails(*call);
        window.addCost(number, values.takeCost());
        if (!bytes.failed())
            window.leave(number);
    } else if (window.forgetAbandoned(number)) {
        Call dropped;
        dropped.arguments.resize(256);
        readDetails(dropped);
        (void)values.takeCost();
    } else {
        bytes.corrupt(start, "call " + std::to_string(number) + " ends but is not open");
    }
}

void TraceReader::State::readDetails(Call& call)
{
    while (!bytes.failed()) {
        const std::uint64_t start = bytes.position();
        bytes.expect("the details of a call");
        const std::uint8_t detail = bytes.byte();
        switch (detail) {
        case format::End: return;
        case format::Argument: readArgument(call); break;
        case format::Return: call.result = values.value(); break;
        case format::Thread: call.thread = static_cast<std::uint32_t>(bytes.varint()); break;
        case format::Backtrace: signatures.skipBacktrace(); break;
        case format::Flags: readFlags(call); break;
        default: bytes.corrupt(start, "a call has the unknown detail " + std::to_string(detail));
        }
    }
}

void TraceReader::State::readArgument(Call& call)
{
    const std::uint64_t start = bytes.position();
    const std::uint64_t index = bytes.varint();
    if (index >= call.arguments.size())
        return bytes.corrupt(start, call.function + " has no argument " + std::to_string(index));
    core::Value value = values.value();
    if (!bytes.failed())
        call.arguments[index] = std::move(value);
}

void TraceReader::State::readFlags(Call& call)
{
    if ((bytes.varint() & format::kFlagFake) != 0)
        call.flags = call.flags | CallFlags::Fake;
}

TraceReader::TraceReader(std::unique_ptr<State> state) : m_state(std::move(state)) {}
TraceReader::TraceReader(TraceReader&& other) noexcept = default;
TraceReader& TraceReader::operator=(TraceReader&& other) noexcept = default;
TraceReader::~TraceReader() = default;

Result<TraceReader> TraceReader::open(const std::string& path)
{
    auto container = openContainer(path);
    if (!container)
        return container.error();
    auto state = std::make_unique<State>(std::move(*container));
    state->readHeader();
    if (state->bytes.failed())
        return describe(*state->bytes.fault());
    return TraceReader(std::move(state));
}

Result<std::optional<Call>> TraceReader::next()
{
    while (true) {
        if (auto call = m_state->window.takeReady())
            return call;
        if (m_state->bytes.failed() || m_state->bytes.atEnd())
            break;
        if (m_state->window.tooManyAbandoned())
            m_state->bytes.corrupt(m_state->bytes.position(), "more than 4096 calls never end");
        else
            m_state->readEvent();
    }
    if (auto call = m_state->window.takeAny())
        return call;
    if (m_state->bytes.failed())
        return describe(*m_state->bytes.fault());
    return std::optional<Call>();
}

const std::optional<Fault>& TraceReader::fault() const
{
    return m_state->bytes.fault();
}

std::uint64_t TraceReader::version() const
{
    return m_state->version;
}

const std::vector<std::pair<std::string, std::string>>& TraceReader::properties() const
{
    return m_state->properties;
}

} // namespace vitrine::captures
