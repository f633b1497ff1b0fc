// SPDX-License-Identifier: Apache-2.0
#include "core/api/calls/call_sizes.h"
#include "core/api/replay/gl_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

constexpr auto kTexture = ObjectKind::Texture;

/// Pixels in the program's memory: width, height (and depth) stand in consecutive arguments from `kWidth` on.
template <std::size_t kWidth, int kDimensions, std::size_t kFormat>
struct Pixels {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        Arguments& arguments = call.arguments;
        ImageExtent extent{arguments.integer(kWidth), arguments.integer(kWidth + 1)};
        if constexpr (kDimensions == 3)
            extent.depth = arguments.integer(kWidth + 2);
        const auto format = static_cast<std::uint32_t>(arguments.integer(kFormat));
        const auto type = static_cast<std::uint32_t>(arguments.integer(kFormat + 1));
        return arguments.bytes(index, imageBytes(format, type, extent, layout(call.gl.state().unpack)));
    }

    static PixelLayout layout(const gles2::PixelStore& store)
    {
        const auto count = [](GLint value) { return static_cast<std::uint32_t>(std::max(value, 0)); };
        return {count(store.alignment), count(store.rowLength), count(store.skipRows), count(store.skipPixels)};
    }
};

/// The parameters of every pname of GL ES 2.0 and the extensions in use are one number but for the border color.
struct TextureParameters {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        constexpr std::int64_t kBorderColor = 0x1004; // GL_TEXTURE_BORDER_COLOR
        return Elements<0>::readArray<T>(call, index, call.arguments.integer(1) == kBorderColor ? 4 : 1);
    }
};

using N = Number;

constexpr GlEntry kEntries[] = {
    {"glGenTextures", 2, &generate<kTexture, &Context::genTextures>},
    {"glDeleteTextures", 2, &destroy<kTexture, &Context::deleteTextures>},
    forward<&Context::isTexture, Name<kTexture>>("glIsTexture"),
    forward<&Context::bindTexture, N, BoundName<kTexture, &Context::genTextures>>("glBindTexture"),
    plain<&Context::texParameterf>("glTexParameterf"),
    forward<&Context::texParameterfv, N, N, TextureParameters>("glTexParameterfv"),
    plain<&Context::texParameteri>("glTexParameteri"),
    forward<&Context::texParameteriv, N, N, TextureParameters>("glTexParameteriv"),
    forward<&Context::getTexParameterfv, N, N, Answer>("glGetTexParameterfv"),
    forward<&Context::getTexParameteriv, N, N, Answer>("glGetTexParameteriv"),
    forward<&Context::texImage2D, N, N, N, N, N, N, N, N, Pixels<3, 2, 6>>("glTexImage2D"),
    forward<&Context::texSubImage2D, N, N, N, N, N, N, N, N, Pixels<4, 2, 6>>("glTexSubImage2D"),
    forward<&Context::compressedTexImage2D, N, N, N, N, N, N, N, Bytes<6>>("glCompressedTexImage2D"),
    forward<&Context::compressedTexSubImage2D, N, N, N, N, N, N, N, N, Bytes<7>>("glCompressedTexSubImage2D"),
    plain<&Context::copyTexImage2D>("glCopyTexImage2D"),
    plain<&Context::copyTexSubImage2D>("glCopyTexSubImage2D"),
    plain<&Context::generateMipmap>("glGenerateMipmap"),
    forward<&Context::texImage3DOES, N, N, N, N, N, N, N, N, N, Pixels<3, 3, 7>>("glTexImage3DOES"),
    forward<&Context::texSubImage3DOES, N, N, N, N, N, N, N, N, N, N, Pixels<5, 3, 8>>("glTexSubImage3DOES"),
    plain<&Context::copyTexSubImage3DOES>("glCopyTexSubImage3DOES"),
    forward<&Context::compressedTexImage3DOES, N, N, N, N, N, N, N, N, Bytes<7>>("glCompressedTexImage3DOES"),
    forward<&Context::compressedTexSubImage3DOES, N, N, N, N, N, N, N, N, N, N, Bytes<9>>(
        "glCompressedTexSubImage3DOES"),
};

} // namespace

std::span<const GlEntry> glTextureEntries()
{
    return kEntries;
}

} // namespace vitrine::core
