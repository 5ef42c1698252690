import { createHash } from 'node:crypto'
import { addDays, type DeviceChannel } from '@puquio/domain'
import type { Rows } from '../../src/platform/db/database.ts'
import { hashOf } from '../../src/platform/db/sessions.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { newTokenText } from '../../src/platform/tokens/token-text.ts'
import type { LoadedMine } from '../load-mine.ts'
import type { DeviceSeed } from './devices.ts'
import { hoursBefore } from './hours-before.ts'
import { loadCorrection, loadWaterLevel } from './load-calculations.ts'
import { loadCommands } from './load-commands.ts'
import { loadGateways, loadNetwork } from './load-gateways.ts'
import { loadMails } from './load-mails.ts'
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
  const networks: Partial<Record<DeviceChannel, string>> = {}
  for (const channel of ['lora', 'satellite'] as const)
    if (devices.some((one) => one.channel === channel))
      networks[channel] = await loadNetwork(rows, of, channel)
  for (const seed of devices) {
    const { serial, name, station, model, channel, intervalS, group } = seed
    const externalKey = externalKeyOf(seed)
    const [relay1 = '', relay2 = ''] = seed.relays ?? []
    const [device] = await rows<{ id: number }>(sql`
      insert into device (project_id, serial, name, group_name, station_id, channel, external_key, installed_on, interval_s,
        device_profile_id, relay_1, relay_2, created_at)
      values (${projectId}, ${serial}, ${name}, ${group}, ${stations.get(station)}, ${channel},
        ${externalKey}, ${addDays(today, -366)}, ${intervalS},
        ${model === 'piezometer' ? piezometerId : null}, ${relay1}, ${relay2}, ${now}) returning id`)
    const deviceId = device?.id as number
    for (const [position, variable] of (models[model] as readonly Modelled[]).entries()) {
      const { key, parameter, unit, decimals } = variable
      await rows(sql`
        insert into variable (project_id, device_id, position, key, name, parameter_id, unit, decimals, min, max,
          low_low, low, high, high_high)
        values (${projectId}, ${deviceId}, ${position * 10}, ${key}, ${variable.name},
          ${parameter ? (parameterIds.get(parameter) ?? null) : null}, ${unit}, ${decimals}, ${variable.min ?? null},
          ${variable.max ?? null}, ${variable.lowLow ?? null}, ${variable.low ?? null}, ${variable.high ?? null},
          ${variable.highHigh ?? null})`)
    }
    const token = newTokenText('device')
    await rows(sql`
      insert into device_token (project_id, device_id, token_hash, ending, created_at, created_by)
      values (${projectId}, ${deviceId}, ${hashOf(token)}, ${token.slice(-4)}, ${now}, ${author})`)
    made.push({ serial, token: networks[channel] ?? token, externalKey })
    if (channel === 'lora') heard.push(deviceId)
    const { probeDepthM, relays } = seed
    if (probeDepthM !== undefined) await loadWaterLevel(rows, of, { deviceId, probeDepthM })
    if (relays) await loadCommands(rows, of, { deviceId, relays })
    if (serial === 'EF-SC200-01') await loadCorrection(rows, of, deviceId)
    for (const { from, until, text } of made.length === 1 ? annotations : [])
      await rows(sql`
        insert into annotation (project_id, device_id, from_at, until_at, text, created_at, created_by)
        values (${projectId}, ${deviceId}, ${hoursBefore(now, from)}, ${until && hoursBefore(now, until)}, ${text},
          ${now}, ${author})`)
  }
  await loadGateways(rows, of, heard)
  await loadMails(rows, of)
  return made
}

/** A DevEUI, or an IMEI of Iridium's modems. */
function externalKeyOf({ serial, channel }: DeviceSeed): string {
  const hash = createHash('sha256').update(serial).digest('hex')
  if (channel === 'lora') return hash.slice(0, 16)
  if (channel === 'mobile') return ''
  return `30043406${String(parseInt(hash.slice(0, 8), 16) % 10_000_000).padStart(7, '0')}`
}

/** Of the first device of a mine: hours before now. */
const annotations = [
  { from: 76, until: 70, text: 'Bombeo detenido por mantenimiento del pozo' },
  { from: 5, until: null, text: 'Se limpió la sonda y se contrastó con el freatímetro' },
]
