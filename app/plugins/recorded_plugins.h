// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plugins/plugin_folder.h"
#include "captures/record/recorder/recording.h"

namespace vitrine::app {

/// The plugins that the user allows, for a program that is recorded on the model: it is handed them by the recorder.
class RecordedPlugins {
public:
    explicit RecordedPlugins(const Plugins& plugins);

    [[nodiscard]] const std::vector<captures::HandedPlugin>& handed() const { return m_handed; }
    /// Once, when the recording is over: a sentence for each plugin that the program has ended inside of by itself.
    /// From the next start on it is not loaded.
    [[nodiscard]] std::vector<core::Text> ended(const captures::RecordingOutcome& outcome) const;

private:
    std::vector<captures::HandedPlugin> m_handed;
    std::vector<std::shared_ptr<RunMark>> m_marks; ///< by plugin; null: there was no place for one
};

} // namespace vitrine::app
