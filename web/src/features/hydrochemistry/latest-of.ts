import type { AnalysedSample } from '@puquio/contract/laboratory/hydrochemistry'

/** The newest sample of each station. */
export const latestOf = (samples: readonly AnalysedSample[]): AnalysedSample[] => {
  const latest = new Map<number, AnalysedSample>()
  for (const sample of samples) {
    const before = latest.get(sample.stationId)
    const isNewer =
      !before ||
      sample.sampledOn > before.sampledOn ||
      (sample.sampledOn === before.sampledOn && sample.id > before.id)
    if (isNewer) latest.set(sample.stationId, sample)
  }
  return [...latest.values()]
}
