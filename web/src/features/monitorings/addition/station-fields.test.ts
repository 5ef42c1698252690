import { afterEach, describe, expect, it, vi } from 'vitest'
import { aMonitoring } from '../../../../test/page-stage.tsx'
import { emptyRow } from './rows.ts'
import { fillFromStation, stationFields } from './station-fields.ts'

const item = (id: number, retiredAt: string | null = null) => ({
  id,
  name: `Entry ${id}`,
  parentId: null,
  rule: null,
  marginDays: null,
  parameters: null,
  retiredAt,
  version: 1,
})
const lists = {
  components: [item(1), item(2)],
  subcomponents: [item(5)],
  'mining-components': [item(7)],
  'mining-units': [],
  'source-types': [item(9, '2026-01-01T12:00:00Z')],
  profiles: [],
  frequencies: [],
}
const water = { componentId: 1, subcomponentId: 5, miningComponentId: 7, sourceTypeId: 9 }

afterEach(() => vi.unstubAllGlobals())

/** Filters as the server's list does. */
const answering = (answer: (query: URLSearchParams) => unknown) =>
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(answer(new URL(address, 'http://puquio.test').searchParams)),
  )
const known = () => stationFields({ projectId: 1, planId: 1 }, 3, lists)

describe('what a station’s monitorings have in common', () => {
  it('is each field in which they agree, without what is retired', async () => {
    const items = [aMonitoring(water), aMonitoring({ ...water, miningComponentId: null })]
    answering(() => ({ items, total: 2 }))
    expect(await known()).toEqual({ componentId: 1, subcomponentId: 5 })
  })

  it('holds for those that one answer does not hold too', async () => {
    const items = Array.from({ length: 100 }, () => aMonitoring({ componentId: 1 }))
    answering((query) => ({ items, total: query.get('components') === '1' ? 180 : 200 }))
    expect(await known()).toEqual({})
    answering(() => ({ items, total: 200 }))
    expect(await known()).toEqual({ componentId: 1 })
  })

  it('is nothing where it cannot be read', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await known()).toEqual({})
  })
})

describe('filling a row', () => {
  const filled = { componentId: 1, subcomponentId: 5 }

  it('fills what is empty', () => {
    expect(fillFromStation({ ...emptyRow, stationId: 3 }, filled, emptyRow)).toMatchObject(filled)
  })

  it('leaves what was chosen by hand, and no subcomponent of another component', () => {
    const row = { ...emptyRow, stationId: 3, componentId: 2 }
    expect(fillFromStation(row, filled, { ...row, stationId: null })).toEqual(row)
  })

  it('replaces what came with the station before', () => {
    const before = { ...emptyRow, stationId: 4, componentId: 2, subcomponentId: 6 }
    const row = { ...before, stationId: 3 }
    expect(fillFromStation(row, { componentId: 1 }, before)).toMatchObject({
      componentId: 1,
      subcomponentId: null,
    })
  })
})
