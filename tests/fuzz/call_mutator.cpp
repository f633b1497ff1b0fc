// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/call_mutator.h"

#include "tests/fuzz/shader_mutator.h"

#include <algorithm>
#include <utility>

namespace vitrine::test {

namespace {

using core::Value;

void mutateValue(Mutator& mutator, Value& value);

struct Change {
    Mutator& mutator;
    Value& value;

    void operator()(std::monostate) const { value.data = mutator.interestingInteger(); }
    void operator()(bool old) const { value.data = !old; }
    void operator()(std::int64_t old) const { value.data = number(old); }
    void operator()(std::uint64_t old) const { value.data = number(static_cast<std::int64_t>(old)); }
    void operator()(float) const { value.data = mutator.interestingFloat(); }
    void operator()(double) const { value.data = static_cast<double>(mutator.interestingFloat()); }
    void operator()(const std::string& old) const { value.data = mutateShader(mutator, old); }
    void operator()(const core::EnumValue& old) const { value.data = core::EnumValue{number(old.value), old.name}; }
    void operator()(const core::Pointer& old) const
    {
        value.data = core::Pointer{static_cast<std::uint64_t>(number(static_cast<std::int64_t>(old.address)))};
    }
    void operator()(const core::Blob& old) const
    {
        auto bytes = *old;
        mutator.mutateAndResize(bytes);
        value.data = core::Blob(std::make_shared<const std::vector<std::byte>>(std::move(bytes)));
    }
    void operator()(const std::shared_ptr<const core::Array>& old) const
    {
        core::Array elements = *old;
        if (mutator.oneIn(4) || elements.empty())
            elements.resize(mutator.below(elements.size() + 2));
        else
            mutateValue(mutator, elements[mutator.below(elements.size())]);
        value.data = std::make_shared<const core::Array>(std::move(elements));
    }

private:
    [[nodiscard]] std::int64_t number(std::int64_t old) const
    {
        switch (mutator.below(4)) {
        case 0: return static_cast<std::int64_t>(static_cast<std::uint64_t>(old) + mutator.below(5) - 2);
        case 1: return old ^ static_cast<std::int64_t>(std::uint64_t{1} << mutator.below(32));
        default: return mutator.interestingInteger();
        }
    }
};

void mutateValue(Mutator& mutator, Value& value)
{
    if (mutator.oneIn(12))
        value.data = std::monostate(); // of another kind
    else if (mutator.oneIn(12))
        value.data = std::string("u");
    else
        std::visit(Change{mutator, value}, Value(value).data);
}

void mutateCall(Mutator& mutator, core::Call& call)
{
    if (call.arguments.empty() || mutator.oneIn(16))
        mutateValue(mutator, call.result);
    else
        mutateValue(mutator, call.arguments[mutator.below(call.arguments.size())]);
}

} // namespace

void mutateCalls(Mutator& mutator, std::vector<core::Call>& calls)
{
    for (std::size_t count = 1 + mutator.below(8); count > 0 && !calls.empty(); --count) {
        const auto place = calls.begin() + static_cast<std::ptrdiff_t>(mutator.below(calls.size()));
        switch (mutator.below(16)) {
        case 0: calls.erase(place); break;
        case 1: std::swap(*place, calls[mutator.below(calls.size())]); break;
        case 2: place->function = calls[mutator.below(calls.size())].function; break;
        case 3: place->arguments.resize(mutator.below(8)); break;
        case 4: calls.insert(place, core::Call(calls[mutator.below(calls.size())])); break;
        case 5: place->thread = static_cast<std::uint32_t>(mutator.below(3)); break;
        default: mutateCall(mutator, *place); break;
        }
    }
}

} // namespace vitrine::test
