// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/unit.h"

#include <concepts>
#include <string_view>

namespace vitrine::core {

/// What a unit is that answers questions of others in the cycle in which they ask. An answer follows from what was
/// committed before the cycle, and from the questions before; what the unit itself does in phase 4 can't change it, so
/// that it does not depend on who ticks first.
template <typename Question, typename Answer>
class Answers {
public:
    Answers() = default;
    Answers(const Answers&) = delete;
    Answers& operator=(const Answers&) = delete;
    virtual ~Answers() = default;

    [[nodiscard]] virtual Answer answer(const Question& question) = 0;
};

/// The asker's end: a port beside those of queues. A default constructed one is not connected.
template <typename Question, typename Answer>
class Query {
public:
    Query() = default;
    template <typename Answerer>
    requires std::derived_from<Answerer, Unit> && std::derived_from<Answerer, Answers<Question, Answer>>
    Query(Answerer& answerer) : m_answers(&answerer), m_unit(&answerer)
    {
    }

    [[nodiscard]] bool connected() const { return m_answers != nullptr; }
    /// The path of the unit that answers; empty: not connected.
    [[nodiscard]] std::string_view reaches() const
    {
        return m_unit ? std::string_view(m_unit->path()) : std::string_view();
    }
    [[nodiscard]] Answer ask(const Question& question) const { return m_answers->answer(question); }

private:
    Answers<Question, Answer>* m_answers = nullptr;
    const Unit* m_unit = nullptr;
};

/// Asks whether a unit was at work in the cycle before.
struct WorkQuestion {};
using WorkQuery = Query<WorkQuestion, bool>;

} // namespace vitrine::core
