import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installedInflux } from '../scripts/system-packages.ts'
import { millisecondsOf } from './timed.ts'

/** Else only what was not written for minutes is moved to the disk, and compacted there after hours. */
const compactingSoon = `cache-snapshot-write-cold-duration = "1s"
compact-full-write-cold-duration = "1s"
`

type Fed = { devices: number; variables: number; messagesEach: number; fromMs: number }

/** An InfluxDB 1 of its own where it is installed, else null. */
export async function startInflux({ compactsSoon = false } = {}) {
  const influxd = installedInflux()
  if (!influxd) return null
  const folder = mkdtempSync(join(tmpdir(), 'puquio-influx-'))
  const [http, rpc] = [await freePort(), await freePort()]
  const path = (name: string) => JSON.stringify(join(folder, name))
  writeFileSync(
    join(folder, 'influxdb.conf'),
    `reporting-disabled = true
bind-address = "127.0.0.1:${rpc}"
[meta]
dir = ${path('meta')}
[data]
dir = ${path('data')}
wal-dir = ${path('wal')}
query-log-enabled = false
${compactsSoon ? compactingSoon : ''}[http]
bind-address = "127.0.0.1:${http}"
log-enabled = false
[logging]
level = "error"
`,
  )
  const server = spawn(influxd, ['-config', join(folder, 'influxdb.conf')], { stdio: 'ignore' })
  const address = `http://127.0.0.1:${http}`
  await answers(address)
  await fetch(`${address}/query?q=${encodeURIComponent('create database bench')}`, {
    method: 'POST',
  })
  return {
    /** Every device sends a point of all its variables at a time and waits for the answer; readings a second. */
    async feed({ devices, variables, messagesEach, fromMs }: Fed): Promise<number> {
      const device = async (number: number) => {
        for (let n = 0; n < messagesEach; n++) {
          const fields = Array.from(
            { length: variables },
            (_, index) => `v${index}=${((number * 7919 + index * 104_729 + n) % 5000) / 100}`,
          )
          const line = `reading,device=${number} ${fields.join(',')} ${fromMs + n * 1000}`
          const answer = await fetch(`${address}/write?db=bench&precision=ms`, {
            method: 'POST',
            body: line,
          })
          if (!answer.ok) throw new Error(`InfluxDB answered ${answer.status}`)
        }
      }
      const tookMs = await millisecondsOf(() =>
        Promise.all(Array.from({ length: devices }, (_, number) => device(number))),
      )
      return ((devices * variables * messagesEach) / tookMs) * 1000
    },
    /** Stores points in its line protocol, a body each; returns the bytes that they take once they are compacted. */
    async store(bodies: readonly string[]): Promise<number> {
      for (const body of bodies) {
        const answer = await fetch(`${address}/write?db=bench&precision=ms`, {
          method: 'POST',
          body,
        })
        if (!answer.ok) throw new Error(`InfluxDB answered ${answer.status}`)
      }
      // Until it has stayed the same for five seconds.
      for (let before = -1, same = 0, second = 0; second < 120; second++) {
        await pause(1000)
        const bytes = bytesIn(join(folder, 'data/bench'))
        same = bytes === before && bytesIn(join(folder, 'wal/bench')) < 1000 ? same + 1 : 0
        if (same === 5) return bytes
        before = bytes
      }
      throw new Error('InfluxDB did not come to rest')
    },
    async stop() {
      const exited = once(server, 'exit')
      server.kill()
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As on the disk: InfluxDB makes large files that are empty. */
function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .reduce((sum, { parentPath, name }) => sum + 512 * statSync(join(parentPath, name)).blocks, 0)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

async function answers(address: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`${address}/ping`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('InfluxDB did not answer')
}
