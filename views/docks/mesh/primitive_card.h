// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/mesh/mesh.h"
#include "core/session/mesh/piece_setup.h"
#include "views/kit/asking_pane.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;

namespace vitrine::views {

class Desk;
class RowTable;

/// Of a primitive what setup made of it: edge functions, area, gradients of depth, of 1/w and of each varying, and what
/// all these are at a pixel; of one that was rejected why (BYP-17, BYP-18). Asks for it while it can be seen.
class PrimitiveCard final : public QWidget {
    Q_OBJECT

public:
    struct Subject {
        std::uint64_t call = 0; ///< index of the draw's call
        core::MeshPrimitive primitive;
        std::uint32_t piece = 0; ///< as the rasterizer calls it; 0: there is none
        [[nodiscard]] bool isSameAs(const Subject& other) const;
    };
    struct Pixel {
        std::uint32_t x = 0, y = 0; ///< from the left, from the bottom
        friend bool operator==(const Pixel&, const Pixel&) = default;
    };

    explicit PrimitiveCard(Desk& desk, QWidget* parent = nullptr);

    void show(const Subject& subject);
    void showNothing();
    /// Where values are told.
    void showPixel(std::optional<Pixel> pixel);

    [[nodiscard]] RowTable& table() const { return *m_table; }
    [[nodiscard]] AskingPane& pane() const { return *m_pane; }
    /// Empty: nothing is shown.
    [[nodiscard]] QString title() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void ask();
    void forgetSetup();
    void showRows();

    Desk& m_desk;
    QLabel* m_title;
    RowTable* m_table;
    AskingPane* m_pane;
    std::optional<Subject> m_subject;
    bool m_isAsked = false; ///< for what m_subject is
    std::shared_ptr<const core::PieceSetup> m_setup;
    std::optional<Pixel> m_pixel;
};

} // namespace vitrine::views
