import { contrastRatio } from '@puquio/domain'
import { describe, expect, it } from 'vitest'
import { applyProjectColor, defaultProjectColor, projectColors } from './project-color.ts'

const colors = [
  '#000000',
  '#1f3a68',
  '#0b7a4b',
  '#ffd400',
  '#ff0000',
  '#7f7f7f',
  '#f5f5f5',
  '#ffffff',
]

describe('projectColors', () => {
  it.each(colors)(
    '%s: text reads in both schemes, and the button is seen on the dark page',
    (color) => {
      const { text, fill } = projectColors(color)
      expect(contrastRatio(fill.light, text)).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(fill.dark, text)).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(fill.dark, '#191c21')).toBeGreaterThanOrEqual(3)
    },
  )

  it('keeps the exact colour for the bar', () => {
    expect(projectColors('#ffd400').bar).toBe('#ffd400')
  })

  it('falls back where the colour cannot be read', () => {
    expect(projectColors('blue').bar).toBe(defaultProjectColor)
  })
})

describe('applyProjectColor', () => {
  it('writes what the style sheets read', () => {
    const element = document.createElement('div')
    applyProjectColor('#1f3a68', element)
    expect(element.style.getPropertyValue('--project-color')).toBe('#1f3a68')
    expect(element.style.getPropertyValue('--project-text')).toBe('#ffffff')
  })
})
