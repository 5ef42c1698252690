import Control from 'ol/control/Control.js'
import ScaleLine from 'ol/control/ScaleLine.js'
import { focusWithTabindex } from 'ol/events/condition.js'
import { boundingExtent, type Extent } from 'ol/extent.js'
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js'
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js'
import LayerGroup from 'ol/layer/Group.js'
import TileLayer from 'ol/layer/Tile.js'
import OlMap from 'ol/Map.js'
import Overlay from 'ol/Overlay.js'
import { fromLonLat, toLonLat, transformExtent } from 'ol/proj.js'
import XYZ from 'ol/source/XYZ.js'
import View from 'ol/View.js'
import 'ol/ol.css'
import type { Geographic } from '@puquio/domain'
import { basemapLayers, seaColor } from './basemap-layers.ts'
import { figureLayer } from './figures/figure-layer.ts'
import { type Padding, paddingAround } from './figures/figure-places.ts'
import { gridLayer, type GridLook } from './grid/grid-layer.ts'
import { lineLayer } from './line-layer.ts'
import type { MapStation } from './station.ts'
import { stationLayer, stationsIn } from './station-layer.ts'

export type MapOptions = {
  /** Rendered by the caller, put by the map at what was picked. */
  popup: HTMLElement
  /** A station, or several that lie too close to be told apart. */
  onPick: (stations: MapStation[]) => void
  onPointer: (at: Geographic | null) => void
  /** What was pressed anywhere; true where a line takes it, and nothing is picked. */
  onPoint: (at: Geographic) => boolean
  tiles: { url: string } | null
}

type BarePress = (pixel: number[] | null) => void

export type StationMapView = ReturnType<typeof createMap>

/** OpenLayers behind a few functions; React renders everything but the picture. */
export const createMap = (element: HTMLElement, options: MapOptions) => {
  const base = new LayerGroup()
  const own = new LayerGroup()
  const stations = stationLayer()
  const figures = figureLayer()
  const grid = gridLayer(stations.taken)
  const line = lineLayer()
  const overlay = new Overlay({
    element: options.popup,
    positioning: 'bottom-center',
    offset: [0, -16],
    autoPan: { margin: 12 },
  })
  const map = new OlMap({
    target: element,
    layers: [
      base,
      ...tileLayers(options.tiles),
      own,
      grid.layer,
      figures.layer,
      line.layer,
      stations.layer,
      stations.aloneLayer,
    ],
    overlays: [overlay],
    controls: [new ScaleLine(), new Control({ element: northArrow() })],
    // Without `onFocusOnly: false` a map in the tab order ignores its first drag. The wheel is
    // left to the page until the map has the focus.
    interactions: defaultInteractions({
      onFocusOnly: false,
      mouseWheelZoom: false,
      altShiftDragRotate: false,
      pinchRotate: false,
    }).extend([new MouseWheelZoom({ condition: focusWithTabindex })]),
    view: new View({
      extent: transformExtent(southAmerica, 'EPSG:4326', 'EPSG:3857'),
      center: fromLonLat([-75, -9.5]),
      zoom: 5,
      minZoom: 4.5,
      maxZoom: 18,
      enableRotation: false,
    }),
  })
  const view = map.getView()

  const zoomTo = (extent: Extent, maxZoom: number, padding: Padding = leastPadding) =>
    view.fit(extent, { padding, maxZoom, duration: 250 })
  const fitAll = () => {
    const extent = stations.extent()
    if (!extent) return zoomTo(peruExtent(), 15)
    const [width = 0, height = 0] = map.getSize() ?? []
    const shown = figures.figures()
    const stationsAt = ([top, right, bottom, left]: Padding) => {
      const resolution = Math.max(
        view.getResolutionForExtent(extent, [width - left - right, height - top - bottom]),
        view.getResolutionForZoom(15),
      )
      return shown.map(({ at: [x = 0, y = 0] }) => ({ x: x / resolution, y: -y / resolution }))
    }
    return zoomTo(extent, 15, paddingAround(shown, leastPadding, { width, height }, stationsAt))
  }
  const clusterAt = (pixel: number[]) =>
    map.forEachFeatureAtPixel(pixel, (found) => found, {
      layerFilter: (layer) => layer === stations.layer,
      hitTolerance: 6,
    })

  let onBare: BarePress = () => undefined
  map.on('singleclick', ({ coordinate, pixel }) => {
    const [longitudeDeg = 0, latitudeDeg = 0] = toLonLat(coordinate)
    if (options.onPoint({ longitudeDeg, latitudeDeg })) return
    const cluster = clusterAt(pixel)
    const picked = cluster ? stationsIn(cluster) : []
    onBare(cluster ? null : pixel)
    const extent = boundingExtent(picked.map(positionOf))
    const isApart = picked.length > 1 && diagonal(extent) > view.getResolutionForZoom(17) * 34
    if (isApart) zoomTo(extent, 17)
    else options.onPick(picked)
  })
  map.on('pointermove', ({ coordinate, pixel, dragging }) => {
    if (dragging) return
    const [longitudeDeg = 0, latitudeDeg = 0] = toLonLat(coordinate)
    options.onPointer({ latitudeDeg, longitudeDeg })
    element.style.cursor = clusterAt(pixel) ? 'pointer' : ''
  })
  const leave = () => options.onPointer(null)
  element.addEventListener('pointerleave', leave)

  return {
    map,
    /** Where the project's own layers are put (`layers/own-layers.ts`). */
    own,
    /** Told of each press: where it was, or null where it was at a station. */
    setOnBare: (told: BarePress) => {
      onBare = told
    },
    setStations: stations.setStations,
    setFigures: figures.setFigures,
    setLine: line.setLine,
    setLook: ({ componentIds, ...look }: GridLook & { componentIds: readonly number[] }) => {
      const { scheme } = look
      element.style.backgroundColor = seaColor(scheme)
      base.getLayers().clear()
      base.getLayers().extend(basemapLayers(scheme))
      grid.setLook(look)
      stations.setLook({ scheme, componentIds })
    },
    /** All stations with their pictures, or the country where there is none. */
    fit: fitAll,
    /** West, south, east, north, in degrees. */
    fitTo: (box: readonly number[]) =>
      zoomTo(transformExtent([...box], 'EPSG:4326', 'EPSG:3857'), 15),
    zoomBy: (levels: number) =>
      view.animate({ zoom: (view.getZoom() ?? 5) + levels, duration: 200 }),
    /** Moves the map without animation, then shows the popup: an animation would move it off the screen. */
    goTo: (station: MapStation) => {
      view.cancelAnimations()
      view.setCenter(positionOf(station))
      view.setZoom(Math.max(view.getZoom() ?? 0, 14))
      map.renderSync()
    },
    showPopup: (shown: readonly MapStation[]) => {
      const [first] = shown
      stations.choose(shown.length === 1 && first ? first.id : null)
      overlay.setPosition(first && positionOf(first))
    },
    destroy: () => {
      element.removeEventListener('pointerleave', leave)
      map.setTarget(undefined)
      map.dispose()
    },
  }
}

const leastPadding: Padding = [48, 84, 48, 48]
const southAmerica = [-92, -26, -60, 8]
const peruExtent = () => transformExtent([-81.4, -18.4, -68.6, 0], 'EPSG:4326', 'EPSG:3857')

const positionOf = ({ longitudeDeg, latitudeDeg }: MapStation) =>
  fromLonLat([longitudeDeg, latitudeDeg])

const diagonal = ([west = 0, south = 0, east = 0, north = 0]: Extent) =>
  Math.hypot(east - west, north - south)

/** The map is never turned: north is up, as on a drawing. */
const northArrow = () => {
  const arrow = document.createElement('div')
  arrow.className = 'north'
  arrow.innerHTML =
    '<svg width="12" height="14" viewBox="0 0 12 14" aria-hidden="true"><path d="M6 0l5 13-5-3-5 3z"/></svg>N'
  return arrow
}

const tileLayers = (tiles: MapOptions['tiles']) =>
  tiles === null
    ? []
    : [new TileLayer({ source: new XYZ({ url: tiles.url, crossOrigin: 'anonymous' }) })]
