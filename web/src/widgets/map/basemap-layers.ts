import Feature from 'ol/Feature.js'
import type Geometry from 'ol/geom/Geometry.js'
import LineString from 'ol/geom/LineString.js'
import MultiLineString from 'ol/geom/MultiLineString.js'
import MultiPolygon from 'ol/geom/MultiPolygon.js'
import Point from 'ol/geom/Point.js'
import Polygon from 'ol/geom/Polygon.js'
import type BaseLayer from 'ol/layer/Base.js'
import VectorLayer from 'ol/layer/Vector.js'
import VectorImageLayer from 'ol/layer/VectorImage.js'
import VectorSource from 'ol/source/Vector.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import { feature } from 'topojson-client'
import type { Scheme } from '../status/marks.ts'
import peru from './basemap/peru.topojson?raw'

type LayerName = 'departments' | 'neighbours' | 'rivers' | 'lakes' | 'places'
type Topology = Parameters<typeof feature>[0]
type GeoGeometry = ReturnType<typeof shapes>[number]['geometry']

/** The shipped map of Peru: areas and lines under the stations, names that never overlap. */
export const basemapLayers = (scheme: Scheme): BaseLayer[] => {
  const colors = palettes[scheme]
  const topology = JSON.parse(peru) as Topology
  const area = (fill: string, stroke: string, width: number) =>
    new Style({ fill: new Fill({ color: fill }), stroke: new Stroke({ color: stroke, width }) })
  const layer = (name: LayerName, style: Style, minZoom?: number) =>
    new VectorImageLayer({
      source: new VectorSource({ features: featuresOf(topology, name) }),
      style,
      ...(minZoom === undefined ? {} : { minZoom }),
    })
  // Callao's name would take Lima's place; as a town it has one.
  const departments = featuresOf(topology, 'departments').filter(
    (department) => department.get('name') !== 'Callao',
  )
  return [
    // Their border is coarser than Peru's own, which covers it.
    layer('neighbours', area(colors.abroad, colors.abroad, 4)),
    layer('departments', area(colors.land, colors.border, 1)),
    layer('lakes', area(colors.water, colors.water, 1)),
    layer('rivers', new Style({ stroke: new Stroke({ color: colors.water, width: 1.2 }) }), 6),
    names(departments.map(atItsMiddle), colors, {
      minZoom: 5,
      maxZoom: 9,
      weight: 600,
    }),
    names(featuresOf(topology, 'places', 6), colors, { minZoom: 6.5, weight: 500 }),
    names(featuresOf(topology, 'places'), colors, { minZoom: 9, weight: 400 }),
  ]
}

/** One name for an area, islands or not: inside its largest part. */
const atItsMiddle = (area: Feature): Feature => {
  const geometry = area.getGeometry()
  const parts = geometry instanceof MultiPolygon ? geometry.getPolygons() : [geometry]
  const [largest] = parts
    .filter((part) => part instanceof Polygon)
    .toSorted((a, b) => b.getArea() - a.getArea())
  return largest
    ? new Feature({ geometry: largest.getInteriorPoint(), name: area.get('name') })
    : area
}

/** What lies behind the land. */
export const seaColor = (scheme: Scheme): string => palettes[scheme].sea

const palettes = {
  light: {
    sea: '#e4ebf1',
    land: '#f8f8f6',
    abroad: '#eceeef',
    border: '#c9ced5',
    water: '#b5cbdc',
    ink: '#5c6673',
  },
  dark: {
    sea: '#12171d',
    land: '#20252b',
    abroad: '#191d22',
    border: '#3b434c',
    water: '#2c4254',
    ink: '#98a1ad',
  },
} satisfies Record<Scheme, Record<string, string>>

type Names = { minZoom: number; maxZoom?: number; weight: number }

const names = (
  features: Feature[],
  { ink, land }: (typeof palettes)[Scheme],
  { weight, ...zooms }: Names,
): BaseLayer => {
  const text = new Text({
    font: `${weight} 11px 'Inter Variable', system-ui, sans-serif`,
    fill: new Fill({ color: ink }),
    stroke: new Stroke({ color: land, width: 3 }),
    overflow: true,
  })
  const style = new Style({ text })
  return new VectorLayer({
    ...zooms,
    declutter: true,
    source: new VectorSource({ features }),
    style: (named) => {
      text.setText(String(named.get('name') ?? ''))
      return style
    },
  })
}

const featuresOf = (topology: Topology, name: LayerName, maxRank = Infinity): Feature[] =>
  shapes(topology, name)
    .filter(({ properties }) => Number(properties?.['rank'] ?? 0) <= maxRank)
    .flatMap(({ geometry, properties }) => {
      const drawn = drawable(geometry)?.transform('EPSG:4326', 'EPSG:3857')
      return drawn ? [new Feature({ geometry: drawn, name: properties?.['name'] })] : []
    })

const shapes = (topology: Topology, name: LayerName) => {
  const object = topology.objects[name]
  const found = object && feature(topology, object)
  return found && 'features' in found ? found.features : []
}

const drawable = (geometry: GeoGeometry): Geometry | null => {
  switch (geometry.type) {
    case 'Point':
      return new Point(geometry.coordinates)
    case 'LineString':
      return new LineString(geometry.coordinates)
    case 'MultiLineString':
      return new MultiLineString(geometry.coordinates)
    case 'Polygon':
      return new Polygon(geometry.coordinates)
    case 'MultiPolygon':
      return new MultiPolygon(geometry.coordinates)
    // The basemap has none of these.
    case 'MultiPoint':
    case 'GeometryCollection':
      return null
  }
}
