// SPDX-License-Identifier: Apache-2.0
#include "captures/machines/sidecar.h"

#include "captures/machines/energy_json.h"
#include "captures/machines/power_json.h"
#include "captures/machines/users_folder.h"

#include <nlohmann/json.hpp>
#include <sha1.h>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace vitrine::captures {
namespace {

using core::Error;
using core::failure;
using core::Result;
using Json = nlohmann::ordered_json;

constexpr std::uint64_t kPageBytes = 4096;
constexpr std::size_t kHashDigitsInName = 8;
constexpr int kMaxNesting = 8;
constexpr const char* kCaptureSuffix = ".vitrine";
constexpr const char* kSuffix = ".vitrine-notes";

class Sha1 {
public:
    Sha1() { SHA1Init(&m_context); }
    void add(std::string_view bytes)
    {
        SHA1Update(&m_context, reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    }
    [[nodiscard]] std::string digits()
    {
        std::array<char, SHA1_DIGEST_STRING_LENGTH> text{};
        return SHA1End(&m_context, text.data());
    }

private:
    SHA1_CTX m_context{};
};

/// What does not fit its type is as good as missing.
template <typename T>
T valueOr(const Json& object, const char* key, T otherwise)
{
    const auto found = object.find(key);
    if (found == object.end() || !(std::is_same_v<T, std::string> ? found->is_string() : found->is_number_integer()))
        return otherwise;
    return found->get<T>();
}

Result<core::KnobMap> knobsIn(const Json& root)
{
    core::KnobMap knobs;
    const auto group = root.find("knobs");
    if (group == root.end())
        return knobs;
    if (!group->is_object())
        return failure("“knobs” in it are no group");
    for (const auto& [name, value] : group->items()) {
        if (!value.is_string())
            return failure("“{}” of “knobs” in it makes no sense", name);
        knobs.emplace(name, value.get<std::string>());
    }
    return knobs;
}

Result<ChosenMachine> machineIn(const Json& root)
{
    auto knobs = knobsIn(root);
    if (!knobs)
        return knobs.error();
    ChosenMachine machine{*std::move(knobs)};
    if (const auto energies = root.find(kEnergyKey); energies != root.end())
        if (auto read = readEnergy(*energies, machine.energies); !read)
            return read.error();
    if (const auto power = root.find(kPowerKey); power != root.end()) {
        auto choices = readPower(*power);
        if (!choices)
            return choices.error();
        machine.powerChoices = *std::move(choices);
    }
    return machine;
}

Result<void> checkHead(const Json& root)
{
    if (!root.is_object() || valueOr(root, "kind", std::string()) != "notes")
        return failure("it holds no notes");
    const auto version = valueOr<std::int64_t>(root, "vitrine", 0);
    if (version > kSidecarVersion)
        return failure("it was written by a newer Vitrine");
    return version < 1 ? Result<void>(failure("it does not say of which version it is")) : Result<void>();
}

} // namespace

CaptureIdentity identityOf(const std::filesystem::path& capture)
{
    CaptureIdentity identity{capture.filename().string(), 0, {}};
    std::error_code error;
    std::ifstream file(capture, std::ios::binary);
    const std::uintmax_t bytes = std::filesystem::file_size(capture, error);
    if (!file || error)
        return identity;
    identity.bytes = bytes;
    Sha1 hash;
    hash.add(std::to_string(bytes));
    // Every page of a capture ends in a checksum of its own, the index in the last ones changes with every call.
    const std::uint64_t pages = (bytes + kPageBytes - 1) / kPageBytes;
    const std::uint64_t read = std::min(pages, kIdentityPages);
    for (std::uint64_t i = 0; i < read; ++i) {
        const std::uint64_t page = read > 1 ? i * (pages - 1) / (read - 1) : 0;
        std::array<char, kPageBytes> content{};
        file.seekg(static_cast<std::streamoff>(page * kPageBytes));
        file.read(content.data(), kPageBytes);
        hash.add({content.data(), static_cast<std::size_t>(file.gcount())});
        file.clear(); // the last page may be short
    }
    identity.hash = hash.digits();
    return identity;
}

Result<Sidecar> parseSidecar(std::string_view json)
{
    const auto isShallow = [](int depth, Json::parse_event_t, const Json&) { return depth <= kMaxNesting; };
    const Json root = Json::parse(json, isShallow, false);
    if (auto checked = checkHead(root); !checked)
        return checked.error();
    auto machine = machineIn(root);
    if (!machine)
        return machine.error();
    const Json capture = root.value("capture", Json());
    if (!capture.is_object())
        return Sidecar{{}, *std::move(machine)};
    return Sidecar{{valueOr(capture, "name", std::string()), valueOr<std::uint64_t>(capture, "bytes", 0),
                    valueOr(capture, "hash", std::string())},
                   *std::move(machine)};
}

Result<Sidecar> readSidecar(const std::filesystem::path& path)
{
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (error)
        return Error{core::Text::verbatim(error.message())};
    if (size > kMaxSidecarBytes)
        return failure("it is too large for notes");
    std::ifstream file(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    if (!file || file.bad())
        return failure("its bytes can't be had");
    return parseSidecar(text);
}

std::filesystem::path usersNotes()
{
    return usersFolder("notes");
}

std::array<std::filesystem::path, 2> sidecarPlaces(const std::filesystem::path& capture,
                                                   const CaptureIdentity& identity,
                                                   const std::filesystem::path& usersFolder)
{
    const bool isNamedSo = capture.extension() == kCaptureSuffix;
    std::filesystem::path beside = capture;
    if (isNamedSo)
        beside.replace_extension(kSuffix);
    else
        beside += kSuffix;
    std::filesystem::path users = capture.stem();
    users += "-" + identity.hash.substr(0, kHashDigitsInName) + kSuffix;
    return {beside, usersFolder / users};
}

} // namespace vitrine::captures
