// SPDX-License-Identifier: GPL-3.0-or-later
VARYING vec2 place;

void MAIN()
{
    FRAGCOLOR = vec4(texture(picture, place).rgb, 1.0);
}
