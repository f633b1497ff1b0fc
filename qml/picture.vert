// SPDX-License-Identifier: GPL-3.0-or-later
VARYING vec2 place;

void MAIN()
{
    place = vec2(0.5 + VERTEX.x / 100.0, 0.5 - VERTEX.y / 100.0);
    POSITION = MODELVIEWPROJECTION_MATRIX * vec4(VERTEX, 1.0);
}
