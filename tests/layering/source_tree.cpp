// SPDX-License-Identifier: Apache-2.0
#include "tests/layering/source_tree.h"

#include "tests/harness/places.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string_view>

namespace vitrine::layering {

namespace fs = std::filesystem;

namespace {

constexpr std::array<std::string_view, 10> kTopFolders{"core", "captures", "plugins", "views", "qml",
                                                       "app",  "tests",    "cmake",   ".ci",   "translations"};
constexpr std::array<std::string_view, 6> kExtensions{".h", ".cpp", ".qml", ".cmake", ".sh", ".py"};

bool isSource(const fs::path& path, const std::vector<std::string>& lines)
{
    const std::string extension = path.extension().string();
    if (std::find(kExtensions.begin(), kExtensions.end(), extension) != kExtensions.end())
        return true;
    if (path.filename() == "CMakeLists.txt")
        return true;
    return extension.empty() && !lines.empty() && startsWith(lines.front(), "#!");
}

std::vector<std::string> readLines(const fs::path& path)
{
    std::vector<std::string> lines;
    std::ifstream stream(path);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

void addFile(std::vector<SourceFile>& files, const fs::path& root, const fs::path& path)
{
    // Captures and pictures may be large: only what can be source is read.
    if (!path.has_extension() || path.extension() == ".txt" ||
        std::find(kExtensions.begin(), kExtensions.end(), path.extension().string()) != kExtensions.end()) {
        std::vector<std::string> lines = readLines(path);
        if (isSource(path, lines))
            files.push_back({path.lexically_relative(root).generic_string(), std::move(lines)});
    }
}

} // namespace

std::string codeOf(const SourceFile& file)
{
    std::string text;
    for (const std::string& line : file.lines)
        text += line.substr(0, line.find("//")) + '\n';
    return text;
}

std::vector<SourceFile> readSourceTree()
{
    const fs::path root = test::sourceFile({}).toStdString();
    std::vector<SourceFile> files;
    addFile(files, root, root / "CMakeLists.txt");
    for (const std::string_view folder : kTopFolders) {
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / folder))
            if (entry.is_regular_file())
                addFile(files, root, entry.path());
    }
    std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return files;
}

std::vector<std::string> addedFolders(const SourceFile& cmakeLists)
{
    static const std::regex kAdded(R"(^\s*add_subdirectory\(\s*([^\s)]+))");
    std::vector<std::string> folders;
    for (const std::string& line : cmakeLists.lines)
        if (std::smatch match; std::regex_search(line, match, kAdded))
            folders.push_back(match[1]);
    return folders;
}

std::string layerOf(const std::string& path)
{
    const bool isTest = startsWith(fs::path(path).filename().string(), "tst_");
    return isTest ? "tests" : path.substr(0, path.find('/'));
}

bool isCpp(const std::string& path)
{
    const std::string extension = fs::path(path).extension().string();
    return extension == ".h" || extension == ".cpp";
}

bool startsWith(const std::string& text, const std::string& start)
{
    return text.compare(0, start.size(), start) == 0;
}

} // namespace vitrine::layering
