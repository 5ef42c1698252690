import { expect, test } from 'vitest'
import { headingReader } from './headings.ts'
import { planTable } from './plan/columns.ts'

const read = headingReader(planTable)

test.each(['Altitud (m) (msnm)', 'Altitud (m (msnm)', '(1) Altitud: *', 'Alti(x)tud'])(
  '%s is a heading with its unit',
  (heading) => {
    expect(read([heading]).columns).toEqual({ altitude: 0 })
  },
)

test.each(['Altitud (m', 'Altitud )m(', 'Altitud ((m'])(
  '%s keeps what is not closed',
  (heading) => {
    expect(read([heading]).unknown).toEqual([heading])
  },
)

test('ten times as many brackets that nobody closes take some ten times as long', () => {
  const took = (count: number): number => {
    const startedMs = Date.now()
    read(['('.repeat(count)])
    return Date.now() - startedMs
  }
  took(10_000)
  const small = Math.max(took(30_000), 5)
  // A quadratic pattern would take a hundred times and minutes; the margin is for a busy machine.
  expect(took(300_000)).toBeLessThan(small * 50 + 1_000)
})
