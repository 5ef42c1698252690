import type { Parameter } from '../parameters/parameter.ts'
import type { Statistic } from '../standards/statistics.ts'
import { addDays } from '../dates.ts'

/**
 * Returns whether a measurement of noise belongs to the day (07:01 to 22:00) or to the night (22:01 to 07:00),
 * and on which evening the night began: it spans midnight. `time` is HH:MM in the station's zone.
 * Source: D.S. 085-2003-PCM, article 3.
 */
export const noisePeriod = (
  on: string,
  time: string,
): { statistic: 'day' | 'night'; on: string } => {
  const minute = time.slice(0, 5)
  if (minute > '22:00') return { statistic: 'night', on }
  if (minute <= '07:00') return { statistic: 'night', on: addDays(on, -1) }
  return { statistic: 'day', on }
}

/**
 * Returns the statistic of one result of a parameter: of noise the day or the night, null where its time is not
 * known; of everything else what the parameter is reported as.
 */
export const statisticOf = (
  { matrix, reportedAs }: Pick<Parameter, 'matrix' | 'reportedAs'>,
  on: string,
  time: string | null,
): Statistic | null => {
  if (matrix !== 'noise') return reportedAs
  return time === null ? null : noisePeriod(on, time).statistic
}
