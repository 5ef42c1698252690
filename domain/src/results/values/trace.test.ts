import { describe, expect, it } from 'vitest'
import { readValue } from './read-value.ts'

describe('traces with the limit below which they are', () => {
  it.each(['TR 0.01', 'Trazas (<0,01)', 'traces (0.01)', 'tr. <0.01'])('%j', (text) =>
    expect(readValue(text)).toMatchObject({
      kind: 'value',
      text,
      number: 0.01,
      limit: 0.01,
      qualifier: 'trace',
    }),
  )

  it('an ambiguous limit waits like every other number', () =>
    expect(readValue('TR 1,234')).toMatchObject({ kind: 'held', reason: 'ambiguous-value' }))

  it.each(['TR 0.01 0.02', 'transporte 0.01', 'TR -0.01'])('%j is no value', (text) =>
    expect(readValue(text)).toMatchObject({ kind: 'held', reason: 'not-a-value' }),
  )
})
