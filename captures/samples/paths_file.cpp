// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/paths_file.h"

#include "core/base/check.h"

#include <VG/openvg.h>

#include <fstream>
#include <sstream>

namespace vitrine::captures::samples {
namespace {

template <typename T>
T next(std::istream& line)
{
    T value{};
    line >> value;
    CORE_CHECK(!line.fail(), "a line of a file of paths ends too early");
    return value;
}

/// One of the names, which stand in the order of the enumerators.
int oneOf(const std::string& word, std::initializer_list<const char*> names, int first)
{
    for (const char* name : names) {
        if (word == name)
            return first;
        ++first;
    }
    CORE_CHECK(false, "a file of paths has a word that means nothing here");
    return 0;
}

Color colorOf(const std::string& word)
{
    CORE_CHECK(word.size() == 9 && word[0] == '#', "a color of a file of paths is #rrggbbaa");
    Color color;
    for (std::size_t i = 0; i < color.size(); ++i)
        color[i] = static_cast<float>(std::stoi(word.substr(1 + 2 * i, 2), nullptr, 16)) / 255.0f;
    return color;
}

/// A gradient is called paint1, paint2 and so on in the order of the file.
DrawnPaint paintOf(const std::string& word)
{
    if (word.starts_with("paint"))
        return {{}, std::stoul(word.substr(5)) - 1};
    return {colorOf(word), {}};
}

DrawnGradient gradientOf(std::istream& line)
{
    DrawnGradient gradient;
    gradient.isRadial = oneOf(next<std::string>(line), {"linear", "radial"}, 0) == 1;
    if (gradient.isRadial) {
        for (int column = 0; column < 3; ++column) {
            const auto x = next<float>(line), y = next<float>(line);
            gradient.matrix.insert(gradient.matrix.end(), {x, y, column == 2 ? 1.0f : 0.0f});
        }
    }
    for (int i = 0; i < (gradient.isRadial ? 2 : 4); ++i)
        gradient.points.push_back(next<float>(line));
    gradient.isReflected = oneOf(next<std::string>(line), {"pad", "reflect"}, 0) == 1;
    for (float offset = 0; line >> offset;) {
        const Color color = colorOf(next<std::string>(line));
        gradient.stops.push_back(offset);
        gradient.stops.insert(gradient.stops.end(), color.begin(), color.end());
    }
    return gradient;
}

/// All of it is absolute: M, L, C and Z, each followed by its points without a space.
void readData(std::istream& line, DrawnPath& path)
{
    for (char letter = 0; line >> letter;) {
        constexpr std::uint8_t kCommands[] = {VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_CUBIC_TO_ABS, VG_CLOSE_PATH};
        constexpr int kNumbers[] = {2, 2, 6, 0};
        const int which = oneOf({letter}, {"M", "L", "C", "Z"}, 0);
        path.commands.push_back(kCommands[which]);
        for (int i = 0; i < kNumbers[which]; ++i)
            path.points.push_back(next<float>(line));
    }
}

DrawnPath pathOf(std::istream& line)
{
    DrawnPath path;
    path.fillRule = oneOf(next<std::string>(line), {"even-odd", "non-zero"}, VG_EVEN_ODD);
    auto word = next<std::string>(line);
    if (word == "fill") {
        path.fill = paintOf(next<std::string>(line));
        word = next<std::string>(line);
    }
    if (word == "stroke") {
        DrawnStroke& stroke = path.stroke.emplace();
        stroke.paint = paintOf(next<std::string>(line));
        stroke.width = next<float>(line);
        stroke.cap = oneOf(next<std::string>(line), {"butt", "round", "square"}, VG_CAP_BUTT);
        stroke.join = oneOf(next<std::string>(line), {"miter", "round", "bevel"}, VG_JOIN_MITER);
        stroke.miterLimit = next<float>(line);
        word = next<std::string>(line);
    }
    CORE_CHECK(word == "d", "a path of a file of paths has no data");
    readData(line, path);
    return path;
}

} // namespace

Drawing readPathsFile(const std::string& name)
{
    std::ifstream file(name);
    CORE_CHECK(file.is_open(), "a file of paths that a sample is made of is missing");
    Drawing drawing;
    for (std::string text; std::getline(file, text);) {
        if (text.starts_with('#'))
            continue;
        std::istringstream line(text);
        const auto word = next<std::string>(line);
        if (word == "group")
            drawing.groups.push_back({text.substr(6), {}});
        else if (word == "path")
            drawing.groups.back().paths.push_back(pathOf(line));
        else
            drawing.gradients.push_back(gradientOf(line));
    }
    return drawing;
}

} // namespace vitrine::captures::samples
