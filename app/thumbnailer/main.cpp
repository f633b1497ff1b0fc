// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnailer/thumbnail.h"

#include <charconv>
#include <cstdio>
#include <exception>
#include <string_view>
#include <sys/resource.h>

namespace {

enum ExitCode { kDone = 0, kNoPicture = 1, kWrongUsage = 2 };

constexpr rlim_t kMaxSeconds = 5; // of work, for a file that finds a way to keep us busy

int complain(const char* subject, const char* sentence)
{
    std::fprintf(stderr, "vitrine-thumbnailer: %s: %s\n", subject, sentence);
    return kNoPicture;
}

} // namespace

int main(int argc, char** argv)
{
    using namespace vitrine::thumbnailer;
    std::uint32_t side = 0;
    const std::string_view size = argc == 4 ? argv[3] : "";
    const auto [end, error] = std::from_chars(size.data(), size.data() + size.size(), side);
    if (error != std::errc() || end != size.data() + size.size() || side < 1 || side > kMaxSide) {
        std::fputs("usage: vitrine-thumbnailer CAPTURE PNG SIZE, with a SIZE from 1 to 1024\n", stderr);
        return kWrongUsage;
    }
    const rlimit limit{kMaxSeconds, kMaxSeconds};
    setrlimit(RLIMIT_CPU, &limit);
    try {
        const auto done = makeThumbnail(argv[1], argv[2], side);
        return done ? kDone : complain(argv[1], done.error().message.english().c_str());
    } catch (const std::exception& problem) {
        return complain(argv[1], problem.what());
    }
}
