import { allLists, referenceRoutes } from '@puquio/contract/reference'
import { languages } from '@puquio/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildComponent, buildStation } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import {
  countsOf,
  emptyProject,
  refusedList,
  sendList,
  takeList,
} from '../../../../test/workbooks/list-workbooks.ts'
import { readWorkbook } from '../../../../test/workbooks/read-workbook.ts'

const api = referenceRoutes
let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

describe('the export', () => {
  it.each(languages)('comes back in through the import unchanged (%s)', async (language) => {
    const { project, projectId, calls } = await emptyProject(puquio)
    await calls.call(api.loadDefaults, { params: { projectId } })
    await buildStation(puquio.database, project, { code: 'EF-01', standard: 'D.S. 010-2010-MINAM' })
    await buildStation(puquio.database, project, {
      code: 'SIN',
      eastingM: null,
      northingM: null,
      zone: null,
      latitudeDeg: null,
      longitudeDeg: null,
      sourceDatum: null,
    })
    for (const code of ['PEÑA-1', 'PENA-1']) await buildStation(puquio.database, project, { code })
    const coordinates = {
      system: 'geographic',
      latitudeDeg: -9.5501234,
      longitudeDeg: -77.0498765,
    } as const
    for (const name of ['Unidad Norte', 'Unidad Sur', 'Unidad Ñ'])
      await calls.call(api.create, { params: { projectId, list: 'mining-units' }, body: { name } })
    const own = {
      code: 'G-01',
      name: '',
      kind: 'air',
      coordinates,
      altitudeM: 4100.5,
      standard: null,
      category: null,
    } as const
    await calls.call(api.createStation, { params: { projectId }, body: own })
    // All lists in one language; in the others only those with translated words.
    const lists = language === 'es' ? allLists : (['frequencies', 'stations'] as const)
    for (const list of lists) {
      const file = await takeList(calls, projectId, list, language)
      expect(file.headers['content-type']).toContain('spreadsheetml')
      const [created, edited, unchanged, issues] = countsOf(
        await sendList(calls, projectId, list, file.rawPayload),
      )
      expect([list, created, edited, issues]).toEqual([list, 0, 0, 0])
      expect(unchanged).toBeGreaterThan(2)
    }
  })

  it('leaves out what is retired, and what hangs on it', async () => {
    const { project, projectId, calls } = await emptyProject(puquio)
    const component = await buildComponent(puquio.database, project, { name: 'Aire' })
    const body = { name: 'Calidad de aire', parentId: component.id }
    await calls.call(api.create, { params: { projectId, list: 'subcomponents' }, body })
    await calls.call(api.retire, {
      params: { projectId, list: 'components', itemId: component.id },
    })
    const file = await takeList(calls, projectId, 'subcomponents')
    const read = await readWorkbook(file.rawPayload)
    expect(read.kind === 'workbook' && read.sheets[0]?.rows).toEqual([
      ['Componente ambiental*', 'Nombre*'],
    ])
  })

  it('gives an empty template with instructions and drop-downs', async () => {
    const { projectId, calls } = await emptyProject(puquio)
    const file = await takeList(calls, projectId, 'stations', 'pt', { empty: '1' })
    expect(file.headers['content-disposition']).toContain(
      "filename*=UTF-8''Esta%C3%A7%C3%B5es.xlsx",
    )
    const read = await readWorkbook(file.rawPayload, { hiddenToo: true })
    if (read.kind !== 'workbook') throw new Error(read.reason)
    expect(read.sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Estações', false],
      ['Instruções', false],
      ['Listas', true],
    ])
    expect(read.sheets[2]?.rows.flat()).toEqual(
      expect.arrayContaining(['Água superficial', '18S', '3-D1']),
    )
    expect((await refusedList(calls, projectId, 'stations', file.rawPayload)).problem).toBe(
      'WORKBOOK_EMPTY',
    )
  })
})
