/** Shapes that tell groups apart without colour, in their order. */
export const markShapes = ['circle', 'triangle', 'square', 'diamond', 'pentagon', 'cross'] as const
export type MarkShape = (typeof markShapes)[number]

/** The path of a shape about a place, as large as a circle of this radius. */
export const markPath = (shape: MarkShape, x: number, y: number, radius: number): string => {
  if (shape === 'circle')
    return `M${at(x - radius, y)}a${one(radius)} ${one(radius)} 0 1 0 ${one(2 * radius)} 0a${one(radius)} ${one(radius)} 0 1 0 ${one(-2 * radius)} 0Z`
  if (shape === 'cross') {
    const [long, thin] = [radius * 1.15, radius * 0.4]
    const steps: [number, number][] = [
      [-thin, -long],
      [thin, -long],
      [thin, -thin],
      [long, -thin],
      [long, thin],
      [thin, thin],
      [thin, long],
      [-thin, long],
      [-thin, thin],
      [-long, thin],
      [-long, -thin],
      [-thin, -thin],
    ]
    return closed(steps.map(([dx, dy]) => [x + dx, y + dy]))
  }
  const { corners, turn, scale } = polygons[shape]
  return closed(
    Array.from({ length: corners }, (_, corner) => {
      const angle = turn + (2 * Math.PI * corner) / corners
      return [x + radius * scale * Math.cos(angle), y + radius * scale * Math.sin(angle)]
    }),
  )
}

/** Scaled so that all shapes cover about the same area. */
const polygons = {
  triangle: { corners: 3, turn: -Math.PI / 2, scale: 1.45 },
  square: { corners: 4, turn: Math.PI / 4, scale: 1.25 },
  diamond: { corners: 4, turn: 0, scale: 1.3 },
  pentagon: { corners: 5, turn: -Math.PI / 2, scale: 1.15 },
}

const one = (number: number) => Math.round(number * 10) / 10
const at = (x: number, y: number) => `${one(x)} ${one(y)}`
const closed = (places: readonly (readonly [number, number])[]) =>
  `${places.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${at(x, y)}`).join('')}Z`
