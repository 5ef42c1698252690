import { describe, expect, it } from 'vitest'
import { childrenOf, itemOptions, stationOptions } from './reference.ts'

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
