// SPDX-License-Identifier: GPL-3.0-or-later
VARYING vec4 tint;
VARYING vec3 place;

void MAIN()
{
    vec3 normal = cross(dFdx(place), dFdy(place));
    float size = length(normal);
    float turned = size > 0.0 ? abs(normal.z) / size : 1.0;
    float light = mix(1.0, 0.55 + 0.45 * turned, isFace);
    float stripe = step(4.0, mod(gl_FragCoord.x + gl_FragCoord.y, 8.0));
    float hatch = mix(1.0 - 0.3 * stripe, 1.0, tint.a);
    FRAGCOLOR = vec4(tint.rgb * light * hatch, 1.0);
}
