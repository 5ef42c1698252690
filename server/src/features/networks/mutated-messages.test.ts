import { readdirSync, readFileSync } from 'node:fs'
import { networkWays } from '@puquio/domain'
import { changedText, changedTree, isJson } from '@puquio/domain/test/changed-messages'
import { seededRandom } from '@puquio/domain/test/seeded-random'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveBytes } from '../../../test/mqtt/live-bytes.ts'
import { buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { buildNetwork } from '../../../test/proofs/build-network.ts'

const isFull = process.env['PUQUIO_PROVE'] === 'full'
const count = isFull ? 10_000 : 250
const atOnce = 8

const folder = new URL('../../../../domain/src/telemetry/data/', import.meta.url)
const textsOf = (inFolder: string, prefix: string) =>
  readdirSync(new URL(inFolder, folder))
    .filter((name) => name.startsWith(prefix) && !name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(`${inFolder}${name}`, folder), 'utf8'))
const texts = {
  chirpstack: textsOf('lora/', 'chirpstack'),
  'things-stack': textsOf('lora/', 'ttn'),
  rockblock: textsOf('./', 'rockblock'),
  rock7: textsOf('./', 'rock7'),
}
const devices = ['0101010101010101', '0004A30B001C0530', '300234010753370', '300434062929540']
const events = ['up', 'status', 'join', 'ack', 'txack', 'log', 'location', 'integration', '', 'x']

let puquio: TestApp
let tokens: Map<string, string>
beforeAll(async () => {
  puquio = await startTestApp()
  const mine = await buildMine(puquio.database)
  for (const externalKey of devices)
    await buildDevice(puquio.database, mine, { externalKey, installedOn: '2019-01-01' })
  tokens = new Map()
  for (const wayIn of networkWays)
    tokens.set(wayIn, (await buildNetwork(puquio.database, mine, { wayIn })).networkToken.text)
})
afterAll(() => puquio.close())

const send = async (way: string, payload: string | Buffer, event: string) => {
  const url = `/fkl-modi/ingest/${way}/${tokens.get(way)}?event=${event}`
  const headers = { 'content-type': 'application/json' }
  return (await puquio.app.inject({ method: 'POST', url, headers, payload })).statusCode
}

const bodyOf = (random: () => number, text: string): string | Buffer => {
  if (isJson(text)) {
    const changed = changedTree(random, text)
    return typeof changed === 'string' ? changed : (JSON.stringify(changed) ?? 'undefined')
  }
  const bytes = Buffer.from(changedText(random, text))
  // Of some a byte, which may no longer be UTF-8.
  if (random() < 0.3 && bytes.length > 0)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
  return bytes
}

test.each(networkWays)(
  `${count} changed messages of %s end in an answer, and memory stays`,
  {
    timeout: count * 60,
  },
  async (way) => {
    const answers = new Map<number, number>()
    let next = 0
    let before = 0
    const work = async () => {
      while (next < count) {
        const seed = next++
        // What the first of them warm up stays, however many follow.
        if (seed === count / 10) before = liveBytes()
        const random = seededRandom(seed)
        const text = texts[way][seed % texts[way].length] ?? ''
        const event = events[seed % events.length] ?? ''
        const status = await send(way, bodyOf(random, text), event)
        answers.set(status, (answers.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    // 503 is a full queue.
    expect([...answers.keys()].filter((status) => ![204, 401, 404, 422].includes(status))).toEqual(
      [],
    )
    expect(answers.get(204)).toBeGreaterThan(0)
    expect(answers.get(422)).toBeGreaterThan(0)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(liveBytes() - before).toBeLessThan(20_000_000)
  },
)
