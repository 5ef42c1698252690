import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { stageResults } from '../../../../test/workbooks/result-stage.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
})
afterAll(() => puquio.close())

const file = (...rows: string[]) =>
  ['Estación;Fecha;Parámetro;Resultado;Unidad', ...rows].join('\n')
const lead = (on: string, station = 'E-01') => `${station};${on};Plomo total;0,01;mg/L`

it('lists the samples that one import saved, of several saves and of its campaign alone', async () => {
  const stage = await stageResults(puquio)
  const first = await stage.makeStations(await stage.check(file(lead('14/3/2026'))))
  await stage.save(first, 'Marzo')
  const second = await stage.check(
    file('E-01;14/3/2026;Zinc total;0,2;mg/L', lead('15/3/2026'), lead('16/3/2026', 'E-02')),
  )
  await stage.save(second, 'Marzo')
  const daysOf = async (key: string) => {
    const { items, total } = await stage.calls.call(sampleRoutes.list, {
      params: stage.on,
      query: { import: key, sort: 'sampledOn' },
    })
    expect(total).toBe(items.length)
    return items.map(({ sampledOn }) => sampledOn)
  }
  expect(await daysOf(first.key)).toEqual(['2026-03-14'])
  expect(await daysOf(second.key)).toEqual(['2026-03-14', '2026-03-15'])
  await stage.save(await stage.makeStations(second), 'Marzo')
  expect(await daysOf(second.key)).toEqual(['2026-03-14', '2026-03-15', '2026-03-16'])
  expect(await daysOf('3f0c6a8e-9d55-4a3c-8a27-6a6f7d1c2b10')).toEqual([])

  const { campaigns } = await stage.calls.call(resultImportRoutes.choices, { params: stage.on })
  expect(campaigns).toMatchObject([{ name: 'Marzo', firstOn: '2026-03-14', lastOn: '2026-03-16' }])
})

it('names the results that are older than a year, those that wait among them', async () => {
  const stage = await stageResults(puquio)
  const { key } = await stage.makeStations(
    await stage.check(
      file(lead('14/3/2024'), lead('14/3/2026'), 'E-01;15/3/2024;Nadie sabe;0,2;mg/L'),
    ),
  )
  const params = { ...stage.on, key }
  const { rows, total } = await stage.calls.call(resultImportRoutes.rows, {
    params,
    query: { isOld: true },
  })
  expect(total).toBe(2)
  expect(rows).toMatchObject([
    { row: 2, station: 'E-01', date: '2024-03-14', parameter: 'Plomo total', held: [] },
    { row: 4, date: '2024-03-15', held: [{ reason: 'unknown-parameter' }] },
  ])
})
