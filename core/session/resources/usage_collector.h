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

/// Hears the calls of a frame and takes down what they do with objects.
class UsageCollector {
public:
    void visit(const FrameStep& step);
    [[nodiscard]] std::vector<ResourceUsage> take() { return std::exchange(m_uses, {}); }
    [[nodiscard]] bool isCutOff() const { return m_isCutOff; }

    /// For the rules below: what a call does.
    void add(const std::optional<ResourceId>& id, UsageAction action, std::string detail = {});
    [[nodiscard]] const ApiObjects& objects() const { return *m_objects; }
    [[nodiscard]] const FrameStep& step() const { return *m_step; }
    /// Null: nothing is current.
    [[nodiscard]] const gles2::ContextState* state() const;
    [[nodiscard]] std::optional<ResourceId> boundFramebuffer() const;
    [[nodiscard]] const gles2::Framebuffer* framebufferObject() const;
    /// An image of the bound framebuffer; none: of the window.
    [[nodiscard]] std::optional<ResourceId> imageOf(const gles2::Attachment& attachment) const;

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

/// What functions do to what is bound: uploads, copies, read-backs.
struct UsageRule {
    std::string_view function;
    void (*apply)(UsageCollector& collector, UsageAction action);
    UsageAction action;
};
[[nodiscard]] std::span<const UsageRule> usageRules();
/// Of every glUniform*.
void applyUniformRule(UsageCollector& collector);

} // namespace vitrine::core
