type Point = { latitudeDeg: number; longitudeDeg: number }

/** Tolerance around the simplified outline, which leaves islands out. */
const marginDeg = 0.2

/**
 * Returns whether a point lies in Peru or within some 20 km of it. A wrong zone or exchanged axes move a
 * station by hundreds of kilometres, mostly out to sea.
 */
export const isNearPeru = (point: Point): boolean => {
  let isInside = false
  for (let index = 0; index < outline.length; index += 1) {
    const [from, to] = [outline[index], outline[(index + 1) % outline.length]]
    if (!from || !to) continue
    if (distanceDeg(point, from, to) <= marginDeg) return true
    if (crosses(point, from, to)) isInside = !isInside
  }
  return isInside
}

type Vertex = readonly [longitudeDeg: number, latitudeDeg: number]

/** Whether the edge crosses the ray from the point to the east. */
const crosses = ({ latitudeDeg: y, longitudeDeg: x }: Point, [ax, ay]: Vertex, [bx, by]: Vertex) =>
  ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)

/** Distance to the edge, with degrees of both axes as equal: near the equator they nearly are. */
const distanceDeg = ({ latitudeDeg: y, longitudeDeg: x }: Point, a: Vertex, b: Vertex): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)
  const part = Math.min(1, Math.max(0, along))
  return Math.hypot(x - a[0] - part * dx, y - a[1] - part * dy)
}

// Natural Earth 1:10m (public domain), the outer edge of the departments, thinned to 0.1°.
const outline: readonly Vertex[] = [
  [-77.11, -12.08],
  [-77.23, -11.63],
  [-77.65, -11.29],
  [-77.66, -10.95],
  [-78.18, -10.11],
  [-78.76, -8.61],
  [-79.47, -7.72],
  [-79.69, -7.13],
  [-80, -6.74],
  [-81.13, -6.03],
  [-81.15, -5.88],
  [-80.94, -5.85],
  [-80.85, -5.65],
  [-81.2, -5.21],
  [-81.06, -5.02],
  [-81.33, -4.48],
  [-80.81, -3.74],
  [-80.28, -3.41],
  [-80.16, -3.88],
  [-80.49, -4.02],
  [-80.47, -4.21],
  [-80.34, -4.2],
  [-80.47, -4.45],
  [-80.14, -4.28],
  [-79.66, -4.44],
  [-79.3, -4.96],
  [-79.07, -5.01],
  [-78.67, -4.55],
  [-78.35, -3.39],
  [-78.22, -3.51],
  [-77.87, -2.99],
  [-76.63, -2.54],
  [-75.6, -1.57],
  [-75.41, -0.92],
  [-75.23, -0.97],
  [-75.26, -0.54],
  [-75.64, -0.11],
  [-75.2, -0.03],
  [-74.42, -0.54],
  [-74.27, -0.97],
  [-73.63, -1.26],
  [-73.53, -1.67],
  [-73.19, -1.79],
  [-73.2, -2.21],
  [-72.93, -2.43],
  [-72.18, -2.41],
  [-71.75, -2.13],
  [-71.42, -2.37],
  [-70.91, -2.21],
  [-70.09, -2.63],
  [-70.74, -3.78],
  [-70.31, -3.83],
  [-69.97, -4.29],
  [-70.21, -4.35],
  [-70.33, -4.14],
  [-70.67, -4.12],
  [-70.97, -4.39],
  [-71.91, -4.52],
  [-72.92, -5.13],
  [-72.97, -5.65],
  [-73.23, -6.08],
  [-73.15, -6.47],
  [-73.76, -6.89],
  [-73.71, -7.3],
  [-73.98, -7.35],
  [-74.02, -7.54],
  [-73.71, -7.78],
  [-73.78, -7.94],
  [-73.54, -8.36],
  [-72.97, -8.99],
  [-73.22, -9.41],
  [-72.31, -9.53],
  [-72.19, -10.01],
  [-71.3, -9.99],
  [-70.53, -9.43],
  [-70.64, -11.01],
  [-69.58, -10.95],
  [-68.69, -12.5],
  [-68.98, -12.87],
  [-68.97, -13.5],
  [-69.1, -13.67],
  [-68.86, -14.19],
  [-69.37, -14.8],
  [-69.15, -15.25],
  [-69.43, -15.63],
  [-69.22, -16.15],
  [-68.83, -16.33],
  [-69.62, -17.18],
  [-69.51, -17.5],
  [-69.85, -17.69],
  [-69.88, -18.16],
  [-70.4, -18.34],
  [-71.39, -17.7],
  [-71.52, -17.28],
  [-72.36, -16.76],
  [-73.7, -16.25],
  [-75.19, -15.37],
  [-76.29, -14.16],
  [-76.39, -13.88],
  [-76.22, -13.73],
  [-76.22, -13.36],
]
