// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/wood_and_marble_shaders.h"

namespace vitrine::captures::samples {
namespace {

constexpr const char* kVertexShader = R"(
attribute vec3 position;
attribute vec3 normal;
uniform mat4 camera;
uniform mat4 model;
uniform vec3 light;             // a lamp above the floor, which is at y = 0

#ifdef LIT
uniform vec3 eye;
varying vec3 ffNormal;          // of any length, as the two others
varying vec3 ffLight;           // towards it
varying vec3 ffView;
#endif
#ifdef TEXTURED
uniform mat4 grain;             // from the block of material to the texture
varying vec2 ffTexCoord;
#endif
#ifdef SHADOW
uniform vec4 shade;
varying vec4 ffColor;
#endif

void main()
{
    vec4 place = model * vec4(position, 1.0);
#ifdef LIT
    ffNormal = (model * vec4(normal, 0.0)).xyz;
    ffLight = light - place.xyz;
    ffView = eye - place.xyz;
#endif
#ifdef TEXTURED
    ffTexCoord = (grain * vec4(position, 1.0)).xy;
#endif
#ifdef SHADOW
    ffColor = shade;
    place.xyz = light + (place.xyz - light) * (light.y / (light.y - place.y));   // down to the floor
#endif
    gl_Position = camera * place;
}
)";

constexpr const char* kProgram = R"(
precision highp float;

#ifdef SHADOW
varying vec4 ffColor;
#endif

#ifdef LIT
uniform vec3 ambient, diffuse, specular;
uniform float shininess;
varying vec3 ffNormal, ffLight, ffView;

vec3 unit(vec3 vector)
{
    return vector / length(vector);
}

// Blinn and Phong
void shade(out vec3 scattered, out vec3 mirrored)
{
    vec3 n = unit(ffNormal), l = unit(ffLight), v = unit(ffView);
    float nl = dot(n, l);
    float nh = dot(n, unit(l + v));
    scattered = ambient + diffuse * max(nl, 0.0);
    mirrored = specular * (nl > 0.0 ? pow(max(nh, 0.0), shininess) : 0.0);
}
#endif

#ifdef TEXTURED
uniform float frequency;
uniform vec4 c0, c1;
varying vec2 ffTexCoord;
#endif

#ifdef WOODEN
// Rings around (1/2, 1/2), as years make them: slowly darker, and light again at once.
float share(vec2 uv)
{
    float turns = frequency * distance(uv, vec2(0.5));
    return turns - floor(turns);
}
#endif

#ifdef MARBLED
// Of numbers of eight bits. This language has no operator for it.
vec4 exclusiveOr(vec4 a, vec4 b)
{
    vec4 sum = vec4(0.0);
    float weight = 1.0;
    for (int bit = 0; bit < 8; ++bit) {
        sum += mod(a + b, 2.0) * weight;
        a = floor(a * 0.5);
        b = floor(b * 0.5);
        weight *= 2.0;
    }
    return sum;
}

// A number for each point of a grid, and smooth in between.
float share(vec2 uv)
{
    vec2 place = uv * frequency;
    vec2 cell = floor(place);
    vec2 t = place - cell;
    t = t * t * (3.0 - 2.0 * t);
    vec4 i = mod((cell.x + vec4(0.0, 1.0, 0.0, 1.0)) * 93.0, 256.0);    // 73856093 modulo 256
    vec4 j = mod((cell.y + vec4(0.0, 0.0, 1.0, 1.0)) * 159.0, 256.0);   // 19349663 modulo 256
    vec4 corners = exclusiveOr(i, j) / 255.0;
    vec2 rows = mix(corners.xz, corners.yw, t.x);
    return mix(rows.x, rows.y, t.y);
}
#endif

void main()
{
#ifdef SHADOW
    gl_FragColor = ffColor;
#else
    vec4 color = vec4(1.0);
#ifdef LIT
    vec3 scattered, mirrored;
    shade(scattered, mirrored);
    color.rgb = scattered;
#endif
#ifdef TEXTURED
    color *= mix(c0, c1, share(ffTexCoord));
#endif
#ifdef LIT
    color.rgb += mirrored;
#endif
    gl_FragColor = color;
#endif
}
)";

constexpr const char* kUnits = R"(#extension GL_VITRINE_fixed_function : require
precision highp float;

#ifdef SHADOW
varying vec4 ffColor;
#endif
#ifdef LIT
varying vec3 ffNormal, ffLight, ffView;
#endif
#ifdef TEXTURED
varying vec2 ffTexCoord;
#endif

void main()
{
#ifdef SHADOW
    gl_FragColor = ffColor;
#else
    vec4 color = vec4(1.0);
#ifdef LIT
    ffShadingResult lit = ffShading(ffNormal, ffLight, ffView, color);
    color = lit.diffuse;
#endif
#ifdef TEXTURED
    color *= ffProcTex(ffTexCoord);
#endif
#ifdef LIT
    color += lit.specular;
#endif
    gl_FragColor = color;
#endif
}
)";

std::string switches(Look look)
{
    std::string text;
    if (look == Look::Shadow)
        text += "#define SHADOW\n";
    if (isLit(look))
        text += "#define LIT\n";
    if (isTextured(look))
        text += "#define TEXTURED\n";
    return text;
}

} // namespace

std::string knotVertexShader(Look look)
{
    return switches(look) + kVertexShader;
}

std::string knotFragmentProgram(Look look, Material material)
{
    const std::string texture = material == Material::Wood ? "#define WOODEN\n" : "#define MARBLED\n";
    return switches(look) + (isTextured(look) ? texture : "") + kProgram;
}

std::string knotFragmentUnits(Look look)
{
    return switches(look) + kUnits;
}

} // namespace vitrine::captures::samples
