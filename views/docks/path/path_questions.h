// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/path/path_facts.h"

#include <QObject>

#include <functional>

namespace vitrine::views {

class Desk;
struct Inspection;

/// The path of that number of the draw that the next call makes.
[[nodiscard]] core::Result<PathAnswer> readPath(Inspection& inspection, std::uint32_t number);

/// What is asked of the machine about a path that is shown, each question of the newest selection alone: the pixels
/// that triangles count at, and the triangles that count at a pixel.
class PathQuestions final : public QObject {
    Q_OBJECT

public:
    explicit PathQuestions(Desk& desk, QObject* parent = nullptr);

    /// `call`, here and below: that of the draw, where the replay stands anyway.
    using TakeCounted = std::function<void(const std::shared_ptr<const PathFacts::Counted>&)>;
    void askWhereCounted(std::uint64_t call, const std::shared_ptr<const PathAnswer>& answer,
                         const std::vector<std::uint32_t>& triangles, const TakeCounted& take);
    using TakeAtPixel = std::function<void(const std::shared_ptr<const PathFacts::AtPixel>&)>;
    void askAtPixel(std::uint64_t call, const std::shared_ptr<const PathAnswer>& answer, const PixelLink& pixel,
                    const TakeAtPixel& take);
    void forgetCounted();
    void forgetPixel();

private:
    Desk& m_desk;
    QObject* m_countedAsker;
    QObject* m_pixelAsker;
};

} // namespace vitrine::views
