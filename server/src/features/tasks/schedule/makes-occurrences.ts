import { addDays, taskDates, taskHorizonDays } from '@puquio/domain'
import { z } from 'zod'
import {
  growingPauses,
  handles,
  type JobHandler,
  jobKind,
} from '../../../platform/jobs/job-kind.ts'
import { readCalendar } from '../tasks-store.ts'
import { insertOccurrences, lockTasksBefore, setMadeUntil } from './schedule-store.ts'

export const makeOccurrencesJob = jobKind('make-task-dates', 'project', z.object({}))

/** Brings, each night, the due dates of tasks that go on up to the horizon. */
export const makesOccurrences = (): JobHandler<'make-task-dates'> =>
  handles(makeOccurrencesJob, {
    concurrency: 2,
    pauseMs: growingPauses(5),
    schedule: { cron: '20 1 * * *', zone: 'project' },
    run: ({ complete }) =>
      complete(async (within) => {
        const { today, seasons } = await readCalendar(within, null)
        const horizonOn = addDays(today, taskHorizonDays)
        const tasks = await lockTasksBefore(within, horizonOn)
        for (const { id, rule, madeUntil, ...dates } of tasks) {
          const all = taskDates({ ...dates, frequency: rule, seasons }, today)
          await insertOccurrences(
            within,
            id,
            all.filter((on) => on > madeUntil),
          )
        }
        await setMadeUntil(
          within,
          tasks.map(({ id }) => id),
          horizonOn,
        )
      }),
  })
