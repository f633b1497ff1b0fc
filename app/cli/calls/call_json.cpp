// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/calls/call_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

using Json = nlohmann::ordered_json;

Json toJson(const core::Value& value);

struct ValueToJson {
    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(const core::EnumValue& named) const { return {{"name", named.name}, {"value", named.value}}; }
    Json operator()(core::Pointer pointer) const { return {{"pointer", fmt::format("{:#x}", pointer.address)}}; }
    Json operator()(const core::Blob& blob) const { return {{"blob_bytes", blob ? blob->size() : 0}}; }
    Json operator()(const std::shared_ptr<const core::Array>& array) const
    {
        Json list = Json::array();
        for (const core::Value& element : array ? *array : core::Array{})
            list.push_back(toJson(element));
        return list;
    }
    Json operator()(const auto& plain) const { return plain; }
};

Json toJson(const core::Value& value)
{
    return std::visit(ValueToJson{}, value.data);
}

bool has(core::CallFlags flags, core::CallFlags flag)
{
    return (static_cast<int>(flags) & static_cast<int>(flag)) != 0;
}

} // namespace

Json toJson(const core::Call& call)
{
    Json arguments = Json::array();
    for (std::size_t i = 0; i < call.arguments.size(); ++i) {
        const std::string name = i < call.parameterNames.size() ? call.parameterNames[i] : std::string();
        arguments.push_back({{"name", name}, {"value", toJson(call.arguments[i])}});
    }
    return {{"number", call.number},
            {"thread", call.thread},
            {"function", call.function},
            {"arguments", std::move(arguments)},
            {"result", toJson(call.result)},
            {"fake", has(call.flags, core::CallFlags::Fake)},
            {"incomplete", has(call.flags, core::CallFlags::Incomplete)},
            {"refused", has(call.flags, core::CallFlags::Refused)}};
}

} // namespace vitrine::cli
