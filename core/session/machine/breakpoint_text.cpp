// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/breakpoint.h"

#include "core/command/register_names.h"

#include <cctype>
#include <charconv>
#include <vector>

namespace vitrine::core {

namespace {

using Test = LevelStop::Test;

struct TextMaker {
    std::string operator()(const EventStop& stop) const
    {
        return "event " + stop.name + (stop.place.empty() ? "" : " at " + stop.place);
    }
    std::string operator()(const LevelStop& stop) const
    {
        const std::string level = std::to_string(stop.level);
        switch (stop.test) {
        case Test::AtLeast: return stop.queue + " >= " + level;
        case Test::AtMost: return stop.queue + " <= " + level;
        case Test::Exactly: return stop.queue + " = " + level;
        case Test::Full: return stop.queue + " full";
        case Test::Empty: break;
        }
        return stop.queue + " empty";
    }
    std::string operator()(const ChangeStop& stop) const { return stop.place + " changes"; }
    std::string operator()(const PixelStop& stop) const
    {
        return "pixel " + std::to_string(stop.x) + "," + std::to_string(stop.y) +
               (stop.what == AtPixel::What::Write ? " written" : "");
    }
    std::string operator()(const TaskStop& stop) const
    {
        return "task " + std::to_string(stop.task.value) + (stop.draw ? " of draw " + std::to_string(*stop.draw) : "");
    }
    std::string operator()(const RegisterStop& stop) const { return "register " + stop.name; }
};

bool isName(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '_' || c == '-';
}

/// Names and numbers, in lower case; anything else is a word of its own, but for "<=", ">=" and "==".
std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t start = i++;
        if (std::isspace(static_cast<unsigned char>(text[start])) != 0)
            continue;
        if (isName(text[start]))
            while (i < text.size() && isName(text[i]))
                ++i;
        else if (i < text.size() && text[i] == '=')
            ++i;
        std::string& word = words.emplace_back(text.substr(start, i - start));
        for (char& c : word)
            c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return words;
}

template <typename Number>
std::optional<Number> numberIn(std::string_view word)
{
    Number number = 0;
    const auto [end, failure] = std::from_chars(word.data(), word.data() + word.size(), number);
    return failure == std::errc() && end == word.data() + word.size() ? std::optional(number) : std::nullopt;
}

using Tokens = std::span<const std::string>;

std::optional<Breakpoint> eventIn(Tokens words)
{
    if (words.size() == 2)
        return EventStop{words[1], {}};
    if (words.size() == 4 && words[2] == "at")
        return EventStop{words[1], words[3]};
    return std::nullopt;
}

std::optional<Breakpoint> pixelIn(Tokens words)
{
    const bool isWritten = words.size() == 5 && words[4] == "written";
    if ((words.size() != 4 && !isWritten) || words[2] != ",")
        return std::nullopt;
    const auto x = numberIn<std::uint16_t>(words[1]);
    const auto y = numberIn<std::uint16_t>(words[3]);
    if (!x || !y)
        return std::nullopt;
    return PixelStop{*x, *y, isWritten ? AtPixel::What::Write : AtPixel::What::Anything};
}

std::optional<Breakpoint> taskIn(Tokens words)
{
    const auto task = words.size() > 1 ? numberIn<std::uint32_t>(words[1]) : std::nullopt;
    if (!task)
        return std::nullopt;
    if (words.size() == 2)
        return TaskStop{{*task}, {}};
    const auto draw = words.size() == 5 ? numberIn<std::uint32_t>(words[4]) : std::nullopt;
    if (!draw || words[2] != "of" || words[3] != "draw")
        return std::nullopt;
    return TaskStop{{*task}, draw};
}

/// In the case of letters that the machine's own name has.
std::optional<Breakpoint> registerIn(Tokens words)
{
    if (words.size() != 2)
        return std::nullopt;
    const auto known = words[1].starts_with("0x") ? std::vector<RegisterRange>{} : registersNamed(words[1]);
    const std::string full = known.empty() ? std::string() : registerName(known.front().first);
    return RegisterStop{full.size() < words[1].size() ? words[1] : full.substr(0, words[1].size())};
}

std::optional<Breakpoint> partIn(Tokens words)
{
    if (words.size() == 2 && words[1] == "full")
        return LevelStop{words[0], Test::Full};
    if (words.size() == 2 && words[1] == "empty")
        return LevelStop{words[0], Test::Empty};
    if (words.size() == 2 && words[1] == "changes")
        return ChangeStop{words[0]};
    const auto level = words.size() == 3 ? numberIn<std::uint32_t>(words[2]) : std::nullopt;
    if (!level)
        return std::nullopt;
    if (words[1] == ">=")
        return LevelStop{words[0], Test::AtLeast, *level};
    if (words[1] == "<=")
        return LevelStop{words[0], Test::AtMost, *level};
    if (words[1] == "=" || words[1] == "==")
        return LevelStop{words[0], Test::Exactly, *level};
    return std::nullopt;
}

std::optional<Breakpoint> breakpointIn(Tokens words)
{
    if (words.empty())
        return std::nullopt;
    if (words[0] == "event")
        return eventIn(words);
    if (words[0] == "pixel")
        return pixelIn(words);
    if (words[0] == "task")
        return taskIn(words);
    if (words[0] == "register")
        return registerIn(words);
    return partIn(words);
}

} // namespace

std::string breakpointText(const Breakpoint& breakpoint)
{
    return std::visit(TextMaker{}, breakpoint);
}

Result<Breakpoint> parseBreakpoint(std::string_view text)
{
    const std::vector<std::string> words = wordsOf(text);
    if (auto breakpoint = breakpointIn(words))
        return *std::move(breakpoint);
    return failure("write event task.issue, ftq >= 64, ftq full, sp.0 changes, pixel 12,34, task 18 or register "
                   "blend.sourceColor");
}

} // namespace vitrine::core
