// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace vitrine::layering {

/// A file of the repository: its path from the root, and its lines.
struct SourceFile {
    std::string path;
    std::vector<std::string> lines;
};

/// The text of a file without its // comments.
[[nodiscard]] std::string codeOf(const SourceFile& file);

/// Every source, QML, CMake and script file of this checkout, sorted by path; build folders are left out.
std::vector<SourceFile> readSourceTree();

/// The folders that a CMakeLists.txt adds, in its order; with '/' where the folder lies deeper.
std::vector<std::string> addedFolders(const SourceFile& cmakeLists);

/// The top folder whose rules hold for a file: the one that it lies in, but "tests" for a test in a dock's folder.
[[nodiscard]] std::string layerOf(const std::string& path);
[[nodiscard]] bool isCpp(const std::string& path);
[[nodiscard]] bool startsWith(const std::string& text, const std::string& start);

} // namespace vitrine::layering
