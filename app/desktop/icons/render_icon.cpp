// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

/// Renders an icon while Vitrine is built: render_icon SVG SIZE PNG.
int main(int argc, char** argv)
{
    if (argc != 4) {
        std::fputs("usage: render_icon SVG SIZE PNG\n", stderr);
        return 2;
    }
    QSvgRenderer svg(QString::fromLocal8Bit(argv[1]));
    const int size = QByteArray(argv[2]).toInt();
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    if (!svg.isValid() || image.isNull()) {
        std::fprintf(stderr, "render_icon: %s can't be drawn\n", argv[1]);
        return 1;
    }
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    svg.render(&painter);
    painter.end();
    if (!image.save(QString::fromLocal8Bit(argv[3]), "PNG")) {
        std::fprintf(stderr, "render_icon: %s can't be written\n", argv[3]);
        return 1;
    }
    return 0;
}
