import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { seededInteger, seededRandom } from '../../test/seeded-random.ts'
import { type ProgressUnit, progress, unitsOf } from './progress.ts'

const unit = (estimatedOn: string, rest: Partial<ProgressUnit> = {}): ProgressUnit => ({
  estimatedOn,
  isDone: false,
  isOmitted: false,
  isOnTime: false,
  ...rest,
})

describe('progress', () => {
  const units = [
    unit('2026-01-10', { isDone: true, isOnTime: true }),
    unit('2026-01-20', { isDone: true }),
    unit('2026-01-31'),
    unit('2026-02-05', { isOmitted: true }),
    unit('2026-02-15', { isDone: true, isOnTime: true }),
    unit('2026-02-16', { isDone: true, isOnTime: true }),
    unit('2026-02-28'),
    unit('2026-03-10', { isOmitted: true }),
    unit('2026-03-31'),
  ]

  it('counts general, until now and the month', () => {
    expect(progress(units, '2026-02-15', '2026-02')).toEqual({
      general: { done: 4, due: 7, onTime: 3, omitted: 2, ratio: 4 / 7 },
      untilNow: { done: 3, due: 4, onTime: 2, omitted: 1, ratio: 3 / 4 },
      monthly: { done: 2, due: 3, onTime: 2, omitted: 1, ratio: 2 / 3 },
    })
  })

  it('has no ratio where nothing is due', () => {
    const empty = { done: 0, due: 0, onTime: 0, omitted: 0, ratio: null }
    expect(progress([], '2026-02-15', '2026-02').general).toEqual(empty)
    const { monthly, untilNow } = progress(units, '2026-01-09', '2026-04')
    expect([monthly, untilNow]).toEqual([empty, empty])
    const omittedOnly = progress([unit('2026-02-05', { isOmitted: true })], '2026-02-15', '2026-02')
    expect(omittedOnly.general).toEqual({ ...empty, omitted: 1 })
  })

  it('counts what is done and omitted at once as done', () => {
    const both = [unit('2026-02-05', { isDone: true, isOmitted: true })]
    expect(progress(both, '2026-02-15', '2026-02').general).toMatchObject({ done: 1, omitted: 0 })
  })

  it('never has more done than due, nor more on time than done', () => {
    const random = seededRandom(29)
    const chance = () => random() < 0.4
    for (let n = 0; n < 200; n++) {
      const some = Array.from({ length: seededInteger(random, 0, 30) }, () =>
        unit(addDays('2026-01-01', seededInteger(random, 0, 364)), {
          isDone: chance(),
          isOmitted: chance(),
          isOnTime: chance(),
        }),
      )
      const { general, untilNow, monthly } = progress(some, '2026-07-01', '2026-06')
      expect(general.due + general.omitted).toBe(some.length)
      for (const { done, due, onTime, ratio } of [general, untilNow, monthly]) {
        expect(done).toBeLessThanOrEqual(due)
        expect(onTime).toBeLessThanOrEqual(done)
        expect(ratio).toBe(due === 0 ? null : done / due)
      }
    }
  })
})

describe('unitsOf', () => {
  const monitoring = (id: number, rescheduledFromId: number | null, estimatedOn: string) => ({
    id,
    rescheduledFromId,
    ...unit(estimatedOn),
  })

  it('folds a chain of reschedules into its last one', () => {
    const units = unitsOf([
      monitoring(1, null, '2026-01-10'),
      monitoring(2, null, '2026-01-10'),
      monitoring(3, 2, '2026-02-10'),
      monitoring(4, 3, '2026-03-10'),
      monitoring(5, null, '2026-04-10'),
      // Brought forward: the date in force is the earlier one.
      monitoring(6, 5, '2026-03-25'),
    ])
    expect(units.map(({ id, estimatedOn }) => [id, estimatedOn])).toEqual([
      [1, '2026-01-10'],
      [4, '2026-03-10'],
      [6, '2026-03-25'],
    ])
  })

  it('has as many units as there are originals', () => {
    const random = seededRandom(31)
    const monitorings = Array.from({ length: 50 }, (_, index) =>
      monitoring(index, null, '2026-01-01'),
    )
    for (let id = 50; id < 200; id++) {
      const latest = unitsOf(monitorings)
      const from = latest[seededInteger(random, 0, latest.length - 1)]?.id ?? 0
      monitorings.push(monitoring(id, from, '2026-02-01'))
    }
    expect(unitsOf(monitorings)).toHaveLength(50)
  })

  it('ignores reschedules in progress, wherever they fell', () => {
    const units = unitsOf([
      monitoring(1, null, '2026-01-31'),
      { ...monitoring(2, 1, '2026-02-03'), isDone: true, isOnTime: true },
    ])
    const { general, monthly } = progress(units, '2026-02-15', '2026-01')
    expect(general).toEqual({ done: 1, due: 1, onTime: 1, omitted: 0, ratio: 1 })
    expect(monthly.due).toBe(0)
  })
})
