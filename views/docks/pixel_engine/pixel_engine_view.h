// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"
#include "views/base/moment.h"
#include "views/docks/pixel_engine/pixel_question.h"
#include "views/kit/asking_view.h"

#include <memory>
#include <optional>

class QAction;
class QLabel;
class QPushButton;
class QSplitter;
class QTreeView;

namespace vitrine::views {

class HistorySource;
class PixelBar;
class PixelChoices;
class PixelPages;
class PixelPlayer;

/// The color updater's engine at work (BYP-20…28): the program that the colors of a draw go through, and one pixel of
/// the draw step by step. Follows the draw that is shown, and the pixel that is selected.
class PixelEngineView final : public AskingView<PixelQuestion, PixelAnswer> {
    Q_OBJECT

public:
    explicit PixelEngineView(Desk& desk);
    ~PixelEngineView() override;

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] Asked<PixelAnswer> asked(const PixelQuestion& question) override;
    void showAnswer(const std::shared_ptr<const PixelAnswer>& answer) override;
    void dropAnswer() override;
    void dropCapture() override;
    void follow(const Changes& changes) override;
    void tellFailure(const QString& why) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeHeader();
    QWidget* makeRemark();
    QWidget* makeContent();
    QAction* addPixelAction(QWidget& header, bool isNext);
    [[nodiscard]] QAction* pixelActionOf(const QKeyEvent& event) const;
    void takeLink(const Link& link);
    void takeSelection(const Selection& selection);
    void takePosition();
    void askIfNeeded();
    void askForLast();
    void showWords();
    void showChoices();
    void showStep();
    void goToPixel(bool isNext);
    [[nodiscard]] std::optional<PixelQuestion> wanted() const;
    [[nodiscard]] QString titleText() const;

    PixelPlayer* m_player;
    PixelBar* m_bar = nullptr;
    PixelPages* m_pages = nullptr;
    QSplitter* m_splitter = nullptr;
    QTreeView* m_program = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_told = nullptr;
    QLabel* m_remark = nullptr;
    QPushButton* m_last = nullptr;
    PixelChoices* m_choices = nullptr;
    QAction* m_previous = nullptr;
    QAction* m_next = nullptr;

    Selection m_seen;                    ///< of the desk, that has been taken
    std::optional<std::uint32_t> m_draw; ///< none: the one that is shown
    std::optional<PixelLink> m_pixel;
    std::uint32_t m_primitive = 0, m_sample = 0;
    bool m_findsLast = false;     ///< asks for the last draw that blends at the pixel
    std::uint64_t m_position = 0; ///< of the desk, that has been taken
    SharedMachine m_machine;
    std::shared_ptr<const PixelAnswer> m_answer;
    std::shared_ptr<HistorySource> m_source;
};

} // namespace vitrine::views
