import { createEmpty, extend, isEmpty } from 'ol/extent.js'
import Feature, { type FeatureLike } from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import { fromLonLat } from 'ol/proj.js'
import Cluster from 'ol/source/Cluster.js'
import VectorSource from 'ol/source/Vector.js'
import Fill from 'ol/style/Fill.js'
import Icon from 'ol/style/Icon.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import { apply } from 'ol/transform.js'
import type { Scheme } from '../status/marks.ts'
import { componentColors, noComponentColor } from './component-colors.ts'
import { drawCluster, drawMarker, inks, mapFont, markerSizePx, pages } from './marker.ts'
import type { TakenBoxes } from './grid/grid-layer.ts'
import { worstMapStatus } from './map-status.ts'
import type { MapStation } from './station.ts'

export type StationLayerLook = { scheme: Scheme; componentIds: readonly number[] }

/** The stations, near ones joined to a cluster that shows the worst status among them. */
export const stationLayer = () => {
  const source = new VectorSource<Feature<Point>>()
  const aloneSource = new VectorSource<Feature<Point>>()
  const clusters = new Cluster({ source, distance: 34, minDistance: 22 })
  let styles = new Map<string, Style>()
  let look: StationLayerLook = { scheme: 'light', componentIds: [] }
  let colors = componentColors([], 'light')
  let chosenId: number | null = null

  // Styles are kept by their look: making one for each station in every frame would make the map slow.
  const styleOf = (key: string, draw: () => HTMLCanvasElement, code?: string): Style => {
    const kept = styles.get(key)
    if (kept) return kept
    const style = new Style({
      image: new Icon({ img: draw(), scale: 1 / devicePixelRatio, declutterMode: 'none' }),
      ...(code === undefined ? {} : { text: codeText(code, look.scheme) }),
    })
    styles.set(key, style)
    return style
  }
  const styleOfCluster = (cluster: FeatureLike) => {
    const stations = stationsIn(cluster)
    const { scheme } = look
    const [station] = stations
    if (station === undefined) return undefined
    if (stations.length > 1) {
      const worst = worstMapStatus(stations.map(({ status }) => status))
      return styleOf(`${stations.length} ${worst}`, () =>
        drawCluster(stations.length, worst, scheme),
      )
    }
    const { status, miningComponentIds, id, code } = station
    const ring = colors.get(miningComponentIds[0] ?? -1) ?? noComponentColor(scheme)
    const isChosen = id === chosenId
    return styleOf(
      `${status} ${ring} ${isChosen} ${code}`,
      () => drawMarker({ status, ring, scheme, isChosen }),
      code,
    )
  }
  // Codes give way to each other, marks never.
  const layer = new VectorLayer({
    declutter: true,
    source: clusters,
    style: styleOfCluster,
  })
  const aloneLayer = new VectorLayer({
    declutter: true,
    source: aloneSource,
    style: styleOfCluster,
  })
  const redraw = () => {
    layer.changed()
    aloneLayer.changed()
  }
  return {
    layer,
    aloneLayer,
    setStations: (stations: readonly MapStation[]) => {
      source.clear(true)
      source.addFeatures(stations.filter(({ isAlone }) => !isAlone).map(featureOf))
      aloneSource.clear(true)
      aloneSource.addFeatures(stations.filter(({ isAlone }) => isAlone).map(clusterOfOne))
    },
    setLook: (next: StationLayerLook) => {
      look = next
      colors = componentColors(next.componentIds, next.scheme)
      styles = new Map()
      redraw()
    },
    choose: (id: number | null) => {
      chosenId = id
      redraw()
    },
    /** Where marks and codes stand in a frame, so that nothing else is written there. */
    taken: ((frame, widthOf) =>
      [...clusters.getFeatures(), ...aloneSource.getFeatures()].map((cluster) => {
        const [x = 0, y = 0] = apply(frame.coordinateToPixelTransform, [
          ...(cluster.getGeometry() as Point).getCoordinates(),
        ])
        const [station, other] = stationsIn(cluster)
        const code = other === undefined ? (station?.code ?? '') : ''
        const right = code === '' ? x + markPx : x + codeOffsetPx + widthOf(code)
        return { left: x - markPx, right, top: y - markPx, bottom: y + markPx }
      })) satisfies TakenBoxes,
    extent: () => {
      const found = createEmpty()
      for (const one of [source, aloneSource]) extend(found, one.getExtent() ?? createEmpty())
      return isEmpty(found) ? null : found
    },
  }
}

const pointOf = ({ longitudeDeg, latitudeDeg }: MapStation) =>
  new Point(fromLonLat([longitudeDeg, latitudeDeg]))

const featureOf = (station: MapStation) => new Feature({ geometry: pointOf(station), station })

const clusterOfOne = (station: MapStation) =>
  new Feature({ geometry: pointOf(station), features: [featureOf(station)] })

const markPx = markerSizePx / 2
/** Where a code begins, from the middle of its mark. */
const codeOffsetPx = 17

const codeText = (code: string, scheme: Scheme) =>
  new Text({
    text: code,
    font: mapFont,
    textAlign: 'left',
    offsetX: codeOffsetPx,
    fill: new Fill({ color: inks[scheme] }),
    stroke: new Stroke({ color: pages[scheme], width: 3 }),
  })

/** The stations of a cluster, by their code. */
export const stationsIn = (cluster: FeatureLike): MapStation[] => {
  const members: Feature[] = cluster.get('features') ?? []
  return members
    .map((member): MapStation => member.get('station'))
    .toSorted((a, b) => a.code.localeCompare(b.code))
}
