export type Box = { x: number; y: number; width: number; height: number }

/**
 * Returns where boxes stand whose middles are wished for at these places: each at its own, or, where an earlier one is in
 * the way, at the nearest free place on rings around it. The order of the boxes is their rank; what is `taken` stays free of all.
 */
export function placeBoxes(
  wished: readonly Box[],
  { gap = 2, taken: given = [] }: { gap?: number; taken?: readonly Box[] } = {},
): { x: number; y: number }[] {
  const taken = [...given]
  const isFree = (one: Box) =>
    taken.every(
      (other) =>
        Math.abs(one.x - other.x) >= (one.width + other.width) / 2 + gap ||
        Math.abs(one.y - other.y) >= (one.height + other.height) / 2 + gap,
    )
  return wished.map((box) => {
    const found = around(box).find((at) => isFree({ ...box, ...at })) ?? box
    taken.push({ ...box, x: found.x, y: found.y })
    return { x: found.x, y: found.y }
  })
}

const rings = 14
const directions = 16

/** The place itself, then places on rings that grow by half a box, the nearest first. */
const around = ({ x, y, width, height }: Box): { x: number; y: number }[] => [
  { x, y },
  ...Array.from({ length: rings }, (_, ring) =>
    Array.from({ length: directions }, (_, turn) => {
      const angle = (2 * Math.PI * turn) / directions
      return {
        x: x + (ring + 1) * (width / 2) * Math.cos(angle),
        y: y + (ring + 1) * (height / 2) * Math.sin(angle),
      }
    }),
  ).flat(),
]
