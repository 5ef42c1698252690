import { mapLayerColors } from '@puquio/contract/map-layers/codes'
import type { MapLayer } from '@puquio/contract/map-layers/map-layers'
import Feature, { type FeatureLike } from 'ol/Feature.js'
import GeoJSON from 'ol/format/GeoJSON.js'
import type BaseLayer from 'ol/layer/Base.js'
import TileLayer from 'ol/layer/Tile.js'
import VectorLayer from 'ol/layer/Vector.js'
import { transformExtent } from 'ol/proj.js'
import TileImage from 'ol/source/TileImage.js'
import VectorSource from 'ol/source/Vector.js'
import Circle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import TileGrid from 'ol/tilegrid/TileGrid.js'
import { asArray } from 'ol/color.js'
import type { Scheme } from '../../status/marks.ts'
import type { StationMapView } from '../create-map.ts'
import { inks, mapFont, pages } from '../marker.ts'

/** A feature of a layer, by what it is called. */
export type LayerFeature = { layer: MapLayer; name: string; description: string; at: Feature }
/** Where a picture of a service comes from. */
export type PictureAddress = (layer: MapLayer, extent: readonly number[], size: number) => string
/** What layers of files draw, of those that have come, by their ids. */
type Look = { contents: ReadonlyMap<number, unknown>; scheme: Scheme }

const tilePx = 256
const names = { minZoom: 11, font: mapFont }

/** The project's own layers under the stations: drawn, found by a press, and marked when chosen. */
export const openOwnLayers = (view: StationMapView, pictureAddress: PictureAddress) => {
  const { map, own } = view
  const known = new Map<number, { key: string; drawn: BaseLayer; source: VectorSource | null }>()
  const chosen = new VectorSource()
  const mark = new VectorLayer({ source: chosen, style: chosenStyle })

  const drawnOf = (layer: MapLayer, { contents, scheme }: Look): BaseLayer[] => {
    const isFile = layer.kind === 'file'
    if (isFile && !contents.has(layer.id)) return []
    const key = `${layer.version} ${scheme}`
    const before = known.get(layer.id)
    if (before?.key === key) return [before.drawn]
    const source = before?.source ?? (isFile ? sourceOf(contents.get(layer.id)) : null)
    const drawn = source ? vectorLayer(layer, source, scheme) : pictureLayer(layer, pictureAddress)
    known.set(layer.id, { key, drawn, source })
    return [drawn]
  }
  return {
    /** The first one lies on top. */
    setLayers: (layers: readonly MapLayer[], look: Look) => {
      own.getLayers().clear()
      own
        .getLayers()
        .extend([...layers.flatMap((layer) => drawnOf(layer, look)).toReversed(), mark])
    },
    featuresOf: (layer: MapLayer): LayerFeature[] =>
      (known.get(layer.id)?.source?.getFeatures() ?? [])
        .map((at) => featureOf(layer, at))
        .filter(({ name }) => name !== ''),
    at: (pixel: number[], layers: readonly MapLayer[]): LayerFeature | null =>
      map.forEachFeatureAtPixel(
        pixel,
        (found: FeatureLike, drawn): LayerFeature | undefined => {
          const layer = layers.find(({ id }) => known.get(id)?.drawn === drawn)
          return layer && found instanceof Feature ? featureOf(layer, found) : undefined
        },
        {
          hitTolerance: 5,
          layerFilter: (drawn) => drawn !== mark && own.getLayers().getArray().includes(drawn),
        },
      ) ?? null,
    choose: (feature: LayerFeature | null, moves = false) => {
      chosen.clear()
      const geometry = feature?.at.getGeometry()
      if (!geometry) return
      chosen.addFeature(new Feature(geometry))
      if (moves) map.getView().fit(geometry.getExtent(), { padding: [60, 60, 60, 60], maxZoom: 15 })
    },
    close: () => own.getLayers().clear(),
  }
}
export type OwnLayers = ReturnType<typeof openOwnLayers>

const featureOf = (layer: MapLayer, at: Feature): LayerFeature => ({
  layer,
  name: String(at.get('name') ?? ''),
  description: String(at.get('description') ?? ''),
  at,
})

const extentOf = (bbox: readonly number[]) => transformExtent([...bbox], 'EPSG:4326', 'EPSG:3857')

const sourceOf = (content: unknown) =>
  new VectorSource({
    features: new GeoJSON().readFeatures(content, {
      dataProjection: 'EPSG:4326',
      featureProjection: 'EPSG:3857',
    }),
  })

/** Filled lightly, so that what lies beneath is seen; names from the scale on at which they have room. */
function vectorLayer(layer: MapLayer, source: VectorSource, scheme: Scheme): BaseLayer {
  const color = mapLayerColors[layer.color]
  const [red = 0, green = 0, blue = 0] = asArray(color)
  const fill = new Fill({ color: [red, green, blue, 0.16] })
  const stroke = new Stroke({ color, width: layer.widthPx })
  const text = new Text({
    font: names.font,
    overflow: true,
    offsetY: -10,
    fill: new Fill({ color: inks[scheme] }),
    stroke: new Stroke({ color: pages[scheme], width: 3 }),
  })
  const image = new Circle({
    radius: 3 + layer.widthPx,
    fill: new Fill({ color }),
    stroke: new Stroke({ color: pages[scheme], width: 1.5 }),
  })
  const plain = new Style({ fill, stroke, image })
  const named = new Style({ fill, stroke, image, text })
  return new VectorLayer({
    source,
    opacity: layer.opacity,
    // With the codes of stations, which come first.
    declutter: true,
    style: (feature, resolution) => {
      const name = String(feature.get('name') ?? '')
      const zoom = Math.log2(156_543 / resolution)
      if (name === '' || zoom < names.minZoom) return plain
      text.setText(name)
      return named
    },
  })
}

const outline = (color: string, width: number) =>
  new Style({
    stroke: new Stroke({ color, width }),
    image: new Circle({ radius: 10, stroke: new Stroke({ color, width }) }),
  })
/** Seen on light and dark maps. */
const chosenStyle = [outline('#1b1e25', 7), outline('#f0e442', 3.5)]

/** Pictures of a service in the system that it has; another one than the map's is warped onto it. */
function pictureLayer(layer: MapLayer, pictureAddress: PictureAddress): BaseLayer {
  const { extent, coarsest } = systems[layer.epsg] ?? utm
  const grid = new TileGrid({
    extent: [...extent],
    tileSize: tilePx,
    resolutions: Array.from({ length: 20 }, (_, level) => coarsest / 2 ** level),
  })
  const source = new TileImage({
    projection: `EPSG:${layer.epsg}`,
    tileGrid: grid,
    crossOrigin: 'use-credentials',
    tileUrlFunction: (tile) => pictureAddress(layer, grid.getTileCoordExtent(tile), tilePx),
  })
  return new TileLayer({
    source,
    opacity: layer.opacity,
    ...(layer.bbox ? { extent: extentOf(layer.bbox) } : {}),
  })
}

const half = 20_037_508.342789244
const utm = { extent: [-500_000, 6_000_000, 1_500_000, 10_500_000], coarsest: 17_578.125 }
/** Where each system's tiles begin, and how much a pixel of the coarsest ones covers. */
const systems: Record<number, { extent: number[]; coarsest: number }> = {
  3857: { extent: [-half, -half, half, half], coarsest: (half * 2) / tilePx },
  4326: { extent: [-180, -90, 180, 90], coarsest: 180 / tilePx },
}
