// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick3D
import Vitrine.Values

// The geometry of a draw, as the scene has it.
SceneView3D {
    id: view

    readonly property MeshScene mesh: scene as MeshScene

    Model {
        visible: view.mesh.faces.isShown
        geometry: view.mesh.faces
        materials: SceneMaterial { isFace: 1 }
    }
    Model {
        visible: view.mesh.edges.isShown
        geometry: view.mesh.edges
        materials: SceneMaterial { nearer: 0.002 }
    }
    Model {
        visible: view.mesh.points.isShown
        geometry: view.mesh.points
        materials: SceneMaterial { pointSize: view.mesh.pointSize }
    }
    Model {
        visible: view.mesh.frame.isShown
        geometry: view.mesh.frame
        materials: SceneMaterial {}
    }
}
