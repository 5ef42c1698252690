import { payload } from './payload.ts'
import { type Callers, withEach } from './store.ts'
import { storeAlarm } from './store-alarms.ts'

/**
 * Devices with a variable each, which have sent a reading of it and one of a name that is a payload, an annotation
 * and an alarm; returns where they show.
 */
export async function storeDevices(
  { admin, system }: Callers,
  numbers: readonly number[],
): Promise<string[]> {
  const paths: string[] = []
  await withEach(numbers, async (number) => {
    const body = deviceOf(number, 'nivel')
    const device = (await system('devices.create', { body })).json() as Made
    const { id: deviceId, variables } = device
    await storeCalculations(system, device.variables[0]?.id ?? 0, number)
    const made = await system('devices.createToken', { params: { deviceId } })
    const { secret: token } = made.json() as { secret: string }
    const values = { nivel: 1.5, [payload(number, 60)]: 2 }
    await system('deviceMessages.telemetry', {
      params: { token },
      body: { ts: Date.parse('2026-02-15T11:00:00-05:00'), values },
    })
    const text = payload(number, 500)
    await system('annotations.create', {
      body: { deviceId, from: '2026-02-15T16:10:00Z', until: null, text },
    })
    const variableId = variables[0]?.id ?? 0
    paths.push(await storeAlarm({ admin }, { number, deviceId, variableId }))
    paths.push(
      `/modi/create/${deviceId}`,
      `/modi/device/${deviceId}?tab=connection`,
      `/modi/graph/${deviceId}/annotated`,
    )
    paths.push(`/modi/calculations/${deviceId}`)
  })
  return paths
}

type Made = { id: number; variables: { id: number }[] }

/** A calculation with a note, and a correction that was withdrawn, both with reasons that are payloads. */
async function storeCalculations(system: Callers['system'], variableId: number, number: number) {
  const params = { variableId }
  await system('calculations.add', {
    params,
    body: {
      validFrom: '2026-01-02T05:00:00Z',
      definition: { kind: 'factor', correction: 1, adjustment: 0 },
      note: payload(number, 200),
    },
  })
  const reason = payload(number, 500)
  const period = { from: '2026-02-01T05:00:00Z', to: '2026-02-02T05:00:00Z' }
  const body = { ...period, act: { kind: 'mark' }, grade: 'poor', reason }
  await system('calculations.correct', { params, body })
  const shown = (await system('calculations.get', { params })).json() as {
    corrections: { id: number }[]
  }
  const correctionId = shown.corrections[0]?.id ?? 0
  await system('calculations.undo', { params: { ...params, correctionId }, body: { reason } })
}

/** A device all of whose texts are a payload, but for the key of its variable. */
export function deviceOf(number: number, key: string) {
  const sixty = payload(number, 60)
  const hundred = payload(number, 100)
  const variable = { id: null, key, name: hundred, sensor: hundred, unit: payload(number, 20) }
  const limits = { min: null, max: null, lowLow: null, low: null, high: null, highHigh: null }
  return {
    serial: sixty,
    name: hundred,
    fieldNumber: sixty,
    group: sixty,
    stationId: null,
    latitudeDeg: null,
    longitudeDeg: null,
    terrainLevelM: null,
    probeLengthM: null,
    heightM: null,
    battery: sixty,
    channel: 'mobile',
    externalKey: payload(number, 64),
    hubId: null,
    deviceProfileId: null,
    installedOn: '2026-01-01',
    intervalS: 900,
    graceS: null,
    alarmsEnabled: true,
    relay1: sixty,
    relay2: sixty,
    note: payload(number, 2000),
    variables: [{ ...variable, ...limits, parameterId: null, decimals: 2 }],
  }
}
