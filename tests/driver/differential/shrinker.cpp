// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/shrinker.h"

#include <cctype>
#include <optional>

namespace vitrine::differential {

namespace {

/// Replaces a node by other nodes; nothing when the node does not allow it.
using Edit = std::function<std::optional<std::vector<SourceNode>>(const SourceNode&)>;

std::optional<std::vector<SourceNode>> dropped(const SourceNode& node)
{
    if (node.isFixed)
        return std::nullopt;
    return std::vector<SourceNode>{};
}

std::optional<std::vector<SourceNode>> unwrapped(const SourceNode& node)
{
    if (node.isFixed || node.children.empty())
        return std::nullopt;
    return node.children;
}

bool isName(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}

std::size_t closing(const std::string& text, std::size_t open)
{
    int depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
        if (depth == 0)
            return i;
    }
    return std::string::npos;
}

/// What lies between spaces and commas outside of inner parentheses.
std::vector<std::string> parts(const std::string& text)
{
    std::vector<std::string> result{""};
    int depth = 0;
    for (const char c : text) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (depth == 0 && (c == ' ' || c == ','))
            result.emplace_back();
        else
            result.back() += c;
    }
    return result;
}

/// The text with one parenthesis or call replaced by a part of it or a literal.
std::vector<std::string> simplified(const std::string& text)
{
    std::vector<std::string> result;
    for (std::size_t open = text.find('('); open != std::string::npos; open = text.find('(', open + 1)) {
        const std::size_t end = closing(text, open);
        if (end == std::string::npos)
            continue;
        std::size_t start = open;
        while (start > 0 && isName(text[start - 1]))
            --start;
        std::vector<std::string> choices{"1.0", "1", "true"};
        for (std::string& part : parts(text.substr(open + 1, end - open - 1)))
            if (!part.empty() && (isName(part[0]) || part[0] == '('))
                choices.push_back(std::move(part));
        for (const std::string& choice : choices)
            if (choice.size() < end + 1 - start)
                result.push_back(text.substr(0, start) + choice + text.substr(end + 1));
    }
    return result;
}

class Shrinker {
public:
    Shrinker(GeneratedProgram program, const StillDiffers& stillDiffers, int attempts)
        : m_program(std::move(program)), m_stillDiffers(stillDiffers), m_attempts(attempts)
    {
    }
    GeneratedProgram run();

private:
    bool everywhere(const Edit& edit);
    bool everywhere(SourceNode& parent, const Edit& edit);
    bool simplify(SourceNode& node);
    bool holds();

    GeneratedProgram m_program;
    const StillDiffers& m_stillDiffers;
    int m_attempts;
};

bool Shrinker::holds()
{
    return m_attempts-- > 0 && m_stillDiffers(m_program.sources());
}

bool Shrinker::everywhere(SourceNode& parent, const Edit& edit)
{
    bool hasChanged = false;
    for (std::size_t i = parent.children.size(); i-- > 0 && m_attempts > 0;) {
        const auto replacement = edit(parent.children[i]);
        if (replacement) {
            const std::vector<SourceNode> before = parent.children;
            parent.children.erase(parent.children.begin() + static_cast<std::ptrdiff_t>(i));
            parent.children.insert(parent.children.begin() + static_cast<std::ptrdiff_t>(i), replacement->begin(),
                                   replacement->end());
            if (holds()) {
                hasChanged = true;
                continue;
            }
            parent.children = before;
        }
        hasChanged |= everywhere(parent.children[i], edit);
    }
    return hasChanged;
}

bool Shrinker::everywhere(const Edit& edit)
{
    const bool inFragment = everywhere(m_program.fragment, edit);
    return everywhere(m_program.vertex, edit) || inFragment;
}

bool Shrinker::simplify(SourceNode& node)
{
    bool hasChanged = false;
    for (bool again = true; again;) {
        again = false;
        for (const std::string& candidate : simplified(node.open)) {
            const std::string before = node.open;
            node.open = candidate;
            again = holds();
            if (again)
                break;
            node.open = before;
        }
        hasChanged |= again;
    }
    for (SourceNode& child : node.children)
        hasChanged |= simplify(child);
    return hasChanged;
}

GeneratedProgram Shrinker::run()
{
    for (bool again = true; again && m_attempts > 0;) {
        again = everywhere(dropped);
        again |= everywhere(unwrapped);
        again |= simplify(m_program.fragment);
        again |= simplify(m_program.vertex);
    }
    return std::move(m_program);
}

} // namespace

GeneratedProgram shrink(GeneratedProgram program, const StillDiffers& stillDiffers, int attempts)
{
    return Shrinker{std::move(program), stillDiffers, attempts}.run();
}

} // namespace vitrine::differential
