import { expect, test } from 'vitest'
import { onPaper } from '../drawing/looks.ts'
import { type Gravity, pointsMapSvg } from './points-map.ts'

const words = { title: 'Mapa', number: String }
const look = onPaper
const point = (
  code: string,
  longitudeDeg: number,
  latitudeDeg: number,
  gravity: Gravity = 'well',
) => ({ code, longitudeDeg, latitudeDeg, gravity })
const fillsOf = (svg: string) =>
  [...svg.matchAll(/<path d="[^"]*" fill="([^"]*)" stroke="([^"]*)"\/>/g)].map(
    ([, fill, stroke]) => [fill, stroke],
  )

test('places lie as on the ground, north upwards, grave ones as squares, with a scale', () => {
  const svg = pointsMapSvg(
    [point('SUR', -77, -9.6), point('NORTE <1>', -77, -9.5, 'grave')],
    words,
    look,
  )
  const yOf = (code: string) => Number(new RegExp(`y="([\\d.]+)"[^>]*>${code}`).exec(svg)?.[1])
  expect(yOf('SUR')).toBeGreaterThan(yOf('NORTE'))
  expect(svg).toContain('NORTE &lt;1&gt;')
  expect(svg).toContain('2 km')
})

test('one place has a scale, too', () => {
  expect(pointsMapSvg([point('A', -77, -9)], words, look)).toMatch(/>0\.\d km</)
})

test('what is not known is hollow, never as what is well', () => {
  const gravities: Gravity[] = ['grave', 'near', 'well', 'unknown']
  const svg = pointsMapSvg(
    gravities.map((gravity, index) => point(gravity, -77 + index / 10, -9, gravity)),
    words,
    look,
  )
  expect(fillsOf(svg)).toEqual([
    [onPaper.danger, onPaper.paper],
    [onPaper.warning, onPaper.paper],
    [onPaper.good, onPaper.paper],
    [onPaper.paper, onPaper.dim],
  ])
  const shapes = [...svg.matchAll(/<path d="([^"]*)" fill/g)].map(([, d = '']) =>
    d.replace(/[^A-Za-z]/g, ''),
  )
  expect(new Set(shapes.slice(0, 3)).size).toBe(3)
})
