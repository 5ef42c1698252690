import { windDirections, windRose } from '@puquio/domain'
import { expect, it } from 'vitest'
import { onPaper } from '../drawing/looks.ts'
import { windRoseSvg } from './wind-rose-svg.ts'

const words = {
  title: 'Rosa de vientos <PM-1>',
  calms: 'Calmas',
  directions: windDirections,
  percent: (share: number) => `${Math.round(share * 100)} %`,
  number: String,
}
const look = { ...onPaper, ink: '#222', line: '#ccc', paper: '#fff', font: 'sans-serif' }

it('draws a petal for each direction and class that has readings, north up', () => {
  const rose = windRose([
    { fromDeg: 0, speedMs: 1 },
    { fromDeg: 0, speedMs: 4 },
    { fromDeg: 90, speedMs: 4 },
    { fromDeg: 180, speedMs: 0.1 },
  ])
  const svg = windRoseSvg(rose, words, look)
  const directions = [...svg.matchAll(/data-direction="(\w+)"/g)].map(([, name]) => name)
  expect(directions).toEqual(['N', 'N', 'E'])
  // The middle of the petal of the north lies above the centre, at x = 190.
  const [, from, to] =
    /data-direction="N" d="M([\d.]+) [\d.]+L.*?L([\d.]+) /.exec(svg)?.map(Number) ?? []
  expect(((from ?? 0) + (to ?? 0)) / 2).toBeCloseTo(190, 0)
  expect(svg).toContain('25 %')
  expect(svg).toContain('&lt;PM-1&gt;')
})

it('is drawn without any readings, too', () => {
  expect(windRoseSvg(windRose([]), words, look)).not.toMatch(/NaN|Infinity|data-direction/)
})
