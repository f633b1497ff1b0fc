// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/query/event_query.h"
#include "core/session/query/event_query_completion.h"
#include "core/session/resource_id.h"
#include "views/base/moment.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

/// Which calls a search goes through.
enum class SearchScope : std::uint8_t { Actions, AllCalls };

struct CallSearch {
    core::EventQuery query; ///< the empty one looks for nothing
    SearchScope scope = SearchScope::Actions;
    std::shared_ptr<const CallWarnings> warnings; ///< for queries about errors
};

/// Of a text: where it begins, and how long it is.
struct TextRange {
    qsizetype start = 0;
    qsizetype length = 0;
    friend bool operator==(const TextRange&, const TextRange&) = default;
};

/// A call as lists and files show it.
struct CallText {
    /// An object by its number.
    struct Name {
        TextRange range;
        core::ResourceId id;
    };

    std::uint64_t number = 0; ///< the capture's own
    QString text;
    std::vector<Name> names = {};               ///< in their order; none while nobody knows whose names they are
    std::vector<TextRange> parameterNames = {}; ///< each with the " = " behind it

    /// The text by values alone.
    [[nodiscard]] CallText withoutParameterNames() const;
};

/// The texts of a capture's calls, which are read from the file when somebody looks at them.
class CallTextSource : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The printed call, or nothing yet: it is then on its way, and textsArrived() tells when to ask again. It tells
    /// once more when the names in it are known later than the text.
    [[nodiscard]] virtual std::optional<CallText> call(std::uint64_t callIndex) = 0;
    [[nodiscard]] std::optional<QString> text(std::uint64_t callIndex);
    /// At once, and so for what the user copies and saves alone. Without names.
    [[nodiscard]] virtual std::vector<CallText> read(const std::vector<std::uint64_t>& callIndices) = 0;
    /// Looks for calls, in place of what the same asker has looked for before. Askers don't wait for each other.
    virtual void search(QObject* asker, const CallSearch& search) = 0;
    /// What occurs in the capture, as far as it has been looked through: the first question begins with it, and
    /// vocabularyGrew() tells of more.
    [[nodiscard]] virtual const core::QueryVocabulary& vocabulary() = 0;

signals:
    void textsArrived(quint64 firstCall, quint64 lastCall);
    /// Call indices, growing. Also sent on the way, with what was found so far.
    void searchProgressed(QObject* asker, std::shared_ptr<const std::vector<std::uint64_t>> matches, bool finished);
    void vocabularyGrew();
};

} // namespace vitrine::views
