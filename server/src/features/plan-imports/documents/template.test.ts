import { planImportRoutes } from '@puquio/contract/plan-imports'
import { planColumnTerms } from '@puquio/contract/terms'
import { languages, planColumns } from '@puquio/domain'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { type ImportStage, stageImports } from '../../../../test/workbooks/import-stage.ts'

let puquio: TestApp
let stage: ImportStage
beforeAll(async () => {
  puquio = await startTestApp()
  stage = await stageImports(puquio)
})
afterAll(() => puquio.close())

const download = (language: string) =>
  stage.calls.send(planImportRoutes.template, { params: stage.on, query: { language } })

it.each(languages)(
  'the template in %s has its headings, lists and instructions',
  async (language) => {
    const answer = await download(language)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=".+\.xlsx"/)
    const { sheets } = await readXlsx(answer.rawPayload, { readStyles: true })
    const [plan, instructions, lists] = sheets
    expect(plan?.rows[0]?.map((heading) => String(heading).replace('*', ''))).toEqual(
      planColumns.map((column) => planColumnTerms[column][language]),
    )
    expect(plan?.rows[0]?.filter((heading) => String(heading).endsWith('*'))).toHaveLength(2)
    expect(plan?.rows).toHaveLength(1)
    expect(lists?.hidden).toBe(true)
    const validations = plan?.dataValidations ?? []
    expect(validations.filter(({ type }) => type === 'list').length).toBeGreaterThanOrEqual(11)
    expect(instructions?.rows.length).toBeGreaterThan(planColumns.length)
  },
)

it('without a language asked for it is in the reader’s', async () => {
  const answer = await stage.calls.send(
    planImportRoutes.template,
    { params: stage.on },
    { headers: { 'accept-language': 'pt-BR,pt;q=0.9' } },
  )
  expect(answer.headers['content-disposition']).toContain('Modelo de plano')
})

it('as it is downloaded it holds no data', async () => {
  const { rawPayload } = await download('es')
  expect((await stage.check(rawPayload)).refusal).toEqual({ problem: 'WORKBOOK_EMPTY', params: {} })
})
