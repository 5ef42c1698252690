import { expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'

it.each([
  ['2026-02-15T09:59:00Z', 'evening'],
  ['2026-02-15T10:00:00Z', 'morning'],
  ['2026-02-15T16:59:00Z', 'morning'],
  ['2026-02-15T17:00:00Z', 'afternoon'],
  ['2026-02-15T23:59:00Z', 'afternoon'],
  ['2026-02-16T00:00:00Z', 'evening'],
  ['2026-02-16T05:00:00Z', 'evening'],
])('%s in Lima: %s', (now, greeting) =>
  expect(greetingAt(new Date(now), 'America/Lima')).toBe(greeting),
)
