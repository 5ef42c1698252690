/** The newest sample of each station, of samples as the answer has them: by the time of sampling, the oldest first. */
export const latestOf = <Sample extends { stationId: number }>(
  samples: readonly Sample[],
): Sample[] => [...new Map(samples.map((sample) => [sample.stationId, sample])).values()]
