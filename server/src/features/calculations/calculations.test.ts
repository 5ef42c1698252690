import { calculationRoutes, type CalculationInput } from '@puquio/contract/modi/calculations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMember, buildMine, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { correctionBody } from '../../../test/proofs/build-calculation.ts'
import { sql } from '../../platform/db/sql.ts'
import type { StoredReading } from '../../platform/telemetry/reading.ts'
import { reportBy, untoldOf } from '../../../test/readings/untold.ts'
import { runJobs } from '../../../test/run-jobs.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  admin = await puquio.signIn(mine.admin)
})

const t0 = Date.parse('2026-02-10T12:00:00Z')
const minute = 60_000

/** A device with a variable for each key and unit, besides its `level`. */
async function device(units: Record<string, string>) {
  const built = await buildDevice(puquio.database, mine)
  const ids: Record<string, number> = { level: built.variable.id }
  for (const [position, [key, unit]] of Object.entries(units).entries()) {
    const ofDevice = { projectId: mine.project.id, deviceId: built.device.id }
    const named = { position: position + 1, key, name: key, unit, decimals: 3 }
    ids[key] = (await insert(puquio.database, 'variable', { ...ofDevice, ...named })).id
  }
  const send = async (ts: number, values: Record<string, number>) => {
    const url = `/api/v1/${built.deviceToken.text}/telemetry`
    const answer = await puquio.app.inject({ method: 'POST', url, payload: { ts, values } })
    expect(answer.statusCode).toBe(204)
  }
  const on = (key: string) => ({ projectId: mine.project.id, variableId: ids[key] ?? 0 })
  const refusal = (key: string, body: Pick<CalculationInput, 'definition'>) =>
    admin.refusal(calculationRoutes.add, {
      params: on(key),
      body: { validFrom: '2026-01-01T05:00:00Z', note: '', ...body },
    })
  const add = (
    key: string,
    body: Partial<CalculationInput> & Pick<CalculationInput, 'definition'>,
  ) =>
    admin.call(calculationRoutes.add, {
      params: on(key),
      body: { validFrom: '2026-01-01T05:00:00Z', note: '', ...body },
    })
  const stored = async (key: string) => {
    const asked = { variableIds: [ids[key] ?? 0], fromMs: t0 - 1e10, beforeMs: t0 + 1e9 }
    const found: StoredReading[] = []
    for await (const page of puquio.platform.telemetry.readings(asked)) found.push(...page)
    return found
  }
  const values = async (key: string) => (await stored(key)).map(({ value }) => value)
  return { ids, send, on, add, refusal, stored, values }
}
const recalculate = () => runJobs(puquio, 'recalculate-readings')
const k = (value: number, unit: string) => ({ value, unit })
const at = (variableId: number | undefined, withinS = 0) => ({
  variableId: variableId ?? 0,
  withinS,
})

describe('a piezometer', () => {
  const full = {
    kind: 'linear-pressure' as const,
    convention: 'reading-minus-zero' as const,
    constants: {
      gaugeFactor: k(-0.1795, 'kPa/digit'),
      zeroReading: k(9082, 'digit'),
      temperatureFactor: k(-0.05, 'kPa/°C'),
      zeroTemperature: k(20, '°C'),
      zeroBarometer: k(62.4, 'kPa'),
    },
  }
  const installed = async () => {
    const barometer = await device({ air: 'hPa' })
    const piezometer = await device({ digits: 'digit', t: '°C', pressure: 'kPa', head: 'm' })
    const { ids } = piezometer
    await piezometer.add('pressure', {
      definition: {
        ...full,
        sources: {
          reading: at(ids.digits),
          temperature: at(ids.t),
          barometer: at(barometer.ids.air, 1800),
        },
      },
    })
    await piezometer.add('head', {
      definition: { kind: 'water-head', sources: { pressure: at(ids.pressure) }, constants: {} },
    })
    await piezometer.add('level', {
      definition: {
        kind: 'head-level',
        sources: { head: at(ids.head) },
        constants: { terrainLevel: k(4120.5, 'm'), probeDepth: k(58, 'm') },
      },
    })
    return { barometer, piezometer }
  }

  it('gives the worked case: temperature, the barometer of another device, and the level above the sea', async () => {
    const { barometer, piezometer } = await installed()
    await piezometer.send(t0, { digits: 6749, t: 12 })
    await recalculate()
    expect(await piezometer.values('pressure')).toEqual([])
    await barometer.send(t0 + 20 * minute, { air: 620 })
    await recalculate()
    expect(await piezometer.stored('pressure')).toMatchObject([
      { atMs: t0, raw: null, quality: 'good' },
    ])
    expect((await piezometer.values('pressure'))[0]).toBeCloseTo(419.5735, 9)
    expect((await piezometer.values('head'))[0]).toBeCloseTo(42.7846, 4)
    expect((await piezometer.values('level'))[0]).toBeCloseTo(4105.2846, 4)
    // Received when the last of its inputs was, by the channel of the first.
    const [own] = await piezometer.stored('digits')
    const [air] = await barometer.stored('air')
    const lagS = (air?.lagS ?? 0) + 20 * 60
    expect(await piezometer.stored('pressure')).toMatchObject([{ lagS, channel: own?.channel }])
    // A nearer one of the barometer is taken as soon as it comes, and between two what lies on their line.
    await barometer.send(t0 + 5 * minute, { air: 624 })
    await recalculate()
    expect((await piezometer.values('pressure'))[0]).toBeCloseTo(419.1735, 9)
    await barometer.send(t0 - 15 * minute, { air: 616 })
    await recalculate()
    expect((await piezometer.values('pressure'))[0]).toBeCloseTo(419.3735, 9)
  })

  it('is told by the next report where it is calculated long after its message came', async () => {
    const { barometer, piezometer } = await installed()
    const { pressure = 0 } = piezometer.ids
    await reportBy(puquio.database, pressure)
    const at = puquio.clock.now().getTime()
    await piezometer.send(at, { digits: 6749, t: 12 })
    await barometer.send(at, { air: 620 })
    puquio.clock.advance(minute)
    await recalculate()
    expect(await untoldOf(puquio.database, pressure)).toEqual(['head', 'level', 'pressure'])
  })

  it('calculates as a message comes where the message has it all: digits, polynomial, thermistor', async () => {
    const { ids, add, send, values } = await device({
      f: 'Hz',
      r: 'Ω',
      digits: 'digit',
      pressure: 'kPa',
      t: '°C',
    })
    await add('digits', {
      definition: { kind: 'digits', sources: { frequency: at(ids.f) }, constants: {} },
    })
    await add('t', {
      definition: { kind: 'thermistor', sources: { resistance: at(ids.r) }, constants: {} },
    })
    await add('pressure', {
      definition: {
        kind: 'polynomial-pressure',
        sources: { reading: at(ids.digits) },
        constants: {
          squareFactor: k(-1e-6, 'kPa/digit²'),
          linearFactor: k(-0.16, 'kPa/digit'),
          zeroReading: k(9082, 'digit'),
        },
      },
    })
    await send(t0, { f: 2828, r: 3000 })
    expect((await values('digits'))[0]).toBeCloseTo(7997.584, 9)
    expect((await values('t'))[0]).toBeCloseTo(24.992, 3)
    const part = (digits: number) => -1e-6 * digits ** 2 - 0.16 * digits
    expect((await values('pressure'))[0]).toBeCloseTo(part(7997.584) - part(9082), 9)
  })

  it('follows from nothing that follows from it, nor from another project', async () => {
    const { ids, add, refusal } = await device({ a: 'm', b: 'm', c: 'm' })
    const level = (from: number | undefined) =>
      ({
        kind: 'casagrande-level',
        sources: { depthToWater: at(from) },
        constants: { terrainLevel: k(4000, 'm') },
      }) as const
    await add('a', { definition: level(ids.b) })
    await add('b', { definition: level(ids.c) })
    for (const [key, from] of [
      ['c', 'a'],
      ['c', 'c'],
    ] as const)
      expect(await refusal(key, { definition: level(ids[from]) })).toMatchObject({
        problem: 'INPUT_NOT_VALID',
        fields: [{ path: 'definition.kind', code: 'follows-from-itself' }],
      })
    mine = await buildMine(puquio.database)
    admin = await puquio.signIn(mine.admin)
    const other = await device({ a: 'm' })
    expect(await other.refusal('a', { definition: level(ids.b) })).toMatchObject({
      problem: 'INPUT_NOT_VALID',
      fields: [{ path: 'definition.sources.depthToWater', code: 'not-in-list' }],
    })
  })

  it('lacks nothing that its formula needs, in units that it can be calculated from', async () => {
    const { ids, refusal } = await device({ a: 'm', digits: 'digit' })
    const head = { kind: 'water-head', constants: {} } as const
    expect(await refusal('a', { definition: { ...head, sources: {} } })).toMatchObject({
      fields: [{ path: 'definition.sources.pressure', code: 'derived-missing' }],
    })
    expect(
      await refusal('a', { definition: { ...head, sources: { pressure: at(ids.digits) } } }),
    ).toMatchObject({ fields: [{ path: 'definition.sources.pressure', code: 'derived-unit' }] })
  })
})

describe('a factor', () => {
  it('holds from its date, recomputes what is there, and leaves what was sent', async () => {
    const { add, send, stored, values, on } = await device({})
    await send(t0, { level: 10 })
    await send(t0 + minute, { level: 20 })
    const validFrom = new Date(t0 + minute).toISOString()
    await add('level', { validFrom, definition: { kind: 'factor', correction: 2, adjustment: 1 } })
    expect((await admin.call(calculationRoutes.get, { params: on('level') })).progress).toBe(0)
    await recalculate()
    await send(t0 + 2 * minute, { level: 30 })
    expect(await values('level')).toEqual([10, 41, 61])
    expect((await stored('level')).map(({ raw }) => raw)).toEqual([10, 20, 30])
    const { calculations, progress } = await admin.call(calculationRoutes.get, {
      params: on('level'),
    })
    expect(progress).toBeNull()
    const params = { ...on('level'), calculationId: calculations[0]?.id ?? 0 }
    await admin.call(calculationRoutes.withdraw, { params })
    await recalculate()
    expect(await values('level')).toEqual([10, 20, 30])
  })

  it('begins with no other of the variable', async () => {
    const { add, refusal } = await device({})
    const definition = { kind: 'factor', correction: 2, adjustment: 1 } as const
    await add('level', { definition })
    expect(await refusal('level', { definition })).toMatchObject({ problem: 'ALREADY_EXISTS' })
  })
})

describe('a correction', () => {
  const body = {
    ...correctionBody,
    from: new Date(t0).toISOString(),
    to: new Date(t0 + 5 * minute).toISOString(),
  }

  it('holds once it is approved, and no longer once it is withdrawn; what stood is shown by its day', async () => {
    const { send, values, stored, on } = await device({})
    for (const n of [0, 1, 2, 5]) await send(t0 + n * minute, { level: 10 })
    const params = on('level')
    const writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
    await writer.call(calculationRoutes.correct, {
      params,
      body: { ...body, act: { kind: 'drift', addFirst: 0, addLast: 5 } },
    })
    await recalculate()
    expect(await values('level')).toEqual([10, 10, 10, 10])
    const [correction] = (await writer.call(calculationRoutes.get, { params })).corrections
    expect(correction).toMatchObject({
      grade: 'fair',
      reason: body.reason,
      approved: null,
      withdrawn: null,
    })
    const one = { ...params, correctionId: correction?.id ?? 0 }
    const denied = await writer.refusal(calculationRoutes.approve, { params: one })
    expect(denied).toMatchObject({ problem: 'ACCESS_DENIED' })
    const preview = { from: body.from, to: new Date(t0 + 9 * minute).toISOString() }
    const tried = await writer.call(calculationRoutes.values, {
      params,
      query: { ...preview, with: one.correctionId },
    })
    expect([tried.now, tried.tried]).toEqual([
      [10, 10, 10, 10],
      [10, 11, 12, 10],
    ])
    const before = puquio.platform.clock.now().toISOString()
    await new Promise((resolve) => setTimeout(resolve, 20))
    await admin.call(calculationRoutes.approve, { params: one })
    await recalculate()
    expect(await values('level')).toEqual([10, 11, 12, 10])
    expect((await stored('level')).map(({ quality }) => quality)).toEqual([
      'corrected',
      'corrected',
      'corrected',
      'good',
    ])
    const then = await writer.call(calculationRoutes.values, {
      params,
      query: { ...preview, asOf: before },
    })
    expect([then.now, then.tried, then.raw]).toEqual([
      [10, 11, 12, 10],
      [10, 10, 10, 10],
      [10, 10, 10, 10],
    ])
    await admin.call(calculationRoutes.undo, {
      params: one,
      body: { reason: 'El sensor estaba bien' },
    })
    await recalculate()
    expect(await values('level')).toEqual([10, 10, 10, 10])
    const [withdrawn] = (await writer.call(calculationRoutes.get, { params })).corrections
    expect(withdrawn?.withdrawn).toMatchObject({ reason: 'El sensor estaba bien' })
  })

  it('deletes without losing that a reading was suspect', async () => {
    const { send, stored, on } = await device({})
    await puquio.database.owner.one(
      {},
      sql`update variable set max = 50 where id = ${on('level').variableId}`,
    )
    await send(t0, { level: 99 })
    expect(await stored('level')).toMatchObject([{ value: 99, quality: 'suspect' }])
    const params = on('level')
    await admin.call(calculationRoutes.correct, {
      params,
      body: { ...body, act: { kind: 'delete' } },
    })
    const [correction] = (await admin.call(calculationRoutes.get, { params })).corrections
    const one = { ...params, correctionId: correction?.id ?? 0 }
    await admin.call(calculationRoutes.approve, { params: one })
    await recalculate()
    expect(await stored('level')).toMatchObject([
      { raw: 99, value: null, quality: 'deleted', sent: 'suspect' },
    ])
    await admin.call(calculationRoutes.undo, { params: one, body: { reason: 'x' } })
    await recalculate()
    expect(await stored('level')).toMatchObject([{ raw: 99, value: 99, quality: 'suspect' }])
  })
})
