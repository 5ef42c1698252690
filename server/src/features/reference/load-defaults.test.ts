import { referenceRoutes } from '@puquio/contract/reference'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { emptyProject } from '../../../test/workbooks/list-workbooks.ts'

const api = referenceRoutes
let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

describe('Peruvian defaults', () => {
  it('are added once, and spare what the project has or retired', async () => {
    const { projectId, calls } = await emptyProject(puquio)
    const params = { projectId }
    const own = await calls.call(api.create, {
      params: { ...params, list: 'components' },
      body: { name: 'AGUA' },
    })
    const gone = await calls.call(api.create, {
      params: { ...params, list: 'mining-components' },
      body: { name: 'Tajo' },
    })
    await calls.call(api.retire, {
      params: { ...params, list: 'mining-components', itemId: gone.id },
    })
    const first = await calls.call(api.loadDefaults, { params })
    expect(first.created).toBeGreaterThan(80)
    expect(await calls.call(api.loadDefaults, { params })).toEqual({ created: 0 })
    const { lists } = await calls.call(api.all, { params })
    expect(lists.components).toHaveLength(8)
    expect(lists.components.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'AGUA',
        'Aire',
        'Ruido',
        'Suelo',
        'Geoquímica',
        'Biología',
        'Vibraciones',
        'Meteorología',
      ]),
    )
    expect(
      lists.subcomponents.filter(({ parentId }) => parentId === own.id).map(({ name }) => name),
    ).toContain('Efluente')
    expect(lists['mining-components'].filter(({ name }) => name === 'Tajo')).toHaveLength(1)
    expect(lists.frequencies.map(({ name }) => name)).toEqual([
      'Diaria',
      'Semanal',
      'Quincenal',
      'Mensual',
      'Bimestral',
      'Trimestral',
      'Cuatrimestral',
      'Semestral',
      'Anual',
      'Por temporada',
      'Única vez',
      'Por evento',
    ])
    expect(lists.profiles.find(({ name }) => name === 'ECA Agua Cat. 3-D1')?.parameters).toContain(
      'CN WAD',
    )
  })

  it('are added once by two who ask together', async () => {
    const { projectId, calls } = await emptyProject(puquio)
    const params = { projectId }
    const both = await Promise.all([
      calls.call(api.loadDefaults, { params }),
      calls.call(api.loadDefaults, { params }),
    ])
    const { lists } = await calls.call(api.all, { params })
    const count = Object.values(lists).reduce((sum, list) => sum + list.length, 0)
    expect(both[0].created + both[1].created).toBe(count)
  })
})
