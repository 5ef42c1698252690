import { createHash } from 'node:crypto'
import { addDays } from '@puquio/domain'
import type { Rows } from '../../src/platform/db/database.ts'
import { hashOf } from '../../src/platform/db/sessions.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { newTokenText } from '../../src/platform/tokens/token-text.ts'
import type { LoadedMine } from '../load-mine.ts'
import type { DeviceSeed } from './devices.ts'
import { loadGateways, loadNetwork } from './load-gateways.ts'
import { loadProfiles } from './load-profiles.ts'
import { type Modelled, models } from './models.ts'

type Parts = {
  loaded: LoadedMine
  devices: readonly DeviceSeed[]
  author: number
  today: string
  now: string
}

/** A device with the secret by which the simulator calls for it: that of its network, which knows it by the key. */
export type LoadedDevice = { serial: string; token: string; externalKey: string }

export async function loadDevices(
  rows: Rows,
  { loaded, devices, author, today, now }: Parts,
): Promise<LoadedDevice[]> {
  const { projectId, stations } = loaded
  const parameters = await rows<{ id: number; key: string }>(
    sql`select id, key from parameter where project_id = ${projectId}`,
  )
  const parameterIds = new Map(parameters.map(({ id, key }) => [key, id]))
  const piezometerId = await loadProfiles(rows, { projectId, now, parameterIds })
  const made: LoadedDevice[] = []
  const of = { projectId, author, now }
  const heard: number[] = []
  const network = devices.some(isOfLora) ? await loadNetwork(rows, of) : ''
  for (const seed of devices) {
    const { serial, name, station, model, channel, intervalS, group } = seed
    const externalKey = isOfLora(seed) ? devEuiOf(serial) : ''
    const [device] = await rows<{ id: number }>(sql`
      insert into device (project_id, serial, name, group_name, station_id, channel, external_key, installed_on, interval_s,
        device_profile_id, created_at)
      values (${projectId}, ${serial}, ${name}, ${group}, ${stations.get(station)}, ${channel},
        ${externalKey}, ${addDays(today, -366)}, ${intervalS},
        ${model === 'piezometer' ? piezometerId : null}, ${now}) returning id`)
    const deviceId = device?.id as number
    for (const [position, variable] of (models[model] as readonly Modelled[]).entries()) {
      const { key, parameter, unit, decimals } = variable
      await rows(sql`
        insert into variable (project_id, device_id, position, key, name, parameter_id, unit, decimals, min, max,
          low_low, low, high, high_high)
        values (${projectId}, ${deviceId}, ${position}, ${key}, ${variable.name},
          ${parameter ? (parameterIds.get(parameter) ?? null) : null}, ${unit}, ${decimals}, ${variable.min ?? null},
          ${variable.max ?? null}, ${variable.lowLow ?? null}, ${variable.low ?? null}, ${variable.high ?? null},
          ${variable.highHigh ?? null})`)
    }
    const token = newTokenText('device')
    await rows(sql`
      insert into device_token (project_id, device_id, token_hash, ending, created_at, created_by)
      values (${projectId}, ${deviceId}, ${hashOf(token)}, ${token.slice(-4)}, ${now}, ${author})`)
    made.push({ serial, token: externalKey === '' ? token : network, externalKey })
    if (externalKey !== '') heard.push(deviceId)
    for (const { from, until, text } of made.length === 1 ? annotations : [])
      await rows(sql`
        insert into annotation (project_id, device_id, from_at, until_at, text, created_at, created_by)
        values (${projectId}, ${deviceId}, ${before(now, from)}, ${until === null ? null : before(now, until)}, ${text},
          ${now}, ${author})`)
  }
  await loadGateways(rows, of, heard)
  return made
}

const isOfLora = ({ channel }: DeviceSeed) => channel === 'lora'
const devEuiOf = (serial: string) => createHash('sha256').update(serial).digest('hex').slice(0, 16)

/** Of the first device of a mine: hours before now. */
const annotations = [
  { from: 76, until: 70, text: 'Bombeo detenido por mantenimiento del pozo' },
  { from: 5, until: null, text: 'Se limpió la sonda y se contrastó con el freatímetro' },
]
const before = (now: string, hours: number) =>
  new Date(Date.parse(now) - hours * 3_600_000).toISOString()
