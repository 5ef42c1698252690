import type { Annotation } from '@puquio/contract/modi/annotations'
import { expect, it } from 'vitest'
import { askedSpan, marksOf, spanAbout } from './marks.ts'

const hour = 3_600_000
const annotation = (from: string, until: string | null): Annotation => ({
  id: 1,
  device: { id: 5, serial: 'PZ-1', name: 'Norte' },
  from,
  until,
  text: 'Se limpió',
  createdBy: 'Ana',
  version: 1,
})
const moment = annotation('2026-02-10T12:00:00Z', null)
const period = annotation('2026-02-10T12:00:00Z', '2026-02-10T16:00:00Z')
const noon = Date.parse('2026-02-10T12:00:00Z')

it('numbers them in their order', () => {
  expect(marksOf([moment, period])).toEqual([
    { number: 1, fromMs: noon, untilMs: null },
    { number: 2, fromMs: noon, untilMs: noon + 4 * hour },
  ])
})

it('asks for more than is shown, and for the same while the graph moves a little', () => {
  const asked = askedSpan({ fromMs: noon, toMs: noon + 24 * hour })
  expect(asked.fromMs).toBeLessThanOrEqual(noon)
  expect(asked.toMs).toBeGreaterThanOrEqual(noon + 27 * hour)
  expect(askedSpan({ fromMs: noon + hour, toMs: noon + 25 * hour })).toEqual(asked)
})

it('shows a moment in the middle of what was shown, and a period with half of it on each side', () => {
  const span = { fromMs: 0, toMs: 2 * hour }
  expect(spanAbout(moment, span)).toEqual({ fromMs: noon - hour, toMs: noon + hour })
  expect(spanAbout(period, span)).toEqual({ fromMs: noon - 2 * hour, toMs: noon + 6 * hour })
})
