// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick3D
import Vitrine.Values

// Tiles as boxes over the picture that they are of.
SceneView3D {
    id: view

    readonly property HizScene tiles: scene as HizScene

    Model {
        visible: view.tiles.picture.isShown
        source: "#Rectangle"
        y: view.tiles.floorHeight
        eulerRotation.x: -90
        scale: Qt.vector3d(view.tiles.floorSize.width / 100, view.tiles.floorSize.height / 100, 1)
        // The picture as it is, its first row at the upper edge.
        materials: CustomMaterial {
            property TextureInput picture: TextureInput {
                texture: Texture {
                    textureData: view.tiles.picture
                    magFilter: Texture.Nearest
                    tilingModeHorizontal: Texture.ClampToEdge
                    tilingModeVertical: Texture.ClampToEdge
                }
            }
            shadingMode: CustomMaterial.Unshaded
            cullMode: Material.NoCulling
            vertexShader: "picture.vert"
            fragmentShader: "picture.frag"
        }
    }
    Model {
        visible: view.tiles.faces.isShown
        geometry: view.tiles.faces
        materials: SceneMaterial { isFace: 1 }
    }
    Model {
        visible: view.tiles.edges.isShown
        geometry: view.tiles.edges
        materials: SceneMaterial { nearer: 0.002 }
    }
}
