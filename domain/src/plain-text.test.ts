import { describe, expect, it } from 'vitest'
import { lineText, plainText } from './plain-text.ts'

describe('plainText', () => {
  it.each([
    ['a zero-width space', 'EF\u200b-01', 'EF-01'],
    ['a byte order mark', '\ufeffEF-01', 'EF-01'],
    ['a soft hyphen', 'Efluen\u00adte', 'Efluente'],
    ['joiners', 'E\u200dF\u200c-\u206001', 'EF-01'],
    ['directions', '\u202eEF-01\u202c \u2066x\u2069\u200f', 'EF-01 x'],
    ['a selector', 'EF-01\ufe0f', 'EF-01'],
    ['a blank letter', 'EF\u3164-01', 'EF-01'],
    ['a blank of Braille', 'EF\u2800-01', 'EF-01'],
    ['noncharacters', '\uffffEF\ufffe-\u{1fffe}01\ufdd0', 'EF-01'],
    ['controls', 'EF\u0080-\u009f01', 'EF-01'],
    ['nothing else', '\u200b\u200b', ''],
  ])('drops %s', (_, text, plain) => expect(plainText(text)).toBe(plain))

  it.each(['\u0085', '\u2028', '\u2029'])('takes %j as a line break', (text) =>
    expect(plainText(`a${text}b`)).toBe('a\nb'),
  )

  it('composes letters', () => {
    expect(plainText('Estacio\u0301n N\u0303a\u0303o')).toBe('Estación Ñão')
  })

  it.each(['Río Tingo Ñ 4 µg/L — «≤ 0,5»', '¿Qué?\ndos líneas', '水 🏞️ 👨‍🔬', 'Œuvre naïve ºª'])(
    'leaves %j',
    (text) => expect(plainText(text)).toBe(text),
  )
})

describe('lineText', () => {
  it.each([
    ['line breaks', ' EF\r\n-\u008501\u2028', 'EF - 01'],
    ['blanks', 'EF \u00a0\t 01', 'EF 01'],
    ['nothing but those', '\u0085 \n', ''],
  ])('makes one space of %s', (_, text, line) => expect(lineText(text)).toBe(line))
})
