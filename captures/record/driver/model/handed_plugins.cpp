// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/model/handed_plugins.h"

#include "captures/record/stream/descriptor_message.h"
#include "core/plugin/plugin_library.h"

#include <cstdio>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace vitrine::captures::model {

namespace {

constexpr int kFirstDescriptor = 200; // away from the numbers that programs expect to get
constexpr timeval kPatience{10, 0};

void say(const std::string& what)
{
    std::fprintf(stderr, "vitrine: %s\n", what.c_str());
}

int moveUp(int descriptor)
{
    const int higher = fcntl(descriptor, F_DUPFD_CLOEXEC, kFirstDescriptor);
    if (higher < 0)
        return descriptor;
    close(descriptor);
    return higher;
}

int connectTo(const std::string& path)
{
    sockaddr_un address{};
    if (path.size() >= sizeof address.sun_path)
        return -1;
    address.sun_family = AF_UNIX;
    path.copy(address.sun_path, path.size());
    const int socket = ::socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    if (socket < 0)
        return -1;
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &kPatience, sizeof kPatience);
    if (connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0)
        return socket;
    close(socket);
    return -1;
}

/// The recorder's, who looks after the program has ended. As long as the process.
std::shared_ptr<core::InsideCount> countIn(int descriptor)
{
    void* memory = mmap(nullptr, sizeof(core::InsideCount), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    close(descriptor);
    if (memory == MAP_FAILED)
        return nullptr;
    return {static_cast<core::InsideCount*>(memory), [](core::InsideCount*) {}};
}

void load(const DescriptorMessage& handed, std::shared_ptr<const core::UnitCatalog>& catalog)
{
    const auto inside = handed.descriptors.size() > 1 ? countIn(handed.descriptors[1]) : nullptr;
    auto copy = core::PluginCopy::adopt(moveUp(handed.descriptors[0]), handed.text);
    if (!copy)
        return say(copy.error().message);
    auto more = core::withPlugin(*catalog, *std::move(copy), inside);
    if (!more)
        return say(more.error().message);
    catalog = *std::move(more);
}

} // namespace

std::shared_ptr<const core::UnitCatalog> takeHandedPlugins(const std::string& socket)
{
    if (socket.empty())
        return nullptr;
    const int connection = connectTo(socket);
    auto catalog = core::UnitCatalog::builtIn();
    bool isWhole = false;
    while (!isWhole && connection >= 0) {
        const auto handed = receiveDescriptors(connection);
        if (!handed)
            break;
        isWhole = handed->descriptors.empty();
        if (!isWhole)
            load(*handed, catalog);
    }
    if (connection >= 0)
        close(connection);
    if (!isWhole)
        say("not all plugins came from the recorder");
    return catalog == core::UnitCatalog::builtIn() ? nullptr : catalog;
}

} // namespace vitrine::captures::model
