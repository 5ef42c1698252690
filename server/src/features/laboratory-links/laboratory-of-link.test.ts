import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildStation, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { type LinkStage, stageLink } from '../../../test/workbooks/link-stage.ts'
import { smallResults, stageResults } from '../../../test/workbooks/result-stage.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let stage: LinkStage
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageLink(puquio)
})

const rowsOf = <R>(statement: ReturnType<typeof sql>) => puquio.database.owner.one<R>({}, statement)

describe('a file by a link is of the laboratory of that link', () => {
  const named = 'Estación;Fecha;Parámetro;Resultado;Unidad;Laboratorio;Campaña'
  const row = (day: number, laboratory: string, campaign = '') =>
    `E-01;${day}/1/2026;Plomo total;0,01;mg/L;${laboratory};${campaign}`

  test('another one that it names is held back, and people may say that it is the same', async () => {
    await buildStation(puquio.database, stage.project, { code: 'E-01' })
    await insert(puquio.database, 'laboratory', {
      projectId: stage.project.id,
      name: 'Otro Laboratorio',
    })
    const checked = await stage.check(
      [
        named,
        row(10, 'LABORATORIO  ANDINO'),
        row(11, ''),
        row(12, 'Lab. Andino SAC'),
        row(13, 'Otro Laboratorio'),
      ].join('\n'),
    )
    const params = { laboratory: 'Laboratorio Andino' }
    expect(checked.findings).toMatchObject([
      { reason: 'laboratory-of-link', field: 'laboratory', text: 'Lab. Andino SAC', params },
      { reason: 'laboratory-of-link', field: 'laboratory', text: 'Otro Laboratorio', params },
    ])
    await stage.handIn(checked)
    const people = await stageResults(puquio, { project: stage.project })
    const on = { ...stage.on, key: checked.key }
    const { laboratories } = await people.calls.call(resultImportRoutes.choices, {
      params: stage.on,
    })
    const say = (text: string, laboratory: string) => ({
      params: on,
      body: {
        reason: 'laboratory-of-link' as const,
        field: 'laboratory' as const,
        text,
        position: null,
        act: {
          kind: 'name' as const,
          id: laboratories.find((one) => one.name === laboratory)?.id ?? 0,
        },
      },
    })
    for (const [text, laboratory] of [
      ['Lab. Andino SAC', 'Otro Laboratorio'],
      ['Otro Laboratorio', 'Laboratorio Andino'],
    ] as const)
      expect(
        await people.calls.refusal(resultImportRoutes.resolve, say(text, laboratory)),
      ).toMatchObject({ problem: 'IMPORT_ANSWER_NOT_POSSIBLE' })
    await people.calls.call(
      resultImportRoutes.resolve,
      say('Lab. Andino SAC', 'Laboratorio Andino'),
    )
    expect(await people.ended(checked.key)).toMatchObject({ counts: { good: 3, held: 1 } })

    const shown = await people.ended(checked.key)
    const mapped = await people.map(shown, { laboratory: 'Otro Laboratorio' })
    expect(mapped).toMatchObject({ laboratory: 'Laboratorio Andino', counts: { good: 3 } })
    await people.save(mapped, 'Enero 2026')
    expect(
      await rowsOf(sql`select b.name, count(*)::int as samples from sample s join laboratory b on b.id = s.laboratory_id
        where s.project_id = ${stage.project.id} group by 1`),
    ).toEqual([{ name: 'Laboratorio Andino', samples: 3 }])
  })

  test('which learns whether the campaigns that it names are known, and not which are approved or saved', async () => {
    const saver = await stageResults(puquio, { project: stage.project })
    await saver.save(await saver.makeStations(await saver.check(smallResults)))
    await rowsOf(sql`
      update campaign set approved_at = now(), approved_by = created_by where project_id = ${stage.project.id}`)
    const file = [named, row(20, '', 'campana de PRUEBA'), row(21, '', 'Ninguna')].join('\n')
    const checked = await stage.check(file)
    expect(checked.findings).toMatchObject([{ reason: 'unknown-campaign', text: 'Ninguna' }])
    await stage.handIn(checked)
    const people = await stageResults(puquio, { project: stage.project })
    expect((await people.ended(checked.key)).held.map(({ reason }) => reason).toSorted()).toEqual([
      'approved-campaign',
      'unknown-campaign',
    ])
  })

  test('and is told of a sample’s two campaigns without the names that the project has for them', async () => {
    await buildStation(puquio.database, stage.project, { code: 'E-01' })
    const by = { createdAt: new Date(), createdBy: stage.admin.id }
    for (const name of ['Secreta uno', 'Secreta dos'])
      await rowsOf(sql`
        with made as (insert into campaign (project_id, name, created_at, created_by)
          values (${stage.project.id}, ${name}, ${by.createdAt}, ${by.createdBy}) returning id)
        insert into name_alias (project_id, kind, name, campaign_id)
        select ${stage.project.id}, 'campaign', ${name.slice(-3)}, id from made`)
    const checked = await stage.check(
      [named, row(20, '', 'uno'), row(20, '', 'dos').replace('Plomo', 'Cobre')].join('\n'),
    )
    expect(checked.findings).toMatchObject([{ reason: 'several-campaigns', text: '', rows: 2 }])
    expect(JSON.stringify(checked)).not.toContain('Secreta')
  })
})
