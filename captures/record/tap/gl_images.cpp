// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/gl_tables.h"
#include "captures/record/tap/recorded.h"

namespace vitrine::captures {

using namespace rules;
using G = GlFunctions;
using N = Plain;

namespace {

/// Pixels in the program's memory: width, height (and depth) stand in consecutive arguments from `kWidth` on, format
/// and type from `kFormat` on. Formats that nobody knows the size of have no data.
template <core::UnpackLayout PixelStoreShadow::*kLayout, std::size_t kWidth, int kDimensions, std::size_t kFormat>
struct Pixels {
    static void put(Note& note, const void* pixels, const auto& arguments)
    {
        if (!pixels)
            return note.out().null();
        core::TransferExtent extent{std::get<kWidth>(arguments), std::get<kWidth + 1>(arguments)};
        if constexpr (kDimensions == 3)
            extent.depth = std::get<kWidth + 2>(arguments);
        const auto size = core::imageBytes(std::get<kFormat>(arguments), std::get<kFormat + 1>(arguments), extent,
                                           Note::context()->pixelStore().*kLayout);
        if (size)
            note.out().blob(pixels, *size);
        else
            note.out().null();
    }
};

template <std::size_t kWidth, int kDimensions, std::size_t kFormat>
using Unpacked = Pixels<&PixelStoreShadow::unpack, kWidth, kDimensions, kFormat>;

} // namespace

void addRecordedImages(GlFunctions& table)
{
    table.glPixelStorei = recordWith<Changes<&ContextShadow::setPixelStore>, &G::glPixelStorei, N, N>;
    table.glReadPixels = record<&G::glReadPixels, N, N, N, N, N, N, Pixels<&PixelStoreShadow::pack, 2, 2, 4>>;
    table.glTexImage2D = record<&G::glTexImage2D, N, N, N, N, N, N, N, N, Unpacked<3, 2, 6>>;
    table.glTexSubImage2D = record<&G::glTexSubImage2D, N, N, N, N, N, N, N, N, Unpacked<4, 2, 6>>;
    table.glTexImage3DOES = record<&G::glTexImage3DOES, N, N, N, N, N, N, N, N, N, Unpacked<3, 3, 7>>;
    table.glTexSubImage3DOES = record<&G::glTexSubImage3DOES, N, N, N, N, N, N, N, N, N, N, Unpacked<5, 3, 8>>;
    table.glCompressedTexImage2D = record<&G::glCompressedTexImage2D, N, N, N, N, N, N, N, Bytes<6>>;
    table.glCompressedTexSubImage2D = record<&G::glCompressedTexSubImage2D, N, N, N, N, N, N, N, N, Bytes<7>>;
    table.glCompressedTexImage3DOES = record<&G::glCompressedTexImage3DOES, N, N, N, N, N, N, N, N, Bytes<7>>;
    table.glCompressedTexSubImage3DOES =
        record<&G::glCompressedTexSubImage3DOES, N, N, N, N, N, N, N, N, N, N, Bytes<9>>;
}

} // namespace vitrine::captures
