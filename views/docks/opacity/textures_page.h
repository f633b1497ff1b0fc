// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/opacity_facts.h"
#include "views/base/link.h"
#include "views/kit/asking_pane.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace vitrine::views {

class Desk;
class RowTable;

/// All textures that the shown draw's fragments read, each with its bit, the intervals of its channels, and where that
/// is known from (HIZ-13, HIZ-14, HIZ-18, HIZ-19). Asks for it while it can be seen.
class TexturesPage final : public QWidget {
    Q_OBJECT

public:
    explicit TexturesPage(Desk& desk, QWidget* parent = nullptr);

    /// The desk's moment is another one.
    void follow();
    [[nodiscard]] RowTable& table() const { return *m_table; }
    [[nodiscard]] AskingPane& pane() const { return *m_pane; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct KnownTexture {
        core::FragmentTexture texture;
        core::Result<core::OpacityFacts> facts; ///< without classes
    };
    using KnownTextures = std::vector<KnownTexture>;
    void ask();
    void show(const KnownTextures& textures);

    Desk& m_desk;
    RowTable* m_table;
    AskingPane* m_pane;
    bool m_isOld = true; ///< what is shown is of another moment
};

} // namespace vitrine::views
