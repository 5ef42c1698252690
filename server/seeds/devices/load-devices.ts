import { addDays } from '@puquio/domain'
import type { Rows } from '../../src/platform/db/database.ts'
import { hashOf } from '../../src/platform/db/sessions.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { newTokenText } from '../../src/platform/tokens/token-text.ts'
import type { LoadedMine } from '../load-mine.ts'
import type { DeviceSeed } from './devices.ts'
import { loadProfiles } from './load-profiles.ts'
import { type Modelled, models } from './models.ts'

type Parts = {
  loaded: LoadedMine
  devices: readonly DeviceSeed[]
  author: number
  today: string
  now: string
}

/** A device with the secret by which the simulator calls for it. */
export type LoadedDevice = { serial: string; token: string }

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
  for (const { serial, name, station, model, channel, intervalS, group } of devices) {
    const [device] = await rows<{ id: number }>(sql`
      insert into device (project_id, serial, name, group_name, station_id, channel, installed_on, interval_s,
        device_profile_id, created_at)
      values (${projectId}, ${serial}, ${name}, ${group}, ${stations.get(station)}, ${channel},
        ${addDays(today, -366)}, ${intervalS},
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
    made.push({ serial, token })
    for (const { from, until, text } of made.length === 1 ? annotations : [])
      await rows(sql`
        insert into annotation (project_id, device_id, from_at, until_at, text, created_at, created_by)
        values (${projectId}, ${deviceId}, ${before(now, from)}, ${until === null ? null : before(now, until)}, ${text},
          ${now}, ${author})`)
  }
  return made
}

/** Of the first device of a mine: hours before now. */
const annotations = [
  { from: 76, until: 70, text: 'Bombeo detenido por mantenimiento del pozo' },
  { from: 5, until: null, text: 'Se limpió la sonda y se contrastó con el freatímetro' },
]
const before = (now: string, hours: number) =>
  new Date(Date.parse(now) - hours * 3_600_000).toISOString()
