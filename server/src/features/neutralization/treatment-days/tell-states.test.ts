import { notificationRoutes } from '@puquio/contract/notifications'
import { treatmentDayRoutes as api } from '@puquio/contract/laboratory/treatment-days'
import { addDays } from '@puquio/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { deliveryBody, treatedDay } from '../../../../test/proofs/build-plant.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { treatmentSetting } from '../../../../test/treatment-setting.ts'

let puquio: TestApp
let writer: Calls
let of: { projectId: number; plantId: number }
let lime: { id: number }
const today = '2026-02-15'
beforeAll(async () => {
  puquio = await startTestApp({ now: `${today}T12:00:00-05:00` })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  ;({ writer, lime, of } = await treatmentSetting(puquio))
})

const save = (...days: ReturnType<typeof treatedDay>[]) =>
  writer.call(api.save, { params: of, body: { days } })
const shown = () => writer.call(api.consumption, { params: of, query: {} })

describe('what is told', () => {
  const history = (kg: (index: number) => number, stockKg: number | null) =>
    Array.from({ length: 40 }, (_, index) =>
      treatedDay(lime.id, {
        on: addDays(today, index - 39),
        uses: [{ neutralizerId: lime.id, kg: kg(index), stockKg: index === 0 ? stockKg : null }],
      }),
    )
  const told = async () => {
    await runJobs(puquio, 'notify')
    const params = { projectId: of.projectId }
    const { items } = await writer.call(notificationRoutes.list, { params, query: {} })
    return items.map(({ message }) => message)
  }

  it('is a low stock, once until it was over', async () => {
    await save(...history(() => 1000, 45_000))
    const [text, ...more] = await told()
    expect(text).toContain('«Planta Norte»: de Cal hidratada quedan 6')
    expect(more).toEqual([])
    const again = treatedDay(lime.id, { on: today, version: 1, note: 'Revisado' })
    again.uses = [{ neutralizerId: lime.id, kg: 1000, stockKg: null }]
    await save(again)
    expect(await told()).toHaveLength(1)
    const body = { ...deliveryBody(lime.id), on: today }
    const { id } = await writer.call(api.addDelivery, { params: of, body })
    await writer.call(api.removeDelivery, { params: { ...of, neutralizerDeliveryId: id } })
    expect(await told()).toHaveLength(2)
  })

  it('is no stock of exactly the least days', async () => {
    await save(...history(() => 1000, 46_000))
    expect((await shown()).products).toMatchObject([{ isLow: false, stock: { daysLeft: 7 } }])
    expect(await told()).toEqual([])
    const uses = [{ neutralizerId: lime.id, kg: 1001, stockKg: null }]
    await save(treatedDay(lime.id, { on: today, version: 1, uses }))
    expect((await shown()).products).toMatchObject([{ isLow: true }])
    expect(await told()).toHaveLength(1)
  })

  it('is consumption that is up while pH is not', async () => {
    await save(...history((index) => (index >= 33 ? 1400 : 1000), null))
    const [text] = await told()
    expect(text).toContain('la dosis de Cal hidratada subió 40 %')
    const { products } = await shown()
    expect(products[0]?.change).toMatchObject({ isUp: true, phRise: 0 })
  })

  it('is nothing of past years', async () => {
    await save(treatedDay(lime.id, { on: '2025-01-15' }))
    expect(await told()).toEqual([])
  })
})
