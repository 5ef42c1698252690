import { expect, test } from 'vitest'
import { pointsMapSvg } from './points-map.ts'

const look = { ink: '#222', line: '#bbb', paper: '#fff', font: 'sans-serif' }
const words = { title: 'Mapa', number: String }
const point = (code: string, longitudeDeg: number, latitudeDeg: number, isGrave = false) => ({
  code,
  longitudeDeg,
  latitudeDeg,
  color: '#d55e00',
  isGrave,
})

test('places lie as on the ground, north upwards, grave ones as squares, with a scale', () => {
  const svg = pointsMapSvg(
    [point('SUR', -77, -9.6), point('NORTE <1>', -77, -9.5, true)],
    words,
    look,
  )
  const [, south] = /<circle cx="[\d.]+" cy="([\d.]+)"/.exec(svg) ?? []
  const [, north] = /<rect x="[\d.]+" y="([\d.]+)"/.exec(svg) ?? []
  expect(Number(south)).toBeGreaterThan(Number(north))
  expect(svg).toContain('NORTE &lt;1&gt;')
  expect(svg).toContain('2 km')
})

test('one place has a scale, too', () => {
  expect(pointsMapSvg([point('A', -77, -9)], words, look)).toMatch(/>0\.\d km</)
})
