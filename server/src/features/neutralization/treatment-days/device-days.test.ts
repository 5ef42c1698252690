import { treatmentDayRoutes as api } from '@puquio/contract/laboratory/treatment-days'
import { treatmentPlantRoutes as plants } from '@puquio/contract/laboratory/neutralization'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { insert } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { plantBody } from '../../../../test/proofs/build-plant.ts'
import type { Calls } from '../../../../test/send.ts'
import { treatmentSetting } from '../../../../test/treatment-setting.ts'

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

it('a day takes what the devices of its plant measured on it, a flow in L/s', async () => {
  const { device, variable: level } = await buildDevice(puquio.database, mine)
  const [flow, ph] = await Promise.all(
    (
      [
        ['flow', 'm3/h'],
        ['ph', 'pH'],
      ] as const
    ).map(([key, unit], index) =>
      insert(puquio.database, 'variable', {
        projectId: mine.project.id,
        deviceId: device.id,
        position: index + 1,
        key,
        name: key,
        unit,
        decimals: 2,
      }),
    ),
  )
  // One hour before midnight of the project, two after it; the first has two readings.
  const measured = [
    [flow?.id, '2026-01-11T04:10Z', 90],
    [flow?.id, '2026-01-11T04:50Z', 126],
    [flow?.id, '2026-01-11T05:10Z', 180],
    [flow?.id, '2026-01-11T08:10Z', 36],
    [ph?.id, '2026-01-11T08:10Z', 3.1],
    [level.id, '2026-01-11T08:10Z', 4000],
  ] as const
  await puquio.platform.telemetry.write({
    receivedAt: puquio.clock.now(),
    channel: 'mobile',
    message: null,
    readings: measured.map(([variableId, at, value]) => ({
      variableId: variableId ?? 0,
      atMs: Date.parse(at),
      raw: value,
      value,
      quality: 'good' as const,
    })),
  })
  await puquio.platform.telemetry.rollUp()
  const setTo = (flowVariableId: number | undefined, version: number) =>
    admin.call(plants.editPlant, {
      params: of,
      body: {
        ...plantBody(lime.id, {
          flowVariableId: flowVariableId ?? null,
          phInVariableId: ph?.id ?? null,
        }),
        version,
        isRetired: false,
      },
    })
  await setTo(flow?.id, 1)
  const days = () => writer.call(api.deviceDays, { params: of, query: { month: '2026-01' } })
  expect(await days()).toEqual([
    { on: '2026-01-10', flowLs: 30, phIn: null, phOut: null },
    { on: '2026-01-11', flowLs: 30, phIn: 3.1, phOut: null },
  ])
  // Metres are no flow.
  await setTo(level.id, 2)
  expect(await days()).toEqual([{ on: '2026-01-11', flowLs: null, phIn: 3.1, phOut: null }])
})
