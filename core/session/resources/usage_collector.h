// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/resources/api_objects.h"
#include "core/session/resources/resource_usage.h"

#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace vitrine::core {

/// Looks at the calls of a frame, and records what they do with objects.
class UsageCollector {
public:
    void visit(const FrameStep& step);
    [[nodiscard]] std::vector<ResourceUsage> take() { return std::exchange(m_uses, {}); }
    [[nodiscard]] bool isCutOff() const { return m_isCutOff; }

    /// Adds something that the call does; the rules below call it.
    void add(const std::optional<ResourceId>& id, UsageAction action, std::string detail = {});
    [[nodiscard]] const ApiObjects& objects() const { return *m_objects; }
    [[nodiscard]] const FrameStep& step() const { return *m_step; }
    /// The state of the current context; null when none is current.
    [[nodiscard]] const gles2::ContextState* state() const;
    [[nodiscard]] std::optional<ResourceId> boundFramebuffer() const;
    [[nodiscard]] const gles2::Framebuffer* framebufferObject() const;
    /// The image at an attachment of the bound framebuffer; none for the window's.
    [[nodiscard]] std::optional<ResourceId> imageOf(const gles2::FramebufferAttachment& attachment) const;

private:
    void refreshObjects(const FrameStep& step);
    void addHandles();
    void addHandle(std::int64_t name, HandleKind handle, UsageAction action);
    void addDraw(const DrawCommand& draw);
    void addTargets(const DrawCommand& draw);
    void addClear(const ClearCommand& clear);

    std::vector<ResourceUsage> m_uses;
    bool m_isCutOff = false;
    const FrameStep* m_step = nullptr;
    std::optional<ApiObjects> m_objects;
    std::size_t m_nameCount = 0;
};

/// A rule for a function that works on what is bound: uploads, copies, read-backs.
struct UsageRule {
    std::string_view function;
    void (*apply)(UsageCollector& collector, UsageAction action);
    UsageAction action;
};
[[nodiscard]] std::span<const UsageRule> usageRules();
/// The rule for every glUniform*.
void applyUniformRule(UsageCollector& collector);

} // namespace vitrine::core
