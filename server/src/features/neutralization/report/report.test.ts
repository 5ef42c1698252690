import { treatmentDayRoutes as api } from '@puquio/contract/laboratory/treatment-days'
import { treatmentPlantRoutes as plants } from '@puquio/contract/laboratory/neutralization'
import { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import type { Language } from '@puquio/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cellsOfTable } from '../../../../test/cells-of.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import { neutralizerBody, plantBody, treatedDay } from '../../../../test/proofs/build-plant.ts'
import type { Calls } from '../../../../test/send.ts'
import { treatmentSetting } from '../../../../test/treatment-setting.ts'
import { readPages } from '../../../platform/pdf/read/read-pdf.ts'
import { dayTable } from './tables.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof treatmentSetting>>['mine']
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

describe('the report of a plant', () => {
  const madeIn = async (language: Language, query: object) => {
    const started = await writer.call(api.pdf, { params: of, body: { language, ...query } })
    await runJobs(puquio, 'make-pdf')
    const params = { projectId: of.projectId, pdfReportId: started.id }
    const { rawPayload } = await writer.send(pdfReportRoutes.file, { params })
    const pages: string[] = []
    const file = { source: rawPayload, project: of.projectId }
    await readPages(file, { from: 1 }, ({ text }) => void pages.push(text.replace(/\s+/g, ' ')))
    return pages.join(' ')
  }
  const words: Record<Language, readonly string[]> = {
    es: ['Consumo de neutralizantes', 'Por día', '0.386', 'Cumplimiento del efluente', 'Notas'],
    en: ['Neutralizer consumption', 'By day', '0.386', 'Compliance of the effluent', 'Notes'],
    fr: ['Consommation de neutralisants', 'Par jour', '0,386', 'Conformité de l’effluent', 'Notes'],
    pt: ['Consumo de neutralizantes', 'Por dia', '0,386', 'Conformidade do efluente', 'Notas'],
  }
  it.each(Object.keys(words) as Language[])('has the days of one month (%s)', async (language) => {
    await save(treatedDay(lime.id, { phOut: 9.6 }))
    const text = await madeIn(language, { from: '2026-01', to: '2026-01' })
    for (const word of words[language]) expect(text).toContain(word)
    expect(text).toContain('Planta Norte')
    expect(text).toMatch(/▲ 9[.,]60/)
  })

  it('has each number of a day under its heading, and marks what is out of its band', async () => {
    await save(treatedDay(lime.id, { phOut: 9.6 }))
    const query = { from: '2026-01', to: '2026-01' }
    const found = await writer.call(api.consumption, { params: of, query })
    const params = { projectId: of.projectId }
    const { plants: all, neutralizers } = await writer.call(plants.list, { params })
    const [plant] = all
    if (!plant) throw new Error('No plant')
    expect(cellsOfTable(dayTable({ ...found, plant, neutralizers }, 'en'))).toMatchObject([
      {
        Date: { text: '15/01/2026' },
        'Treated volume (m³)': { text: '3,888' },
        'pH in': { text: '3.20' },
        'pH out': { text: '9.60', mark: 'exceeds' },
        'Acidity (mg/L CaCO₃)': { text: '396' },
        'Used (kg)': { text: '1,500' },
        'Planned dose (kg/m³)': { text: '0.364' },
        'Real dose (kg/m³)': { text: '0.386' },
        'Deviation (%)': { text: '6' },
        'Stock (kg)': { text: '30,000' },
      },
    ])
  })

  it('has the totals of several months, and says where nothing was recorded', async () => {
    expect(await madeIn('es', {})).toContain('No hay registros en este período.')
    await save(treatedDay(lime.id))
    const text = await madeIn('es', { from: '2025-02', to: '2026-01' })
    expect(text).toContain('enero de 2026')
    expect(text).toContain('3,888')
    expect(text).not.toContain('Por mes y producto')
  })

  it('has several products each by itself, and what they neutralize together', async () => {
    const params = { projectId: mine.project.id }
    const soda = await admin.call(plants.createNeutralizer, {
      params,
      body: neutralizerBody({ name: 'Soda', formula: 'NaOH', purity: 0.5, efficiency: 1 }),
    })
    const products = [
      { neutralizerId: lime.id, share: 0.7, lowStockDays: null },
      { neutralizerId: soda.id, share: 0.3, lowStockDays: null },
    ]
    const body = { ...plantBody(lime.id, { name: 'Planta Norte', products }), isRetired: false }
    await admin.call(plants.editPlant, { params: of, body: { ...body, version: 1 } })
    const uses = [
      { neutralizerId: lime.id, kg: 1000, stockKg: null },
      { neutralizerId: soda.id, kg: 500, stockKg: null },
    ]
    await save(treatedDay(lime.id, { uses }))
    const text = await madeIn('es', {})
    expect(text).toContain('Por mes y producto')
    // 1000 · 0.9 · 0.85 ÷ 0.7403 + 500 · 0.5 ÷ 0.7992.
    expect(text).toContain('1,346 kg CaCO₃')
    expect(text).not.toContain('1,500')
  })
})
