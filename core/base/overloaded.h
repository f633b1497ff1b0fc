// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace vitrine::core {

/// One function of several lambdas, for std::visit().
template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

} // namespace vitrine::core
