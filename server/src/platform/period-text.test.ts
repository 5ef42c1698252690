import { expect, test } from 'vitest'
import { periodText } from './period-text.ts'

const always = { es: 'Siempre', en: 'Always', fr: 'Toujours', pt: 'Sempre' }

test('a period is told by the days that bound it', () => {
  const [from, to] = ['2026-01-01', '2026-03-31']
  expect(periodText({ from, to }, always, 'es')).toBe('desde el 01/01/2026 hasta el 31/03/2026')
  expect(periodText({ from, to: null }, always, 'fr')).toBe('à partir du 01/01/2026')
  expect(periodText({ to }, always, 'en')).toBe('until 31/03/2026')
  expect(periodText({}, always, 'pt')).toBe('Sempre')
})
