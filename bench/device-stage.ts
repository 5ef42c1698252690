import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../server/src/platform/db/database.ts'
import { startEmbedded } from '../server/src/platform/db/embedded/embedded.ts'
import { hashOf } from '../server/src/platform/db/sessions.ts'
import { prepareDatabase } from '../server/src/platform/db/start/prepare-database.ts'
import { newTokenText } from '../server/src/platform/tokens/token-text.ts'
import { buildMember, buildProject } from '../server/test/build.ts'
import { condition } from '../server/test/proofs/build-alarm.ts'
import type { DeviceLoad, DeviceLoadResult } from './device-load.ts'
import type { DeviceServer, DeviceServerUse } from './device-server.ts'

type Size = { devices: number; variables: number; rules: number }
type Sent = Omit<DeviceLoad, 'address' | 'mqttPort' | 'tokens'>

/**
 * Devices with variables and alarm rules, a server in a process of its own on a database as `npm start` runs it (what is
 * committed is on the disk), and another process that sends for them.
 */
export async function startDevices({ devices, variables, rules }: Size) {
  const folder = mkdtempSync(join(tmpdir(), 'puquio-bench-'))
  const postgres = await startEmbedded(join(folder, 'database'))
  await prepareDatabase(postgres.ownerUrl)
  const bare = new pg.Client(postgres.ownerUrl)
  await bare.connect()
  const tokens = Array.from({ length: devices }, () => newTokenText('device'))
  await insertDevices(bare, postgres, { tokens, variables, rules })
  const [postmaster = ''] = readFileSync(join(folder, 'database/postmaster.pid'), 'utf8').split(
    '\n',
  )
  const { appUrl, ownerUrl, telemetryUrl } = postgres
  const script = (name: string) => join(import.meta.dirname, name)
  const server = fork(script('device-server.ts'), [
    appUrl,
    ownerUrl,
    telemetryUrl,
    folder,
    postmaster,
  ])
  const [doors] = (await once(server, 'message')) as [DeviceServer]
  const sender = fork(script('device-load.ts'))
  return {
    bare,
    async send(load: Sent): Promise<DeviceLoadResult> {
      sender.send({ ...doors, tokens, ...load } satisfies DeviceLoad)
      const ended = once(sender, 'exit').then(() => {
        throw new Error('The process that sends has ended')
      })
      const [result] = (await Promise.race([once(sender, 'message'), ended])) as [DeviceLoadResult]
      return result
    },
    async use(): Promise<DeviceServerUse> {
      server.send('use')
      const [use] = (await once(server, 'message')) as [DeviceServerUse]
      return use
    },
    async stop() {
      sender.disconnect()
      const exited = once(server, 'exit')
      server.disconnect()
      await exited
      await bare.end()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Given = { tokens: readonly string[]; variables: number; rules: number }

async function insertDevices(
  bare: pg.Client,
  urls: Awaited<ReturnType<typeof startEmbedded>>,
  { tokens, variables, rules }: Given,
) {
  const database = openDatabase({ ...urls, onError: console.error })
  const project = await buildProject(database)
  const { id: author } = await buildMember(database, project, 'admin')
  await database.close()
  await bare.query(
    `insert into device (project_id, serial, name, channel, installed_on, interval_s, created_at)
      select $1, 'S-' || n, 'Dispositivo ' || n, 'mobile', '2025-01-01', 60, now() from generate_series(1, $2::int) n`,
    [project.id, tokens.length],
  )
  await bare.query(
    `insert into variable (project_id, device_id, position, key, name, unit, decimals)
      select project_id, id, n, 'v' || n, 'Variable ' || n, 'm', 2 from device, generate_series(0, $1::int - 1) n`,
    [variables],
  )
  await bare.query(
    `insert into device_state (project_id, device_id) select project_id, id from device`,
  )
  await bare.query(
    `insert into device_token (project_id, device_id, token_hash, ending, created_at, created_by)
      select project_id, id, hash, 'abcd', now(), $2
      from (select project_id, id, row_number() over (order by id) as n from device) d
      join unnest($1::bytea[]) with ordinality as t (hash, n) using (n)`,
    [tokens.map(hashOf), author],
  )
  await bare.query(
    `insert into alarm_rule (project_id, variable_id, condition, severity, recipients, methods, escalation, enabled,
        created_at, created_by)
      select project_id, id, $1, 'high', '{}', '{1}', '[]', true, now(), $2 from variable where position < $3::int`,
    [JSON.stringify({ ...condition, value1: 49.98 }), author, rules],
  )
}
