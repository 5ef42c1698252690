/**
 * Returns at most about so many places of a list, in rising order: its ends, and of each part of it those with the
 * smallest and the largest value, so that no peak is lost where many are drawn. A list that is short stays whole.
 */
export const thinnedPlaces = (values: readonly (number | null)[], placesMax: number): number[] => {
  if (values.length <= placesMax) return values.map((_, place) => place)
  const parts = Math.max(Math.floor(placesMax / 2) - 1, 1)
  const kept = new Set([0, values.length - 1])
  for (let part = 0; part < parts; part++) {
    const end = Math.floor(((part + 1) * values.length) / parts)
    let [least, most] = [-1, -1]
    for (let place = Math.floor((part * values.length) / parts); place < end; place++) {
      const value = values[place] ?? null
      if (value === null) continue
      if (least < 0 || value < (values[least] as number)) least = place
      if (most < 0 || value > (values[most] as number)) most = place
    }
    for (const place of [least, most]) if (place >= 0) kept.add(place)
  }
  return [...kept].sort((a, b) => a - b)
}
