import type { Geographic } from '@puquio/domain'
import Feature from 'ol/Feature.js'
import LineString from 'ol/geom/LineString.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import { fromLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import Circle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'

const color = '#d55e00'

/** A line that somebody draws on the map, with its points. */
export const lineLayer = () => {
  const source = new VectorSource()
  const style = new Style({
    stroke: new Stroke({ color, width: 3 }),
    image: new Circle({
      radius: 5,
      fill: new Fill({ color }),
      stroke: new Stroke({ color: '#ffffff', width: 2 }),
    }),
  })
  return {
    layer: new VectorLayer({ source, style }),
    setLine: (points: readonly Geographic[]) => {
      const places = points.map(({ longitudeDeg, latitudeDeg }) =>
        fromLonLat([longitudeDeg, latitudeDeg]),
      )
      source.clear(true)
      source.addFeatures([
        ...(places.length > 1 ? [new Feature(new LineString(places))] : []),
        ...places.map((place) => new Feature(new Point(place))),
      ])
    },
  }
}
