// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Window

Window {
    visible: true
    width: 160
    height: 120
    color: "#204060"

    Rectangle {
        x: 10
        y: 10
        width: 60
        height: 40
        radius: 8
        color: "orange"
    }
    Rectangle {
        x: 80
        y: 10
        width: 70
        height: 40
        gradient: Gradient {
            GradientStop { position: 0; color: "red" }
            GradientStop { position: 1; color: "blue" }
        }
    }
    Text {
        x: 10
        y: 70
        text: "Vitrine"
        color: "white"
        font.pixelSize: 20
    }
    Rectangle {
        x: 100
        y: 70
        width: 36
        height: 36
        color: "lime"
        opacity: 0.75
        NumberAnimation on rotation { from: 0; to: 360; duration: 2000; loops: Animation.Infinite }
    }
}
