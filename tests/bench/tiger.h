// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

/// The tiger of ../shared/openvg/data, whose first line tells what its words are, for all who draw it.

namespace vitrine::bench {

struct TigerPath {
    bool isFilled = false, isEvenOdd = false, isStroked = false;
    char cap = 'B', join = 'M'; ///< butt, round, square; miter, round, bevel
    float miterLimit = 0, width = 0;
    std::array<float, 3> strokeColor{}, fillColor{};
    std::string segments;       ///< M, L, C or E: to, line, curve, closed
    std::vector<float> numbers; ///< of the segments: 2, 2, 6 or none of each
};

struct Tiger {
    std::array<float, 4> bounds{}; ///< left, bottom, right, top
    std::vector<TigerPath> paths;
};

/// A tiger without paths: it can't be read.
[[nodiscard]] inline Tiger readTiger(const char* name)
{
    Tiger tiger;
    std::ifstream file(name);
    std::string word;
    std::getline(file, word); // what is in it
    file >> word;
    for (float& bound : tiger.bounds)
        file >> bound;
    std::array<char, 4> kinds{};
    const auto readAll = [&](auto& values) {
        for (auto& value : values)
            file >> value;
    };
    while (readAll(kinds), file) {
        TigerPath path;
        path.isFilled = kinds[0] != 'N';
        path.isEvenOdd = kinds[0] == 'E';
        path.isStroked = kinds[1] == 'S';
        path.cap = kinds[2];
        path.join = kinds[3];
        std::size_t count = 0;
        file >> path.miterLimit >> path.width;
        readAll(path.strokeColor);
        readAll(path.fillColor);
        for (file >> count; file && path.segments.size() < count;) {
            char segment = 0;
            file >> segment;
            path.segments += segment;
            for (int i = segment == 'C' ? 6 : segment == 'E' ? 0 : 2; i > 0; --i)
                file >> path.numbers.emplace_back();
        }
        tiger.paths.push_back(std::move(path));
    }
    return tiger;
}

/// What both programs are told: FILE SIZE SECONDS best|one
struct TigerOrder {
    Tiger tiger;
    int size = 0; ///< of the square, in pixels
    double seconds = 0;
    bool hasOneSample = false;     ///< a pixel; else they are as many as smooth best
    const char* picture = nullptr; ///< to be written to, or null
};

/// Ends the program when it was told something else.
[[nodiscard]] inline TigerOrder tigerOrder(int argc, char** argv)
{
    if (argc < 5) {
        std::fprintf(stderr, "usage: %s TIGER.txt SIZE SECONDS best|one [PICTURE.ppm]\n", argv[0]);
        std::exit(2);
    }
    TigerOrder order{readTiger(argv[1]), std::atoi(argv[2]), std::atof(argv[3]), argv[4] == std::string("one"),
                     argc > 5 ? argv[5] : nullptr};
    if (order.tiger.paths.empty()) {
        std::fprintf(stderr, "%s: no tiger\n", argv[1]);
        std::exit(3);
    }
    return order;
}

} // namespace vitrine::bench
