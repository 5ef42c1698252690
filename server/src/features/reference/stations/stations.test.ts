import { referenceRoutes, type StationInput } from '@puquio/contract/reference'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMember, buildMine, buildProject, buildStation } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import type { Calls } from '../../../../test/send.ts'

const api = referenceRoutes
let puquio: TestApp
let admin: Calls
let projectId: number
let mine: Awaited<ReturnType<typeof buildMine>>

beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  projectId = mine.project.id
  admin = await puquio.signIn(mine.admin)
})
afterAll(() => puquio.close())

const input = (code: string, more: Partial<StationInput> = {}): StationInput => ({
  code,
  name: 'Río Yanacocha',
  kind: 'surface-water',
  coordinates: { system: 'utm', eastingM: 402315, northingM: 8543210, zone: 18, datum: 'WGS84' },
  altitudeM: 4180,
  standard: null,
  category: null,
  ...more,
})
const create = (body: StationInput) =>
  admin.call(api.createStation, { params: { projectId }, body })

describe('stations', () => {
  it('keeps coordinates in both systems', async () => {
    const utm = await create(input('M-01'))
    expect(utm).toMatchObject({
      eastingM: 402315,
      northingM: 8543210,
      zone: 18,
      sourceDatum: 'WGS84',
      altitudeM: 4180,
    })
    expect(utm.latitudeDeg).toBeCloseTo(-13.1761429, 6)
    const coordinates = { system: 'geographic', latitudeDeg: -9.55, longitudeDeg: -77.05 } as const
    const geographic = await create(input('M-02', { coordinates }))
    expect(geographic).toMatchObject({
      latitudeDeg: -9.55,
      longitudeDeg: -77.05,
      zone: 18,
      eastingM: 274981.3,
    })
    expect(await create(input('M-03', { coordinates: null }))).toMatchObject({
      eastingM: null,
      latitudeDeg: null,
      zone: null,
    })
  })

  it('stores every field when it is made and when it is edited', async () => {
    const { coordinates, ...made }: Required<StationInput> = {
      ...input('F-01'),
      standard: 'R.D. 155-2011',
      category: 'Propia',
    }
    const station = await create({ ...made, coordinates })
    expect(station).toMatchObject(made)
    const edited: Omit<Required<StationInput>, 'coordinates'> = {
      code: 'F-02',
      name: 'Otro nombre',
      kind: 'effluent',
      altitudeM: 3990,
      standard: 'R.D. 156-2011',
      category: 'Otra',
    }
    const params = { projectId, stationId: station.id }
    await admin.call(api.editStation, {
      params,
      body: { ...edited, coordinates: null, version: 1 },
    })
    const { stations } = await admin.call(api.all, { params: { projectId } })
    expect(stations.find(({ id }) => id === station.id)).toMatchObject({
      ...edited,
      eastingM: null,
      latitudeDeg: null,
      sourceDatum: null,
      version: 2,
    })
  })

  it('converts PSAD56 and goes on saying so while the point stays', async () => {
    const coordinates = {
      system: 'utm',
      eastingM: 274981,
      northingM: 8943672,
      zone: 18,
      datum: 'PSAD56',
    } as const
    const made = await create(input('P-01', { coordinates }))
    expect(made.sourceDatum).toBe('PSAD56')
    expect(made.eastingM).toBeCloseTo(274759.48, 1)
    const same = {
      system: 'utm',
      eastingM: made.eastingM ?? 0,
      northingM: made.northingM ?? 0,
      zone: 18,
      datum: 'WGS84',
    } as const
    const edit = (body: StationInput, version: number) =>
      admin.call(api.editStation, {
        params: { projectId, stationId: made.id },
        body: { ...body, version },
      })
    const renamed = await edit(input('P-01', { name: 'Otro nombre', coordinates: same }), 1)
    expect(renamed).toMatchObject({
      name: 'Otro nombre',
      sourceDatum: 'PSAD56',
      eastingM: made.eastingM,
    })
    const moved = await edit(
      input('P-01', { coordinates: { ...same, eastingM: same.eastingM + 10 } }),
      2,
    )
    expect(moved.sourceDatum).toBe('WGS84')
  })

  it('writes a listed standard as the list has it, and keeps another', async () => {
    const listed = await create(
      input('S-01', { standard: 'ds 004-2017-minam', category: 'Cat. 3 D1' }),
    )
    expect(listed).toMatchObject({ standard: 'D.S. 004-2017-MINAM', category: '3-D1' })
    const own = await create(input('S-02', { standard: 'R.D. 155-2011', category: '' }))
    expect(own).toMatchObject({ standard: 'R.D. 155-2011', category: null })
  })

  it('refuses a code that is taken, retired ones too', async () => {
    const made = await create(input('T-01'))
    await admin.call(api.retireStation, { params: { projectId, stationId: made.id } })
    const refusal = await admin.refusal(api.createStation, {
      params: { projectId },
      body: input('t-01'),
    })
    expect(refusal).toMatchObject({
      problem: 'ALREADY_EXISTS',
      fields: [{ path: 'code', code: 'taken' }],
    })
    expect(
      (await admin.call(api.restoreStation, { params: { projectId, stationId: made.id } }))
        .retiredAt,
    ).toBeNull()
    expect(
      await admin.call(api.removeStation, { params: { projectId, stationId: made.id } }),
    ).toBeNull()
  })

  it('keeps a code with single spaces', async () => {
    expect((await create(input('T  02 '))).code).toBe('T 02')
  })

  it('refuses coordinates that cannot be in Peru', async () => {
    const swapped = {
      system: 'utm',
      eastingM: 8543210,
      northingM: 402315,
      zone: 18,
      datum: 'WGS84',
    } as const
    const refusal = await admin.refusal(api.createStation, {
      params: { projectId },
      body: input('X', { coordinates: swapped }),
    })
    expect(refusal.fields).toEqual([
      { path: 'coordinates.eastingM', code: 'too-big', params: { max: 900_000 } },
      { path: 'coordinates.northingM', code: 'too-small', params: { min: 7_900_000 } },
    ])
  })

  it('does not delete one in use, and sees a change of somebody else', async () => {
    const params = { projectId, stationId: mine.station.id }
    expect((await admin.refusal(api.removeStation, { params })).problem).toBe('IN_USE')
    const body = { ...input(mine.station.code), version: 7 }
    expect((await admin.refusal(api.editStation, { params, body })).problem).toBe(
      'CHANGED_MEANWHILE',
    )
  })

  it('tells of each station whether a monitoring uses it', async () => {
    const own = await buildMine(puquio.database)
    const unused = await buildStation(puquio.database, own.project)
    const calls = await puquio.signIn(own.admin)
    const onProject = { projectId: own.project.id }
    const { items } = await calls.call(api.stations, { params: onProject, query: {} })
    expect(new Map(items.map(({ id, inUse }) => [id, inUse]))).toEqual(
      new Map([
        [own.station.id, true],
        [unused.id, false],
      ]),
    )
    const retired = async (stationId: number) =>
      (await calls.call(api.retireStation, { params: { ...onProject, stationId } })).inUse
    expect(await retired(own.station.id)).toBe(true)
    expect(await retired(unused.id)).toBe(false)
  })

  it('searches, filters, sorts and pages', async () => {
    const project = await buildProject(puquio.database)
    const calls = await puquio.signIn(await buildMember(puquio.database, project, 'read'))
    await buildStation(puquio.database, project, {
      code: 'B-2',
      name: 'Quebrada Ñahui',
      altitudeM: 3900,
    })
    await buildStation(puquio.database, project, {
      code: 'a-1',
      name: 'Planta',
      kind: 'effluent',
      altitudeM: null,
    })
    await buildStation(puquio.database, project, {
      code: 'C-3',
      name: 'Retirada',
      retiredAt: '2026-01-01T00:00:00Z',
    })
    const codes = async (query: object) => {
      const { items, total } = await calls.call(api.stations, {
        params: { projectId: project.id },
        query,
      })
      return [total, ...items.map(({ code }) => code)]
    }
    expect(await codes({})).toEqual([2, 'a-1', 'B-2'])
    expect(await codes({ sort: '-altitudeM' })).toEqual([2, 'B-2', 'a-1'])
    expect(await codes({ search: 'nahui' })).toEqual([1, 'B-2'])
    expect(await codes({ kind: 'effluent' })).toEqual([1, 'a-1'])
    expect(await codes({ retired: true })).toEqual([1, 'C-3'])
    expect(await codes({ page: 2, size: 1 })).toEqual([2, 'B-2'])
  })
})

describe('who may', () => {
  it('lets readers look and only administrators change', async () => {
    const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
    await reader.call(api.stations, { params: { projectId } })
    expect(
      (await reader.refusal(api.createStation, { params: { projectId }, body: input('R') }))
        .problem,
    ).toBe('ACCESS_DENIED')
    expect((await puquio.nobody.refusal(api.stations, { params: { projectId } })).status).toBe(401)
  })

  it("answers 404 for another project's station", async () => {
    const other = await buildMine(puquio.database)
    const params = { projectId, stationId: other.station.id }
    const body = { ...input('Ajena'), version: 1 }
    expect((await admin.refusal(api.editStation, { params, body })).status).toBe(404)
    for (const route of [api.retireStation, api.restoreStation, api.removeStation])
      expect((await admin.refusal(route, { params })).status).toBe(404)
  })
})
