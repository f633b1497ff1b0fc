// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

namespace vitrine::testing {

/// What programs do to a recorder without knowing of it, by name; null when there is none of that name. `path` is of a
/// file that some of them open.
///
///     close-loop close-from close-range close-twice    all descriptors that are not the standard ones
///     dup2            a file of their own over every descriptor that is a socket
///     unreachable     as close-range, and the recorder's socket is gone
///     few-files       may not open another file, and closes all
///     daemon          goes on in a child, in a session of its own, and ends
///     daemon-closing  the same, and closes all
///     daemon-early    goes on in a child that closes all and calls `present` before the parent ends
///     child-draws     forks a child that calls `present` twice while the parent waits
///     forks           forks children that end, and that become another program
[[nodiscard]] std::function<void()> troubleOf(const char* name, const char* path, const std::function<void()>& present);

/// Ways to end behind the last frame: abort, kill, _exit, exec. Does not return for any of these names.
void endBy(const char* name);

} // namespace vitrine::testing
