import { describe, expect, it } from 'vitest'
import { childrenOf, firstOfKinds, itemOptions, stationOptions } from './reference.ts'

const item = (id: number, name: string, parentId: number, retiredAt: string | null = null) => ({
  id,
  name,
  parentId,
  retiredAt,
})

const retiredName = (name: string) => `${name} (retirado)`
const items = [
  item(1, 'Agua superficial', 7),
  item(2, 'Ruido ambiental', 8),
  item(3, 'Efluente', 7, '2026-01-01T00:00:00Z'),
]

describe('itemOptions', () => {
  it('offers what is retired only where it is chosen', () => {
    expect(itemOptions(items, [], retiredName).map(({ key }) => key)).toEqual([1, 2])
    expect(itemOptions(items, [3], retiredName).at(-1)).toEqual({
      key: 3,
      name: 'Efluente (retirado)',
    })
  })
})

describe('childrenOf', () => {
  it('keeps those of the components, or all', () => {
    expect(childrenOf(items, [8]).map(({ id }) => id)).toEqual([2])
    expect(childrenOf(items, [])).toHaveLength(3)
  })
})

describe('stationOptions', () => {
  it('names stations by code and name', () => {
    const station = { id: 4, code: 'P-12', name: 'Río Blanco', retiredAt: null }
    expect(stationOptions([station], [], retiredName)).toEqual([
      { key: 4, code: 'P-12', name: 'Río Blanco' },
    ])
  })
})

describe('firstOfKinds', () => {
  const stations = [
    { id: 1, kind: 'air' },
    { id: 2, kind: 'groundwater' },
    { id: 3, kind: 'piezometer' },
    { id: 4, kind: 'piezometer' },
  ] as const
  const options = stations.map(({ id }) => ({ key: id, name: `E-${id}` }))
  const how = { first: ['piezometer', 'groundwater'], groupOf: (kind: string) => kind } as const

  it('puts stations of some kinds before all others, each under its kind', () => {
    const offered = firstOfKinds(options, { ...how, stations })
    expect(offered.map(({ key, group }) => `${key} ${group}`)).toEqual([
      '3 piezometer',
      '4 piezometer',
      '2 groundwater',
      '1 air',
    ])
  })

  it('groups none where no station is of these kinds', () => {
    const air = options.slice(0, 1)
    expect(firstOfKinds(air, { ...how, stations })).toEqual(air)
  })
})
