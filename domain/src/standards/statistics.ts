/**
 * What a limit speaks of and a result is: one sample, the mean of a period, or the noise of the day or the
 * night. A limit holds only for results and means of its own statistic.
 */
export const statistics = [
  'any-time',
  'annual-mean',
  'monthly-mean',
  'mean-1h',
  'mean-8h',
  'mean-24h',
  'day',
  'night',
] as const
export type Statistic = (typeof statistics)[number]
