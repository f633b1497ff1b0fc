// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_engine/vector_listing.h"

#include "core/blend/pgpe/blend_programs.h"
#include "core/command/vector_config.h"

#include <iterator>
#include <utility>

namespace vitrine::core {

namespace {

/// What comes in before the instructions of a plain sequence: the fragment's color and the stored one.
constexpr std::size_t kInputs = 2;

/// A stencil's sequence begins with two steps of its own.
Text meaningOf(const NumberedStep& step, bool isStencil)
{
    if (isStencil && (step.number == 40 || step.number == 41))
        return textOf("an alpha for each channel, of the second color and alpha");
    if (isStencil && step.number == 42)
        return textOf("both colors multiplied by their alpha");
    switch (step.number) {
    case 10: return textOf("1 ÷ alpha of the destination");
    case 20: return textOf("the destination's colors without alpha");
    case 30: return textOf("the destination in linear light");
    case 40: return textOf("both colors multiplied by their alpha");
    case 50: return textOf("1 ÷ alpha of the result");
    case 60: return textOf("the result's colors without alpha");
    case 70: return textOf("the result as non-linear colors");
    case 80: return textOf("the result multiplied by alpha, to be stored");
    default: return textOf("the formula of the blend mode");
    }
}

Text whyLeftOut(const NumberedStep& step, const VectorBlend& blend)
{
    if (step.number != 30 && step.number != 70)
        return textOf("left out: the surface keeps colors that are not premultiplied");
    return blend.target.isNonLinear ? textOf("left out: colors are blended as they are stored")
                                    : textOf("left out: the surface keeps linear colors");
}

void mark(ListedInstruction& line, StepGroup group, const Text& meaning, std::string source)
{
    line.group = group;
    line.meaning = meaning;
    line.source = std::move(source);
}

class LineWriter {
public:
    LineWriter(const VectorBlend& blend, PixelProgram& listing)
        : m_blend(blend), m_isEngine(listing.config.engine == ColorEngine::Pgpe),
          m_result(m_isEngine ? "r" + std::to_string(pgpe::kDestinationRegister) : "DST"), m_listing(listing)
    {
    }

    void write()
    {
        const auto first = m_listing.instructions.begin() + static_cast<std::ptrdiff_t>(m_listing.combining);
        m_lines.assign(m_listing.instructions.begin(), first);
        m_next = first;
        if (m_isEngine) {
            take(StepGroup::PreFormatting, textOf("the fragment's color comes in"));
            take(StepGroup::PreFormatting, textOf("the stored color comes in"));
            if (m_blend.isStencil)
                take(StepGroup::PreFormatting, textOf("the fragment's second color comes in"));
        }
        if (m_blend.target.isPremultiplied)
            addFixed(StepGroup::PreFormatting, kClampLine, m_result + " = min{" + m_result + ", its alpha}",
                     textOf("no color is more than alpha"), "VG2D-19");
        for (const NumberedStep& step : numberedSteps(m_blend))
            add(step);
        while (m_next != m_listing.instructions.end())
            take(StepGroup::PostFormatting, m_next->opcode == "OUT" ? textOf("the result is stored") : Text());
        m_listing.instructions = std::move(m_lines);
    }

private:
    void take(StepGroup group, const Text& meaning, std::string source = "VG2D-37")
    {
        mark(*m_next, group, meaning, std::move(source));
        m_lines.push_back(std::move(*m_next++));
    }

    void add(const NumberedStep& step)
    {
        constexpr std::uint8_t kFirstOfPostFormatting = 50;
        if (step.number == kFirstOfPostFormatting)
            addFixed(StepGroup::Coverage, kCoverLine, m_result + " = " + m_result + "*t + old*(1-t)",
                     textOf("as much of it as the pixel is covered"), "VG2D-30");
        if (step.isLeftOut) {
            ListedInstruction line;
            line.kind = LineKind::LeftOut;
            line.text = textOfLeftOut(step.operation);
            line.opcode = line.text.substr(0, line.text.find(' '));
            mark(line, step.group, whyLeftOut(step, m_blend), "VG2D-37");
            m_lines.push_back(std::move(line));
        } else {
            take(step.group, meaningOf(step, m_blend.isStencil),
                 step.group == StepGroup::Blending ? "VG2D-36" : "VG2D-37");
        }
        m_lines.back().step = step.number;
    }

    [[nodiscard]] std::string textOfLeftOut(const opset8::Instruction& operation) const
    {
        return m_isEngine ? instructionText(pgpe::programOf({operation}).instructions[kInputs])
                          : instructionText(operation);
    }

    void addFixed(StepGroup group, std::string_view opcode, const std::string& what, const Text& meaning,
                  std::string source)
    {
        ListedInstruction line;
        line.kind = LineKind::Fixed;
        line.opcode = opcode;
        line.text = line.opcode + " " + what;
        line.operands = {m_result};
        if (opcode == kCoverLine)
            line.operands.emplace_back("old");
        line.writes = {m_result};
        mark(line, group, meaning, std::move(source));
        m_lines.push_back(std::move(line));
    }

    const VectorBlend& m_blend;
    const bool m_isEngine;
    const std::string m_result; ///< the register where destination and result are
    PixelProgram& m_listing;
    std::vector<ListedInstruction> m_lines;
    std::vector<ListedInstruction>::iterator m_next;
};

} // namespace

void addVectorLines(const VectorBlend& blend, PixelProgram& listing)
{
    listing.vector = VectorListing{blend, SpaceChoice::Auto, SpaceChoice::Auto};
    LineWriter(blend, listing).write();
}

} // namespace vitrine::core
