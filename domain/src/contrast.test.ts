import { describe, expect, it } from 'vitest'
import {
  contrastRatio,
  darkText,
  isHexColor,
  luminance,
  readableShade,
  textColorOver,
  whiteText,
} from './contrast.ts'
import { seededInteger, seededRandom } from '../test/seeded-random.ts'

const randomColors = (count: number): string[] => {
  const random = seededRandom(7)
  return Array.from(
    { length: count },
    () => `#${seededInteger(random, 0, 0xffffff).toString(16).padStart(6, '0')}`,
  )
}

describe('luminance and contrast (WCAG 2.2)', () => {
  it('knows the ends and the primaries', () => {
    expect(luminance('#000000')).toBe(0)
    expect(luminance('#ffffff')).toBeCloseTo(1, 12)
    expect(luminance('#ff0000')).toBeCloseTo(0.2126, 12)
    expect(luminance('#00FF00')).toBeCloseTo(0.7152, 12)
  })

  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#123456', '#123456', 1],
  ])('%s with %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2)
  })
})

describe('textColorOver', () => {
  it.each([
    ['#ffffff', darkText],
    ['#fffffe', darkText],
    ['#fefefe', whiteText],
    ['#ffff00', whiteText],
    ['#1b3a6b', whiteText],
  ])('%s takes %s', (hex, text) => expect(textColorOver(hex)).toBe(text))
})

describe('readableShade', () => {
  it('leaves a colour that reads already', () => {
    expect(readableShade('#1b3a6b', whiteText)).toBe('#1b3a6b')
    expect(readableShade('#ffffff', darkText)).toBe('#ffffff')
  })

  it('reaches the ratio for any colour under the text that the rule chooses', () => {
    for (const hex of [...randomColors(500), '#ffff00', '#fefefe', '#ffffff']) {
      const text = textColorOver(hex)
      expect(contrastRatio(readableShade(hex, text), text), hex).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('never darkens further than is needed', () => {
    for (const hex of randomColors(100)) {
      const shade = readableShade(hex, whiteText)
      if (shade !== hex) expect(contrastRatio(shade, whiteText), hex).toBeLessThan(4.7)
    }
  })

  it('lightens under dark text', () => {
    const shade = readableShade('#404040', '#000000')
    expect(luminance(shade)).toBeGreaterThan(luminance('#404040'))
    expect(contrastRatio(shade, '#000000')).toBeGreaterThanOrEqual(4.5)
  })

  it('ends at black where nothing reads', () => {
    expect(readableShade('#336699', '#808080', 7)).toBe('#000000')
  })
})

describe('isHexColor', () => {
  it.each(['#000000', '#1B3a6B'])('takes %s', (text) => expect(isHexColor(text)).toBe(true))
  it.each(['', '#fff', '000000', '#00000g', '#0000000', 'red', '#000000\n'])('refuses %j', (text) =>
    expect(isHexColor(text)).toBe(false),
  )
})
