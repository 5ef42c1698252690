import { addressOf } from '@puquio/domain'
import { growingPauses, handles, type JobHandler } from '../../../platform/jobs/job-kind.ts'
import { notify } from '../../notifications/service.ts'
import { repeatedAmong, repeatedKey } from '../repeated-store.ts'
import { type NamedExceedance, readExceedances, stationsText } from './exceedances-store.ts'
import { exceedanceJob } from './results-entered.ts'

/** Tells of the results above their limits among those that were entered together: one notification for all. */
export const tellsExceedances = (): JobHandler<'tell-exceedances'> =>
  handles(exceedanceJob, {
    concurrency: 2,
    pauseMs: growingPauses(5),
    run: ({ payload, complete }) =>
      complete(async (within) => {
        const found = await readExceedances(within, payload)
        if (found === null) return
        const { count, stations, sampleId, sampledOn, highest, exceeding } = found
        const repeated = await repeatedAmong(within, exceeding)
        await notify(
          within,
          'result-exceeds',
          {
            count,
            repeated: exceeding.filter((one) => repeated.has(repeatedKey(one))).length,
            stations: stationsText(stations),
            date: sampledOn,
            results: highest.map(exceedanceText).join('; '),
          },
          { projectId: within.projectId },
          {
            opens:
              sampleId === null
                ? addressOf('LaboratoryData', { search: { outcome: 'exceeds' } })
                : addressOf('LaboratorySample', { sampleId }),
          },
        )
      }),
  })

/** The same text in all languages, since it has only codes, symbols, numbers and units. */
const exceedanceText = ({
  station,
  parameter,
  value,
  qualifier,
  min,
  max,
  unit,
}: NamedExceedance): string => {
  const bounds = min === null ? `≤ ${max}` : max === null ? `≥ ${min}` : `${min} – ${max}`
  const sign = qualifier === null || qualifier === 'trace' ? '' : `${qualifier} `
  return `${station} ${parameter} ${sign}${value} ${unit} (${bounds})`
}
