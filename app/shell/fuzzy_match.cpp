// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/fuzzy_match.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace vitrine::app {

namespace {

constexpr int kFirst = 12; // the text begins with it
constexpr int kWordStart = 8;
constexpr int kRun = 6; // it follows the letter that was matched before
constexpr int kLetter = 1;
constexpr int kNever = std::numeric_limits<int>::min() / 2;
constexpr qsizetype kMaxText = 200;

int valueAt(const QString& text, qsizetype place)
{
    if (place == 0)
        return kFirst;
    return text[place - 1].isLetterOrNumber() ? kLetter : kWordStart;
}

} // namespace

std::optional<int> fuzzyScore(const QString& letters, const QString& text)
{
    QString wanted = letters.toLower();
    wanted.remove(QLatin1Char(' '));
    const QString among = text.left(kMaxText).toLower();
    const auto size = static_cast<std::size_t>(among.size());
    // best[i]: with the letters so far, the last of them matched at i. The best of all ways, not the first one found:
    // "go" in "logo: go to" stands for the word.
    std::vector<int> best(size, 0);
    for (qsizetype letter = 0; letter < wanted.size(); ++letter) {
        std::vector<int> next(size, kNever);
        int bestBefore = letter == 0 ? 0 : kNever;
        for (std::size_t i = 0; i < size; ++i) {
            const auto place = static_cast<qsizetype>(i);
            if (letter > 0 && i > 0)
                bestBefore = std::max(bestBefore, best[i - 1]);
            if (among[place] != wanted[letter])
                continue;
            int score = bestBefore + valueAt(among, place);
            if (letter > 0 && i > 0)
                score = std::max(score, best[i - 1] + kRun + valueAt(among, place));
            next[i] = score;
        }
        best = std::move(next);
    }
    const int score = wanted.isEmpty() ? 0 : size == 0 ? kNever : *std::max_element(best.begin(), best.end());
    return score < 0 ? std::nullopt : std::optional<int>(score);
}

} // namespace vitrine::app
