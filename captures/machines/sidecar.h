// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/machines/chosen_machine.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

/// The file beside a capture that keeps what was added to it later: the user's notes, and the machine chosen for it
/// (ONE-02). It is JSON that people can read and edit. This header has what every program needs of it; only the window
/// reads the notes.

namespace vitrine::captures {

/// Identifies a capture by its content. So a sidecar belongs to a copy of its capture, too, but not to a new recording
/// under the same name.
struct CaptureIdentity {
    std::string name; ///< name of the file, for people
    std::uint64_t bytes = 0;
    std::string hash; ///< hexadecimal; of the size, and of pages from all over the file
    /// The name of the file does not count.
    [[nodiscard]] bool isSameCapture(const CaptureIdentity& other) const
    {
        return bytes == other.bytes && hash == other.hash;
    }
};

/// Reads at most kIdentityPages pages. A file that can't be read has no bytes and no hash.
[[nodiscard]] CaptureIdentity identityOf(const std::filesystem::path& capture);
inline constexpr std::uint64_t kIdentityPages = 256;

struct Sidecar {
    CaptureIdentity capture;
    ChosenMachine machine; ///< the machine chosen for the capture
};
inline constexpr int kSidecarVersion = 1;
inline constexpr std::uintmax_t kMaxSidecarBytes = std::uintmax_t{4} << 20;

/// The error is a part of a sentence: "it was written by a newer Vitrine", "energy_illustrative.ALU.on: 0–1000000".
[[nodiscard]] core::Result<Sidecar> parseSidecar(std::string_view json);
[[nodiscard]] core::Result<Sidecar> readSidecar(const std::filesystem::path& path);

/// $XDG_DATA_HOME/vitrine/notes, or the same in ~/.local/share. It need not exist. Empty when there is no home.
[[nodiscard]] std::filesystem::path usersNotes();
/// First `NAME.vitrine-notes` beside the capture, then a file in the user's folder, for captures whose own folder can't
/// be written.
[[nodiscard]] std::array<std::filesystem::path, 2> sidecarPlaces(const std::filesystem::path& capture,
                                                                 const CaptureIdentity& identity,
                                                                 const std::filesystem::path& usersFolder);

} // namespace vitrine::captures
