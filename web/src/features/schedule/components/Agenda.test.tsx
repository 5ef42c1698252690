import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stage } from '../../../../test/stage.tsx'
import { type Cell, monthRows } from '../month/month-rows.ts'
import { Agenda } from './Agenda.tsx'
import '../texts.ts'

const onDay = (day: number): Cell => ({
  id: day,
  stationId: 1,
  day,
  status: 'far',
  type: 'scheduled',
  isMishap: false,
  withoutSample: false,
  componentId: 1,
  miningComponentId: null,
})
const rows = monthRows([3, 17, 25].map(onDay), [{ id: 1, code: 'P-1', name: 'Río Grande' }])

const scrolledTo: (string | null)[] = []
beforeEach(() => {
  scrolledTo.length = 0
  // jsdom has no layout, and so no scrolling. Newer browsers return a promise.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.querySelector('h2')?.textContent ?? null)
    return Promise.resolve() as unknown as void
  }
})
afterEach(cleanup)

const show = (month: string, today: string) =>
  stage(<Agenda planId={1} schedule={{ month, today }} rows={rows} />)

it('opens the current month on today, else on the next day with monitorings', async () => {
  show('2026-02', '2026-02-17')
  await waitFor(() => expect(scrolledTo).toEqual(['martes, 17 de febrero de 2026 (hoy)']))
  cleanup()
  show('2026-02', '2026-02-18')
  await waitFor(() => expect(scrolledTo.at(-1)).toBe('miércoles, 25 de febrero de 2026'))
})

it('can be left where scrolling returns a promise', () => {
  const { unmount } = show('2026-02', '2026-02-17')
  expect(unmount).not.toThrow()
})

it('opens another month, and one whose days have passed, at its beginning', async () => {
  show('2026-03', '2026-02-17')
  show('2026-02', '2026-02-27')
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(scrolledTo).toEqual([])
})
