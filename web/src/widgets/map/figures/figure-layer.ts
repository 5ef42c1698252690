import Feature from 'ol/Feature.js'
import LineString from 'ol/geom/LineString.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import { fromLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import Icon from 'ol/style/Icon.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import { figurePlaces } from './figure-places.ts'

/** A picture that stands beside a station: the text of an SVG. */
export type MapFigure = {
  latitudeDeg: number
  longitudeDeg: number
  svg: string
  width: number
  height: number
}

/**
 * Pictures above their stations. Where two would cover each other, the later one moves to the nearest free place, with a line
 * to its station. Places are found once for each zoom: what lies in the way depends on the scale alone.
 */
export const figureLayer = () => {
  const source = new VectorSource<Feature<Point>>()
  let figures: readonly MapFigure[] = []
  let icons: Icon[] = []
  let placed: { resolution: number; styles: Style[][] } | null = null

  const place = (resolution: number): Style[][] => {
    const at = figures.map(positionOf)
    const pixels = at.map(([x = 0, y = 0]) => ({ x: x / resolution, y: -y / resolution }))
    const places = figurePlaces(figures, pixels)
    return figures.map((_, index) => {
      const { x = 0, y = 0 } = places[index] ?? {}
      const middle = [x * resolution, -y * resolution]
      const icon = icons[index]
      return [
        new Style({
          geometry: new LineString([at[index] ?? middle, middle]),
          stroke: new Stroke({ color: '#6b7380', width: 1 }),
        }),
        ...(icon ? [new Style({ geometry: new Point(middle), image: icon })] : []),
      ]
    })
  }
  const layer = new VectorLayer({
    source,
    style: (feature, resolution) => {
      if (placed?.resolution !== resolution) placed = { resolution, styles: place(resolution) }
      return placed.styles[Number(feature.get('index'))]
    },
    // A picture may stand far from its station, whose place is what the map looks for.
    renderBuffer: 800,
    updateWhileAnimating: true,
    updateWhileInteracting: true,
  })
  return {
    layer,
    figures: () => figures.map((figure) => ({ ...figure, at: positionOf(figure) })),
    setFigures: (next: readonly MapFigure[]) => {
      figures = next
      placed = null
      icons = next.map(
        ({ svg }) => new Icon({ src: `data:image/svg+xml,${encodeURIComponent(svg)}` }),
      )
      source.clear(true)
      source.addFeatures(
        next.map(
          (figure, index) => new Feature({ geometry: new Point(positionOf(figure)), index }),
        ),
      )
      layer.changed()
    },
  }
}

const positionOf = ({ longitudeDeg, latitudeDeg }: MapFigure) =>
  fromLonLat([longitudeDeg, latitudeDeg])
