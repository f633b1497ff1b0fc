// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/machines/chosen_machine.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

/// The file beside a capture with what was added to it later: the user's notes, and the machine chosen for it (ONE-02).
/// JSON that can be read and mended by hand. Here is what everybody reads of it; notes are the window's.

namespace vitrine::captures {

/// A capture by its content, so that a sidecar follows a copy and is not taken for that of a recording that replaced
/// it.
struct CaptureIdentity {
    std::string name; ///< of the file, for people
    std::uint64_t bytes = 0;
    std::string hash; ///< hexadecimal, of the size and of pages all over the file
    /// Whatever the file is called.
    [[nodiscard]] bool isSameCapture(const CaptureIdentity& other) const
    {
        return bytes == other.bytes && hash == other.hash;
    }
};

/// Reads at most kIdentityPages pages. Of a file that can't be read: no bytes and no hash.
[[nodiscard]] CaptureIdentity identityOf(const std::filesystem::path& capture);
inline constexpr std::uint64_t kIdentityPages = 256;

struct Sidecar {
    CaptureIdentity capture;
    ChosenMachine machine; ///< for the capture
};
inline constexpr int kSidecarVersion = 1;
inline constexpr std::uintmax_t kMaxSidecarBytes = std::uintmax_t{4} << 20;

/// The error is a part of a sentence: "it was written by a newer Vitrine", "energy_illustrative.ALU.on: 0–1000000".
[[nodiscard]] core::Result<Sidecar> parseSidecar(std::string_view json);
[[nodiscard]] core::Result<Sidecar> readSidecar(const std::filesystem::path& path);

/// $XDG_DATA_HOME/vitrine/notes, or that in ~/.local/share. Need not exist; empty without a home.
[[nodiscard]] std::filesystem::path usersNotes();
/// `NAME.vitrine-notes` beside the capture, then, for one whose own folder can't be written, a file in the user's.
[[nodiscard]] std::array<std::filesystem::path, 2> sidecarPlaces(const std::filesystem::path& capture,
                                                                 const CaptureIdentity& identity,
                                                                 const std::filesystem::path& usersFolder);

} // namespace vitrine::captures
