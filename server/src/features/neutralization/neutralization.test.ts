import {
  type DayInput,
  treatmentDayRoutes as api,
} from '@puquio/contract/laboratory/treatment-days'
import { treatmentPlantRoutes as plants } from '@puquio/contract/laboratory/neutralization'
import { addDays } from '@puquio/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMember, buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import {
  deliveryBody,
  neutralizerBody,
  plantBody,
  treatedDay,
} from '../../../test/proofs/build-plant.ts'
import type { Calls } from '../../../test/send.ts'
import { treatmentSetting } from '../../../test/treatment-setting.ts'
import { treatmentWorkbook } from '../../../test/workbooks/treatment-workbooks.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
let writer: Calls
let of: { projectId: number; plantId: number }
let lime: { id: number }
const today = '2026-02-15'
beforeAll(async () => {
  puquio = await startTestApp({ now: `${today}T12:00:00-05:00` })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  ;({ mine, admin, writer, lime, of } = await treatmentSetting(puquio))
})

const save = (...days: ReturnType<typeof treatedDay>[]) =>
  writer.call(api.save, { params: of, body: { days } })
const shown = (query: object = {}) => writer.call(api.consumption, { params: of, query })

/** What empties a day. */
const blank = {
  flowLs: null,
  phIn: null,
  phOut: null,
  metals: { fe2: null, fe3: null, al: null, mn: null, zn: null, cu: null },
  uses: [],
}

describe('a day of a plant', () => {
  it('has its acidity, doses, cost and stock follow from what was recorded', async () => {
    await save(treatedDay(lime.id))
    const { days, totals, months } = await shown()
    const [day] = days
    expect(day?.derived).toMatchObject({ volumeM3: 3888, flowLs: 45, isPhExceeded: false })
    expect(day?.derived.acidity?.from).toBe('metals')
    expect(day?.derived.acidity?.mgL).toBeCloseTo(396.093, 3)
    const [use] = day?.derived.uses ?? []
    // Of the golden case, less 20 mg/L that may remain.
    expect(use?.plannedKgM3).toBeCloseTo((0.38329 * 376.093) / 396.093, 4)
    expect(use?.realKgM3).toBeCloseTo(1500 / 3888, 9)
    expect(use?.cost).toEqual({ amount: 975, currency: 'PEN' })
    expect(use).toMatchObject({ stockKg: 30_000, stockFrom: 'counted', daysLeft: 20 })
    const products = [{ neutralizerId: lime.id, kg: 1500, kgM3: 1500 / 3888 }]
    expect(totals).toMatchObject({ days: 1, volumeM3: 3888, products, exceededDays: 0 })
    expect(months).toMatchObject([{ month: '2026-01', totals: { products } }])
    // What the planned dose neutralizes is the acidity but for what may remain.
    expect(totals.equivalent.plannedKgM3).toBeCloseTo(0.376093, 6)
  })

  it('follows stock by deliveries and uses where none was counted', async () => {
    await save(treatedDay(lime.id))
    const next = { on: '2026-01-16', uses: [{ neutralizerId: lime.id, kg: 1000, stockKg: null }] }
    await save(treatedDay(lime.id, next))
    const made = await writer.call(api.addDelivery, {
      params: of,
      body: { ...deliveryBody(lime.id), on: '2026-01-16' },
    })
    const stocks = async () => (await shown()).days.map(({ derived }) => derived.uses[0]?.stockKg)
    expect(await stocks()).toEqual([30_000, 57_000])
    const one = { ...of, neutralizerDeliveryId: made.id }
    await writer.call(api.removeDelivery, { params: one })
    expect(await stocks()).toEqual([30_000, 29_000])
  })

  it('costs what its product cost on it, and nothing is known before the first price', async () => {
    const params = { projectId: mine.project.id, neutralizerId: lime.id }
    const prices = [
      { fromOn: '2026-01-15', perT: 800, currency: 'PEN' as const },
      { fromOn: '2026-01-01', perT: 650, currency: 'PEN' as const },
    ]
    const body = { ...neutralizerBody({ name: 'Cal hidratada', prices }), isRetired: false }
    await admin.call(plants.editNeutralizer, { params, body: { ...body, version: 1 } })
    const days = ['2025-12-31', '2026-01-01', '2026-01-14', '2026-01-15']
    await save(...days.map((on) => treatedDay(lime.id, { on })))
    const found = await shown({ from: '2025-12', to: '2026-01' })
    expect(found.days.map(({ derived }) => derived.uses[0]?.cost?.amount ?? null)).toEqual([
      null,
      975,
      975,
      1200,
    ])
    expect(found.totals.costs).toMatchObject([{ currency: 'PEN', amount: 3150 }])
  })

  it('exceeds where the pH of its effluent is under 6 or over 9', async () => {
    const days = [5.99, 6, 9, 9.01].map((phOut, index) =>
      treatedDay(lime.id, { on: addDays('2026-01-10', index), phOut }),
    )
    await save(...days)
    const found = await shown()
    expect(found.days.map(({ derived }) => derived.isPhExceeded)).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(found.totals.exceededDays).toBe(2)
  })

  it('is edited by its version, says who changed it meanwhile, and goes when it is emptied', async () => {
    await save(treatedDay(lime.id))
    const edited = treatedDay(lime.id, { version: 1, phOut: 9.6 })
    expect(await save(edited)).toEqual({ saved: 1, removed: 0 })
    expect((await shown()).days[0]?.derived.isPhExceeded).toBe(true)
    const late = { params: of, body: { days: [treatedDay(lime.id, { version: 1, hours: 10 })] } }
    expect(await writer.refusal(api.save, late)).toMatchObject({ problem: 'CHANGED_MEANWHILE' })
    // What says the same changes nothing, so that a version tells of changes alone.
    expect(await save({ ...edited, version: 2 })).toEqual({ saved: 0, removed: 0 })
    expect(await save(treatedDay(lime.id, { ...blank, version: 2 }))).toEqual({
      saved: 0,
      removed: 1,
    })
    expect((await shown()).days).toEqual([])
  })

  it('stays with a note alone, and with a counted stock alone', async () => {
    const noted = treatedDay(lime.id, { ...blank, on: '2026-01-14', note: 'Planta parada' })
    const uses = [{ neutralizerId: lime.id, kg: null, stockKg: 30_000 }]
    const counted = treatedDay(lime.id, { ...blank, on: '2026-01-15', uses })
    expect(await save(noted, counted)).toEqual({ saved: 2, removed: 0 })
    expect((await shown()).days).toMatchObject([
      { on: '2026-01-14', note: 'Planta parada', uses: [] },
      { on: '2026-01-15', note: '', uses },
    ])
    const without = [
      { ...noted, note: '', version: 1 },
      { ...counted, uses: [], version: 1 },
    ]
    expect(await save(...without)).toEqual({ saved: 0, removed: 2 })
    expect((await shown()).days).toEqual([])
  })

  it('is saved where one number of a use is all that changed, and keeps what it was taken from', async () => {
    const use = { neutralizerId: lime.id, kg: 1500, stockKg: 30_000 }
    const changes = [
      { kg: 1600, stockKg: 30_000 },
      { kg: 1600, stockKg: 29_000 },
      { kg: null, stockKg: 29_000 },
      { kg: 1600, stockKg: null },
    ].map((changed) => ({ ...use, ...changed }))
    const fromDevice: DayInput['fromDevice'] = ['flowLs', 'phIn']
    await save(treatedDay(lime.id, { uses: [use], fromDevice }))
    for (const [index, changed] of changes.entries()) {
      const edited = treatedDay(lime.id, { uses: [changed], fromDevice, version: index + 1 })
      expect(await save(edited)).toEqual({ saved: 1, removed: 0 })
      expect((await shown()).days).toMatchObject([{ ...edited, version: index + 2 }])
    }
  })

  it('is refused in the future, twice, or with a product that the plant does not dose', async () => {
    const refused = async (...days: ReturnType<typeof treatedDay>[]) =>
      (await writer.refusal(api.save, { params: of, body: { days } })).fields
    expect(await refused(treatedDay(lime.id, { on: addDays(today, 1) }))).toMatchObject([
      { path: 'days.0.on', code: 'in-future' },
    ])
    expect(await refused(treatedDay(lime.id), treatedDay(lime.id))).toMatchObject([
      { path: 'days.1.on', code: 'repeated-day' },
    ])
    expect(await refused(treatedDay(lime.id + 1000))).toMatchObject([
      { path: 'days.0.uses', code: 'not-in-list' },
    ])
  })
})

describe('plants and products', () => {
  it('keep names once, prices by day, and what days use', async () => {
    await save(treatedDay(lime.id))
    const params = { projectId: mine.project.id }
    const again = { params, body: plantBody(lime.id, { name: 'planta norte' }) }
    expect(await admin.refusal(plants.createPlant, again)).toMatchObject({
      problem: 'ALREADY_EXISTS',
    })
    const without = { ...plantBody(lime.id, { products: [] }), isRetired: false, version: 1 }
    expect(await admin.refusal(plants.editPlant, { params: of, body: without })).toMatchObject({
      fields: [{ path: 'products', code: 'product-in-use' }],
    })
    const over = plantBody(lime.id)
    over.products.push({ neutralizerId: lime.id, share: 0.5, lowStockDays: null })
    expect(await admin.refusal(plants.createPlant, { params, body: over })).toMatchObject({
      fields: [{ path: 'products', code: 'repeated-product' }],
    })
    const soda = await admin.call(plants.createNeutralizer, { params, body: neutralizerBody() })
    const shared = (share: number) =>
      plantBody(lime.id, {
        products: [
          { neutralizerId: lime.id, share: 0.7, lowStockDays: null },
          { neutralizerId: soda.id, share, lowStockDays: null },
        ],
      })
    const tooMuch = { params, body: shared(0.3001) }
    expect(await admin.refusal(plants.createPlant, tooMuch)).toMatchObject({
      fields: [{ path: 'products', code: 'shares-exceed' }],
    })
    const editTooMuch = { ...shared(0.31), isRetired: false, version: 1 }
    expect(await admin.refusal(plants.editPlant, { params: of, body: editTooMuch })).toMatchObject({
      fields: [{ path: 'products', code: 'shares-exceed' }],
    })
    await admin.call(plants.createPlant, { params, body: shared(0.3) })
    const dearer = neutralizerBody({
      name: 'Cal hidratada',
      prices: [
        { fromOn: '2026-01-01', perT: 650, currency: 'PEN' },
        { fromOn: '2026-01-15', perT: 200, currency: 'USD' },
      ],
    })
    const one = { ...params, neutralizerId: lime.id }
    await admin.call(plants.editNeutralizer, {
      params: one,
      body: { ...dearer, isRetired: false, version: 1 },
    })
    expect((await shown()).totals.costs).toMatchObject([{ currency: 'USD', amount: 300 }])
    const stale = { params: one, body: { ...dearer, isRetired: false, version: 1 } }
    expect(await admin.refusal(plants.editNeutralizer, stale)).toMatchObject({
      problem: 'CHANGED_MEANWHILE',
    })
  })

  it('are kept by administrators; who reads enters nothing, and another project sees nothing', async () => {
    const params = { projectId: mine.project.id }
    const body = neutralizerBody()
    expect(await writer.refusal(plants.createNeutralizer, { params, body })).toMatchObject({
      problem: 'ACCESS_DENIED',
    })
    const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
    const days = { params: of, body: { days: [treatedDay(lime.id)] } }
    expect(await reader.refusal(api.save, days)).toMatchObject({ problem: 'ACCESS_DENIED' })
    expect((await reader.call(plants.list, { params })).plants).toHaveLength(1)
    const other = await buildMine(puquio.database)
    const stranger = await puquio.signIn(other.admin)
    expect(await stranger.refusal(plants.list, { params })).toMatchObject({ problem: 'NOT_FOUND' })
    const elsewhere = { params: { ...of, projectId: other.project.id }, query: {} }
    expect(await stranger.refusal(api.consumption, elsewhere)).toMatchObject({
      problem: 'NOT_FOUND',
    })
    const { statusCode } = await puquio.app.inject({
      url: `/fkl-data-source/projects/${mine.project.id}/treatment-plants`,
    })
    expect(statusCode).toBe(401)
  })
})

describe('a workbook of days', () => {
  const send = async (rows: Parameters<typeof treatmentWorkbook>[0], save: 'yes' | 'no' = 'yes') =>
    writer.call(
      api.importWorkbook,
      { params: { projectId: of.projectId }, body: { save, corrections: '[]' } },
      { file: await treatmentWorkbook(rows) },
    )
  const row = {
    plant: 'Planta norte',
    on: '16/01/2026',
    neutralizer: 'cal hidratada',
    kg: '1500',
    flowLs: '45,5',
    phIn: '3.2',
  }

  it('is checked, then saved, and saves the same again without a change', async () => {
    expect(await send([row], 'no')).toMatchObject({
      isSaved: false,
      issueCount: 0,
      rows: [{ on: '2026-01-16', plant: 'Planta Norte', isKnown: false }],
    })
    expect((await shown()).days).toEqual([])
    expect((await send([row])).isSaved).toBe(true)
    expect((await shown()).days[0]).toMatchObject({ flowLs: 45.5, version: 1 })
    expect((await send([row])).rows[0]?.isKnown).toBe(true)
    expect((await shown()).days[0]?.version).toBe(1)
  })

  it('says of each cell what is wrong with it, and saves nothing', async () => {
    const { isSaved, issues } = await send([
      row,
      { ...row, on: '17/01/2026', plant: 'Otra planta', kg: 'mucho' },
      { ...row, on: '18/01/2026', neutralizer: 'Soda' },
      { ...row, on: '18/01/2026', neutralizer: '', flowLs: '44' },
      { ...row, on: '16/02/2026', hours: '25' },
    ])
    expect(isSaved).toBe(false)
    expect(issues.map(({ row: at, code, value }) => `${at} ${code} ${value}`)).toEqual([
      '3 not-in-list Otra planta',
      '3 number mucho',
      '4 not-in-list Soda',
      '5 required ',
      '5 differs-above 44',
      '6 out-of-range 16/02/2026',
      '6 out-of-range 25',
    ])
    expect((await shown()).days).toEqual([])
  })

  it('is given as a template, and what follows from it as a file', async () => {
    const params = { projectId: of.projectId }
    const template = await writer.send(api.template, { params, query: { language: 'fr' } })
    expect(template.headers['content-disposition']).toContain('neutralisants.xlsx')
    const next = treatedDay(lime.id, {
      ...blank,
      on: '2026-01-16',
      acidityMgL: 401,
      note: 'Lluvia',
    })
    next.uses = [{ neutralizerId: lime.id, kg: 1000, stockKg: null }]
    await save(treatedDay(lime.id), next)
    const query = { language: 'en', format: 'csv' } as const
    const csv = (await writer.send(api.file, { params: of, query })).payload
    const [head = '', ...lines] = csv.replace('\ufeff', '').split(/\r?\n/)
    const at = (heading: string, line = 0) =>
      lines[line]?.split(',')[head.split(',').indexOf(heading)]
    expect(at('Plant')).toBe('Planta Norte')
    const recorded = ['Product', 'Used (kg)', 'Counted stock (kg)', 'pH out', 'Fe³⁺ (mg/L)']
    expect(recorded.map((heading) => at(heading))).toEqual([
      'Cal hidratada',
      '1500',
      '30000',
      '7.4',
      '30',
    ])
    const followed = [
      'Used (kg)',
      'Counted stock (kg)',
      'Acidity (mg/L CaCO3)',
      'Remark',
      'Stock (kg)',
    ]
    expect(followed.map((heading) => at(heading, 1))).toEqual([
      '1000',
      '',
      '401',
      'Lluvia',
      '29000',
    ])
    expect(Number(at('Planned dose (kg/m³)'))).toBeCloseTo(0.36394, 4)
    expect(at('Currency')).toBe('PEN')
  })
})
