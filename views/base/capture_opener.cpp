// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/capture_opener.h"

#include "core/session/call_source.h"
#include "views/base/desk.h"

#include <utility>

namespace vitrine::views {

CaptureOpener::CaptureOpener(Desk& desk, Open open) : QObject(&desk), m_open(std::move(open)) {}

CaptureOpener::Open CaptureOpener::of(const Desk& desk)
{
    if (const auto* known = desk.findChild<CaptureOpener*>(QString(), Qt::FindDirectChildrenOnly))
        return known->m_open;
    return [](const std::string& path) -> core::Result<std::unique_ptr<core::CallSource>> {
        return core::failure("{} can't be opened here", path);
    };
}

} // namespace vitrine::views
