/** The ids in their order once one of them has changed places with its neighbour. */
export const movedLayers = (
  layers: readonly { id: number }[],
  { id }: { id: number },
  by: 1 | -1,
): number[] => {
  const ids = layers.map((layer) => layer.id)
  const from = ids.indexOf(id)
  const to = from + by
  const other = ids[to]
  if (other === undefined) return ids
  return ids.with(from, other).with(to, id)
}
