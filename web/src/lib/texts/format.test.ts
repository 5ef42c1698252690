import { describe, expect, it } from 'vitest'
import { formatIn } from './format.ts'

const noon = '2026-02-15T17:05:09Z'

describe('formatIn', () => {
  it.each(['es-PE', 'en-GB', 'fr-FR', 'pt-BR'])('writes days first in %s', (locale) => {
    const format = formatIn(locale, 'America/Lima')
    expect(format.date('2026-02-05')).toBe('05/02/2026')
    expect(format.day('2026-02-06T03:00:00Z')).toBe('05/02/2026')
    expect(format.instant(noon)).toBe('15/02/2026 12:05')
    expect(format.instantToTheSecond(noon)).toBe('15/02/2026 12:05:09')
    expect(format.instant(null)).toBe('–')
  })

  it.each([
    ['es-PE', '1,234.5', '1,234.50'],
    ['en-GB', '1,234.5', '1,234.50'],
    ['pt-BR', '1.234,5', '1.234,50'],
  ])('writes numbers as %s does', (locale, free, fixed) => {
    const format = formatIn(locale)
    expect([format.number(1234.5), format.number(1234.5, 2)]).toEqual([free, fixed])
  })

  it('shows a dash where there is nothing to divide by', () => {
    const { percent, number } = formatIn('es-PE')
    expect([percent(null), percent(0.961), number(null)]).toEqual([
      '–',
      expect.stringMatching(/^96\s?%$/),
      '–',
    ])
  })
})
