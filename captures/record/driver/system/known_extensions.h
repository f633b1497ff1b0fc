// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

/// Limits what a program sees of the system's driver to what captures can hold and replays can execute.

namespace vitrine::captures::system {

/// Filters a list of extension names, separated by spaces: keeps those of OpenGL ES, or of EGL, that we know, in their
/// order.
[[nodiscard]] std::string knownGlExtensions(std::string_view all);
[[nodiscard]] std::string knownEglExtensions(std::string_view all);

/// "OpenGL ES 2.0 Mesa 22.3.6" for "OpenGL ES 3.2 Mesa 22.3.6": our version, followed by the driver's own words.
[[nodiscard]] std::string limitedVersion(std::string_view version);
/// The same for GL_SHADING_LANGUAGE_VERSION: "OpenGL ES GLSL ES 1.00 …".
[[nodiscard]] std::string limitedShadingVersion(std::string_view version);

} // namespace vitrine::captures::system
