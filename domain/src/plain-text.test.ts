import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('plainText', () => {
  it.each([
    ['a zero-width space', 'EF\u200b-01', 'EF-01'],
    ['a byte order mark', '\ufeffEF-01', 'EF-01'],
    ['a soft hyphen', 'Efluen\u00adte', 'Efluente'],
    ['joiners', 'E\u200dF\u200c-\u206001', 'EF-01'],
    ['directions', '\u202eEF-01\u202c \u2066x\u2069\u200f', 'EF-01 x'],
    ['a selector', 'EF-01\ufe0f', 'EF-01'],
    ['a blank letter', 'EF\u3164-01', 'EF-01'],
    ['nothing else', '\u200b\u200b', ''],
  ])('drops %s', (_, text, plain) => expect(plainText(text)).toBe(plain))

  it('composes letters', () => {
    expect(plainText('Estacio\u0301n N\u0303a\u0303o')).toBe('Estación Ñão')
  })

  it.each(['Río Tingo Ñ 4 µg/L — «≤ 0,5»', '¿Qué?\ndos líneas', '水 🏞️ 👨‍🔬', 'Œuvre naïve ºª'])(
    'leaves %j',
    (text) => expect(plainText(text)).toBe(text),
  )
})
