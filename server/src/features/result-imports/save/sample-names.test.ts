import { campaignRoutes } from '@puquio/contract/laboratory/campaigns'
import { type ResultImport, resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import type { Answer } from '@puquio/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { type ResultStage, stageResults } from '../../../../test/workbooks/result-stage.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let stage: ResultStage
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageResults(puquio)
})

const file = (...rows: string[]) =>
  [
    'Estación;Fecha;Código de muestra;Parámetro;Resultado;Unidad;Campaña;Laboratorio;Informe de ensayo',
    ...rows,
  ].join('\n')
const checked = async (...rows: string[]) =>
  stage.makeStations(await stage.check(file(...rows), { laboratory: 'Andino' }))
const makeNames = async (
  { key }: { key: string },
  body: { campaigns?: string[]; laboratories?: string[] },
) => {
  await stage.calls.call(resultImportRoutes.makeNames, {
    params: { ...stage.on, key },
    body: { campaigns: [], laboratories: [], ...body },
  })
  return stage.ended(key)
}
type Said = Pick<Answer, 'reason' | 'field' | 'text' | 'act'> & { position?: number | null }
const answer = async ({ key }: { key: string }, said: Said) => {
  const body = { position: null, ...said }
  await stage.calls.call(resultImportRoutes.resolve, { params: { ...stage.on, key }, body })
  return stage.ended(key)
}
const save = ({ key }: { key: string }, campaign: string | null) =>
  stage.calls.call(resultImportRoutes.save, { params: { ...stage.on, key }, body: { campaign } })
const saved = () =>
  stage.rowsOf<{
    code: string
    campaign: string
    laboratory: string | null
    report: string | null
  }>(sql`
    select s.code, c.name as campaign, l.name as laboratory, s.report
    from sample s join campaign c on c.project_id = s.project_id and c.id = s.campaign_id
      left join laboratory l on l.project_id = s.project_id and l.id = s.laboratory_id
    order by s.code`)
const why = ({ held }: ResultImport) =>
  held.map(({ reason, text, rows }) => `${reason}: ${text} (${rows})`).toSorted()
const idOf = async (name: string) => {
  const { campaigns, laboratories } = await stage.calls.call(resultImportRoutes.choices, {
    params: stage.on,
  })
  return [...campaigns, ...laboratories].find((one) => one.name === name)?.id ?? 0
}
const approve = async (name: string) => {
  const admin = await stage.administrator()
  const { items } = await admin.call(campaignRoutes.list, { params: stage.on, query: {} })
  const { id = 0, version = 0 } = items.find((one) => one.name === name) ?? {}
  const params = { ...stage.on, campaignId: id }
  await admin.call(campaignRoutes.approve, { params, body: { version } })
}

describe('samples of one file have the campaign, the laboratory and the report that their rows name', () => {
  it('waits for names that the project does not have, makes them, and saves each sample in its own', async () => {
    const first = await checked(
      'E-01;14/3/2026;M-1;pH;7,1;;Marzo 2026;Hidro Lab;IE-1',
      'E-01;14/3/2026;M-2;pH;7,2;;MARZO  2026;;IE-2',
      'E-01;14/4/2026;M-3;pH;7,3;;Abril 2026;ANDINO;IE-3',
      'E-01;14/4/2026;M-4;pH;7,4;;;;',
    )
    expect(why(first)).toEqual([
      'unknown-campaign: Abril 2026 (1)',
      'unknown-campaign: MARZO 2026 (1)',
      'unknown-campaign: Marzo 2026 (1)',
      'unknown-laboratory: Hidro Lab (1)',
    ])
    const made = await makeNames(first, {
      campaigns: ['Marzo 2026', 'Abril 2026'],
      laboratories: ['Hidro Lab'],
    })
    expect(made).toMatchObject({ held: [], counts: { good: 4, samples: 4, withoutCampaign: 1 } })
    const needed = await stage.calls.refusal(resultImportRoutes.save, {
      params: { ...stage.on, key: made.key },
      body: { campaign: null },
    })
    expect(needed).toMatchObject({ fields: [{ path: 'campaign', code: 'required' }] })
    await save(made, 'Las demás')
    expect(await saved()).toEqual([
      { code: 'M-1', campaign: 'Marzo 2026', laboratory: 'Hidro Lab', report: 'IE-1' },
      { code: 'M-2', campaign: 'Marzo 2026', laboratory: 'Andino', report: 'IE-2' },
      { code: 'M-3', campaign: 'Abril 2026', laboratory: 'Andino', report: 'IE-3' },
      { code: 'M-4', campaign: 'Las demás', laboratory: 'Andino', report: null },
    ])
  })

  it('asks for no campaign, and adds none, where every sample names its own', async () => {
    const made = await makeNames(await checked('E-01;14/3/2026;M-1;pH;7,1;;Marzo;;'), {
      campaigns: ['Marzo'],
    })
    expect(made.counts.withoutCampaign).toBe(0)
    await save(made, 'Otra')
    expect(await stage.rowsOf(sql`select name from campaign`)).toEqual([{ name: 'Marzo' }])
  })

  it('a name of the whole file is another name from now on, in all files that wait, until it is taken back', async () => {
    await save(await checked('E-01;13/3/2026;M-0;pH;7;;;;'), 'Marzo 2026')
    const one = await checked('E-01;14/3/2026;M-1;pH;7,1;;Mzo-26;LAB. ANDINO SAC;')
    const other = await checked('E-01;15/3/2026;M-2;pH;7,1;;mzo-26;;')
    const about = { reason: 'unknown-campaign', field: 'campaign', text: 'Mzo-26' } as const
    const id = await idOf('Marzo 2026')
    await answer(one, { ...about, act: { kind: 'name', id } })
    const named = await answer(one, {
      reason: 'unknown-laboratory',
      field: 'laboratory',
      text: 'LAB. ANDINO SAC',
      act: { kind: 'name', id: await idOf('Andino') },
    })
    expect(named).toMatchObject({ held: [], counts: { good: 1 } })
    expect(await stage.ended(other.key)).toMatchObject({ held: [], counts: { good: 1 } })
    await stage.calls.call(resultImportRoutes.withdraw, {
      params: { ...stage.on, key: one.key },
      body: { ...about, position: null },
    })
    expect(why(await stage.ended(one.key))).toEqual(['unknown-campaign: Mzo-26 (1)'])
    expect(why(await stage.ended(other.key))).toEqual(['unknown-campaign: mzo-26 (1)'])
    await answer(one, { ...about, act: { kind: 'name', id } })
    await save(one, null)
    expect(await saved()).toMatchObject([
      { code: 'M-0' },
      { code: 'M-1', campaign: 'Marzo 2026', laboratory: 'Andino' },
    ])
  })

  it('one row is corrected or left out alone, and a name that nobody waits for is not made', async () => {
    await save(await checked('E-01;13/3/2026;M-0;pH;7;;;;'), 'Marzo')
    const one = await checked(
      'E-01;14/3/2026;M-1;pH;7,1;;Mrzo;;',
      'E-01;14/3/2026;M-2;pH;7,1;;Mrzo;;',
    )
    const of = { reason: 'unknown-campaign', field: 'campaign', text: null } as const
    await answer(one, { ...of, position: 0, act: { kind: 'text', text: 'marzo' } })
    const left = await answer(one, { ...of, position: 1, act: { kind: 'leave-out' } })
    expect(left).toMatchObject({ held: [], counts: { good: 1, leftOut: 1 } })
    const refused = await stage.calls.refusal(resultImportRoutes.makeNames, {
      params: { ...stage.on, key: one.key },
      body: { campaigns: ['Ninguna'], laboratories: [] },
    })
    expect(refused).toMatchObject({ problem: 'IMPORT_ANSWER_NOT_POSSIBLE' })
    expect(await stage.rowsOf(sql`select name from campaign`)).toEqual([{ name: 'Marzo' }])
  })
})

describe('a sample is of one campaign and of one laboratory', () => {
  it('rows without a name go with those of their sample that have one', async () => {
    const made = await makeNames(
      await checked(
        'E-01;14/3/2026;M-1;pH;7,1;;;;',
        'E-01;14/3/2026;M-1;Plomo total;0,1;mg/L;Marzo;;',
        'E-01;14/3/2026;M-1;Zinc total;0,1;mg/L;;Hidro Lab;',
      ),
      { campaigns: ['Marzo'], laboratories: ['Hidro Lab'] },
    )
    expect(made).toMatchObject({ held: [], counts: { good: 3, withoutCampaign: 0 } })
    await save(made, null)
    expect(await saved()).toMatchObject([{ campaign: 'Marzo', laboratory: 'Hidro Lab' }])
  })

  it('what a row names that waits for another reason is of its whole sample', async () => {
    await save(await checked('E-02;13/3/2026;M-0;pH;7;;;;'), 'Marzo')
    const half = await makeNames(
      await checked(
        'E-01;14/3/2026;M-1;pH;siete;;Marzo;Hidro Lab;',
        'E-01;14/3/2026;M-1;Plomo total;0,1;mg/L;;;',
      ),
      { laboratories: ['Hidro Lab'] },
    )
    expect(why(half)).toEqual(['not-a-value: siete (1)'])
    expect(half.counts).toMatchObject({ good: 1, withoutCampaign: 0 })
    await save(half, 'Otra')
    expect(await saved()).toMatchObject([
      { code: 'M-0' },
      { code: 'M-1', campaign: 'Marzo', laboratory: 'Hidro Lab' },
    ])
  })

  it('a row waits where another one of its sample, which waits already, names another campaign', async () => {
    const made = await makeNames(
      await checked(
        'E-01;14/3/2026;M-1;pH;siete;;Marzo;;',
        'E-01;14/3/2026;M-1;Plomo total;0,1;mg/L;Abril;;',
      ),
      { campaigns: ['Marzo', 'Abril'] },
    )
    expect(why(made)).toEqual(['not-a-value: siete (1)', 'several-campaigns: Abril, Marzo (1)'])
  })

  it('rows of one sample that name two wait until one is chosen, and no alias comes of it', async () => {
    const made = await makeNames(
      await checked(
        'E-01;14/3/2026;M-1;pH;7,1;;Marzo;Hidro Lab;',
        'E-01;14/3/2026;M-1;Plomo total;0,1;mg/L;Abril;Andino;',
        'E-01;14/3/2026;M-1;Zinc total;0,1;mg/L;;;',
        'E-01;14/3/2026;M-2;pH;7,1;;Abril;;',
      ),
      { campaigns: ['Marzo', 'Abril'], laboratories: ['Hidro Lab'] },
    )
    expect(why(made)).toEqual(['several-campaigns: Abril, Marzo (3)'])
    const campaign = await answer(made, {
      reason: 'several-campaigns',
      field: 'campaign',
      text: 'Abril, Marzo',
      act: { kind: 'name', id: await idOf('Marzo') },
    })
    expect(why(campaign)).toEqual(['several-laboratories: Andino, Hidro Lab (3)'])
    const laboratory = await answer(made, {
      reason: 'several-laboratories',
      field: 'laboratory',
      text: 'Andino, Hidro Lab',
      act: { kind: 'name', id: await idOf('Andino') },
    })
    expect(laboratory).toMatchObject({ held: [], counts: { good: 4 } })
    await save(laboratory, null)
    expect(await saved()).toMatchObject([
      { code: 'M-1', campaign: 'Marzo', laboratory: 'Andino' },
      { code: 'M-2', campaign: 'Abril', laboratory: 'Andino' },
    ])
    expect(await stage.rowsOf(sql`select name from name_alias`)).toEqual([])
  })

  it('the same value under another campaign waits for that, not as a duplicate', async () => {
    const made = await makeNames(
      await checked('E-01;14/3/2026;M-1;pH;7,1;;Marzo;;', 'E-01;14/3/2026;M-1;pH;7,1;;Abril;;'),
      { campaigns: ['Marzo', 'Abril'] },
    )
    expect(why(made)).toEqual(['several-campaigns: Abril, Marzo (2)'])
    const left = await answer(made, {
      reason: 'several-campaigns',
      field: 'campaign',
      text: 'Abril, Marzo',
      act: { kind: 'leave-out' },
    })
    expect(left).toMatchObject({ held: [], counts: { good: 0, leftOut: 2 } })
  })

  it('rows that name another one than their saved sample has wait, then go to the sample as it is', async () => {
    const row = 'E-01;14/3/2026;M-1;pH;7,1;;Marzo;Hidro Lab;'
    const first = await makeNames(await checked(row), {
      campaigns: ['Marzo'],
      laboratories: ['Hidro Lab'],
    })
    await save(first, null)
    expect(await checked(row)).toMatchObject({ held: [], counts: { known: 1 } })
    const again = await makeNames(
      await checked('E-01;14/3/2026;M-1;Plomo total;0,1;mg/L;Abril;andino;'),
      { campaigns: ['Abril'] },
    )
    expect(again.held).toMatchObject([
      { reason: 'other-campaign', field: 'campaign', text: 'Abril', params: { saved: 'Marzo' } },
    ])
    const of = { field: 'campaign', text: 'Abril', act: { kind: 'accept' } } as const
    const accepted = await answer(again, { ...of, reason: 'other-campaign' })
    expect(accepted.held).toMatchObject([
      { reason: 'other-laboratory', text: 'Andino', params: { saved: 'Hidro Lab' } },
    ])
    const position = 0
    const both = await answer(again, {
      reason: 'other-laboratory',
      field: 'laboratory',
      text: null,
      position,
      act: { kind: 'accept' },
    })
    expect(both).toMatchObject({ held: [], counts: { good: 1 } })
    await save(both, null)
    expect(await saved()).toMatchObject([{ campaign: 'Marzo', laboratory: 'Hidro Lab' }])
  })

  it('what is added to saved samples asks for no campaign, and adds none', async () => {
    await save(await checked('E-01;14/3/2026;M-1;pH;7,1;;;;'), 'Marzo')
    const more = await checked(
      'E-01;14/3/2026;M-1;Plomo total;0,1;mg/L;;;',
      'E-01;15/3/2026;M-2;pH;7,1;;;;',
    )
    expect(more.counts).toMatchObject({ good: 2, samples: 2, withoutCampaign: 1 })
    await save(more, 'Abril')
    const again = await checked('E-01;14/3/2026;M-1;Zinc total;0,1;mg/L;;;')
    expect(again.counts).toMatchObject({ good: 1, samples: 1, withoutCampaign: 0 })
    const done = await save(again, 'Mayo')
    expect(done.counts).toMatchObject({ savedResults: 1, savedSamples: 0 })
    expect(await stage.rowsOf(sql`select name from campaign order by name`)).toEqual([
      { name: 'Abril' },
      { name: 'Marzo' },
    ])
    expect(await saved()).toMatchObject([
      { code: 'M-1', campaign: 'Marzo' },
      { code: 'M-2', campaign: 'Abril' },
    ])
  })

  it('a saved sample without a laboratory takes the one that its rows name', async () => {
    const plain = 'Estación;Fecha;Código de muestra;Parámetro;Resultado;Unidad\n'
    const first = await stage.check(`${plain}E-01;14/3/2026;M-1;pH;7,1;`)
    await stage.save(await stage.makeStations(first), 'Marzo')
    const again = await checked('E-01;14/3/2026;M-1;Plomo total;0,1;mg/L;;Andino;')
    expect(again).toMatchObject({ held: [], counts: { good: 1 } })
    await save(again, 'Marzo')
    expect(await saved()).toMatchObject([{ campaign: 'Marzo', laboratory: 'Andino' }])
  })
})

describe('campaigns that change meanwhile', () => {
  const row = 'E-01;14/3/2026;M-1;pH;7,1;;Marzo;;'
  beforeEach(async () => {
    await save(await makeNames(await checked(row), { campaigns: ['Marzo'] }), null)
  })

  it('what names an approved one waits, what is saved there already is known, and the rest is saved', async () => {
    await approve('Marzo')
    const more = await checked(
      row,
      'E-01;15/3/2026;M-2;pH;7,1;;marzo;;',
      'E-01;16/3/2026;M-3;pH;7,1;;;;',
    )
    expect(why(more)).toEqual(['approved-campaign: Marzo (1)'])
    expect(more.counts).toMatchObject({ known: 1, good: 1, held: 1 })
    await save(more, 'Abril')
    const of = { reason: 'approved-campaign', field: 'campaign', text: 'Marzo' } as const
    expect(await answer(more, { ...of, act: { kind: 'leave-out' } })).toMatchObject({ held: [] })
    expect(await saved()).toMatchObject([
      { code: 'M-1', campaign: 'Marzo' },
      { code: 'M-3', campaign: 'Abril' },
    ])
  })

  it('one that is approved after the check holds its rows back when they are saved, and once open takes them', async () => {
    const more = await checked(
      'E-01;15/3/2026;M-2;pH;7,1;;marzo;;',
      'E-01;16/3/2026;M-3;pH;7,1;;;;',
    )
    expect(more.counts).toMatchObject({ good: 2, held: 0 })
    await approve('Marzo')
    const half = await save(more, 'Abril')
    expect(half).toMatchObject({ state: 'checked', counts: { savedResults: 1, held: 1 } })
    const admin = await stage.administrator()
    const { items } = await admin.call(campaignRoutes.list, { params: stage.on, query: {} })
    const { id = 0, version = 0 } = items.find((one) => one.name === 'Marzo') ?? {}
    await admin.call(campaignRoutes.withdraw, {
      params: { ...stage.on, campaignId: id },
      body: { reason: 'Falta un informe', version },
    })
    expect(await save(more, null)).toMatchObject({ state: 'saved', counts: { savedResults: 2 } })
  })

  it('one that is deleted after the check is unknown again, and its other names are gone', async () => {
    const empty = await makeNames(await checked('E-01;15/3/2026;M-2;pH;7,1;;Mayo;;'), {
      campaigns: ['Mayo'],
    })
    const id = await idOf('Mayo')
    const other = await checked('E-01;16/3/2026;M-3;pH;7,1;;May-26;;')
    await answer(other, {
      reason: 'unknown-campaign',
      field: 'campaign',
      text: 'May-26',
      act: { kind: 'name', id },
    })
    const admin = await stage.administrator()
    await admin.call(campaignRoutes.remove, { params: { ...stage.on, campaignId: id } })
    expect(await stage.rowsOf(sql`select name from name_alias`)).toEqual([])
    const refused = await stage.calls.refusal(resultImportRoutes.save, {
      params: { ...stage.on, key: empty.key },
      body: { campaign: 'Marzo' },
    })
    expect(refused).toMatchObject({ problem: 'IMPORT_NOT_READY' })
    expect(why(await stage.ended(empty.key))).toEqual(['unknown-campaign: Mayo (1)'])
    expect(await saved()).toMatchObject([{ code: 'M-1' }])
  })
})
