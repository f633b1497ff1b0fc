// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace vitrine::core {

/// Bytes that never change once made and are shared by whoever needs them: buffer contents, images, call arguments.
using Blob = std::shared_ptr<const std::vector<std::byte>>;

} // namespace vitrine::core
