// SPDX-License-Identifier: GPL-3.0-or-later
VARYING vec4 tint;
VARYING vec3 place;

void MAIN()
{
    tint = COLOR;
    place = (VIEW_MATRIX * MODEL_MATRIX * vec4(VERTEX, 1.0)).xyz * (1.0 - nearer);
    POSITION = PROJECTION_MATRIX * vec4(place, 1.0);
    gl_PointSize = pointSize;
}
