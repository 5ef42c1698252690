import { describe, expect, it } from 'vitest'
import { componentColors } from './component-colors.ts'
import { hasCoordinates, type MapStation, visibleStations } from './station.ts'

const station = (id: number, more: Partial<MapStation> = {}): MapStation => ({
  id,
  code: `P-${id}`,
  name: '',
  latitudeDeg: -9.5,
  longitudeDeg: -77,
  status: 'done',
  miningComponentIds: [7],
  ...more,
})

describe('visibleStations', () => {
  const stations = [
    station(1),
    station(2, { status: null }),
    station(3, { miningComponentIds: [7, 8] }),
    station(4, { miningComponentIds: [] }),
  ]
  const shown = (statuses: MapStation['status'][], components: (number | null)[]) =>
    visibleStations(stations, { statuses: new Set(statuses), components: new Set(components) }).map(
      ({ id }) => id,
    )

  it('shows all until the legend hides some', () => {
    expect(shown([], [])).toEqual([1, 2, 3, 4])
    expect(shown([null], [])).toEqual([1, 3, 4])
    expect(shown([], [null])).toEqual([1, 2, 3])
  })

  it('keeps a station while one of its components is shown', () => {
    expect(shown([], [7])).toEqual([3, 4])
    expect(shown([], [7, 8])).toEqual([4])
  })
})

it('knows which stations have coordinates', () => {
  expect(hasCoordinates({ latitudeDeg: 0, longitudeDeg: -77 })).toBe(true)
  expect(hasCoordinates({ latitudeDeg: null, longitudeDeg: null })).toBe(false)
})

it('gives components the colours of Okabe and Ito in their order, and begins again', () => {
  const colors = componentColors(
    Array.from({ length: 9 }, (_, index) => index),
    'light',
  )
  expect(colors.get(0)).toBe('#e69f00')
  expect(colors.get(7)).toBe('#1b1e25')
  expect(colors.get(8)).toBe('#e69f00')
})
