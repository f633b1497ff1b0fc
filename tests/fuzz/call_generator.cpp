// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/call_generator.h"

#include "tests/api/replay/call_builder.h"

namespace vitrine::test {

using core::HandleKind;
using core::ParameterInfo;
using core::ParameterKind;
using core::Value;

namespace {

constexpr const char* kTexts[] = {"turn",
                                  "move",
                                  "move[1]",
                                  "image",
                                  "share",
                                  "position",
                                  "",
                                  "gl_Position",
                                  "move[99999999999]",
                                  "attribute vec4 position; void main() { gl_Position = position; }",
                                  "precision lowp float; void main() { gl_FragColor = vec4(0.5); }",
                                  "void main() { for (;;) ; }"};

constexpr std::int64_t kCommonEnums[] = {0x0000, 0x0001, 0x0004, 0x0005, 0x0006, 0x0DE1, 0x8513, 0x8515, 0x806F, 0x8892,
                                         0x8893, 0x8D40, 0x8D41, 0x8CE0, 0x8D00, 0x8D20, 0x1401, 0x1403, 0x1405, 0x1406,
                                         0x8363, 0x1908, 0x1907, 0x1909, 0x190A, 0x1906, 0x1902, 0x8D64, 0x2601, 0x2703,
                                         0x812F, 0x0302, 0x0303, 0x0B71, 0x0BE2, 0x0C11, 0x0B90, 0x0B44, 0x8037};

} // namespace

std::int64_t CallGenerator::enumeration(core::EnumGroup group)
{
    const auto entries = core::enumEntries(group);
    if (m_mutator.oneIn(12))
        return m_mutator.interestingInteger();
    return entries.empty() || m_mutator.oneIn(2) ? m_mutator.oneOf(kCommonEnums) : m_mutator.oneOf(entries).value;
}

Value CallGenerator::list(std::size_t count, bool isOfFloats)
{
    core::Array elements;
    for (std::size_t i = 0; i < count; ++i)
        elements.push_back(isOfFloats ? Value{m_mutator.interestingFloat()}
                                      : calls::number(static_cast<std::int64_t>(m_mutator.below(4))));
    return calls::list(std::move(elements));
}

Value CallGenerator::blob()
{
    static constexpr std::size_t kSizes[] = {0, 1, 3, 16, 64, 256, 1024, 4096, 65536};
    std::vector<std::byte> bytes(m_mutator.oneOf(kSizes));
    m_mutator.mutate(bytes);
    return {std::make_shared<const std::vector<std::byte>>(std::move(bytes))};
}

Value CallGenerator::text()
{
    return calls::text(m_mutator.oneOf(kTexts));
}

Value CallGenerator::data()
{
    switch (m_mutator.below(6)) {
    case 0: return {};
    case 1: return list(m_mutator.below(5), false);
    case 2: return list(m_mutator.below(40), true);
    case 3: return calls::pointer(static_cast<std::uint64_t>(m_mutator.interestingInteger()));
    default: return blob();
    }
}

Value CallGenerator::handle(HandleKind kind)
{
    static constexpr std::uint64_t kOther[] = {0, 1, 0x51, 0xA1, ~std::uint64_t{0}};
    const std::uint64_t other = m_mutator.oneOf(kOther);
    const bool isUsual = !m_mutator.oneIn(4);
    switch (kind) {
    case HandleKind::Display: return calls::pointer(isUsual ? 0xD0 : other);
    case HandleKind::Config: return calls::pointer(isUsual ? 0xC0 : other);
    case HandleKind::Surface: return calls::pointer(isUsual ? 0x50 : other);
    case HandleKind::Context: return calls::pointer(isUsual ? 0xA0 : other);
    default: return calls::number(static_cast<std::int64_t>(m_mutator.below(5)));
    }
}

Value CallGenerator::argument(const ParameterInfo& parameter)
{
    if (m_mutator.oneIn(100))
        return data(); // of another kind than the function takes
    switch (parameter.kind) {
    case ParameterKind::None: return {};
    case ParameterKind::Integer:
    case ParameterKind::Size:
    case ParameterKind::Offset: return calls::number(m_mutator.interestingInteger());
    case ParameterKind::Float: return {m_mutator.interestingFloat()};
    case ParameterKind::Boolean: return {m_mutator.oneIn(2)};
    case ParameterKind::Enum: return {core::EnumValue{enumeration(parameter.group), {}}};
    case ParameterKind::Bitfield:
        return calls::number(m_mutator.oneIn(8)
                                 ? m_mutator.interestingInteger()
                                 : static_cast<std::int64_t>(m_mutator.below(8)) << 8 * m_mutator.below(3));
    case ParameterKind::Handle: return handle(parameter.handle);
    case ParameterKind::String: return text();
    case ParameterKind::StringArray: return calls::list({text()});
    case ParameterKind::PointerOut: return list(m_mutator.below(5), false);
    case ParameterKind::PointerIn:
        return parameter.handle != HandleKind::None ? list(m_mutator.below(5), false) : data();
    case ParameterKind::Opaque: return m_mutator.oneIn(2) ? calls::pointer(m_mutator.below(64)) : blob();
    }
    return {};
}

core::Call CallGenerator::next()
{
    const core::FunctionInfo& function = m_mutator.oneOf(core::functions());
    std::vector<Value> arguments;
    for (const ParameterInfo& parameter : function.parameters)
        arguments.push_back(argument(parameter));
    Value result = function.result.kind == ParameterKind::None ? Value() : argument(function.result);
    return calls::make(std::string(function.name), std::move(arguments), std::move(result));
}

} // namespace vitrine::test
