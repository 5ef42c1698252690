import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLookUp } from './look-up.ts'

/** A DNS server on this machine that knows names of `known.example`, and answers nothing to other names. */
let dns: Socket
let servers: string[]
let folder: string
let hostsFile: string
/** Each name that was asked for, once for each kind of address. */
let asked: string[] = []

beforeAll(async () => {
  dns = createSocket('udp4')
  dns.on('message', (question, from) => {
    const { name, end } = nameIn(question)
    asked.push(name)
    if (name.endsWith('known.example')) dns.send(answerTo(question, end), from.port, from.address)
  })
  dns.bind(0, '127.0.0.1')
  await once(dns, 'listening')
  servers = [`127.0.0.1:${dns.address().port}`]
  folder = await mkdtemp(join(tmpdir(), 'puquio-hosts-'))
  hostsFile = join(folder, 'hosts')
  await writeFile(hostsFile, '# the mine\n::7\tMail.Mina.pe\n10.1.2.3   mail.mina.pe smtp # both\n')
})
afterAll(async () => {
  dns.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  asked = []
})

function nameIn(question: Buffer) {
  const parts: string[] = []
  let at = 12
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    parts.push(question.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: parts.join('.').toLowerCase(), end: at + 5 }
}
/** The address 8.8.8.8, and none of IPv6. */
function answerTo(question: Buffer, end: number) {
  const isV4 = question.readUInt16BE(end - 4) === 1
  const head = Buffer.from([
    ...question.subarray(0, 2),
    0x81,
    0x80,
    0,
    1,
    0,
    isV4 ? 1 : 0,
    0,
    0,
    0,
    0,
  ])
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 8, 8, 8, 8])
  return Buffer.concat([head, question.subarray(12, end), ...(isV4 ? [record] : [])])
}
const open = (given = {}) => openLookUp({ servers, hostsFile, answerMs: 400, ...given })
async function timed<T>(work: Promise<T>) {
  const startMs = performance.now()
  return { found: await work, tookMs: performance.now() - startMs }
}
const known = [{ address: '8.8.8.8' }]

test('names of a silent DNS server keep no other project waiting, two of a project are asked for at once', async () => {
  const lookUp = open({ answerMs: 1_000 })
  const silent = Array.from({ length: 8 }, (_, n) => lookUp(`silent-${n}.example`, 1))
  const other = await timed(lookUp('mail.known.example', 2))
  expect(other.found).toEqual(known)
  expect(other.tookMs).toBeLessThan(800)
  expect(new Set(asked.filter((name) => name.startsWith('silent'))).size).toBe(2)
  expect(await Promise.all(silent)).toEqual(silent.map(() => []))
  expect(new Set(asked).size).toBe(9)
}, 20_000)

test('a name is given up at the deadline, whether it is asked for or waits', async () => {
  const lookUp = open({ answerMs: 5_000, wholeMs: 500 })
  const { found, tookMs } = await timed(
    Promise.all([1, 2, 3, 4].map((n) => lookUp(`late-${n}.example`, 1))),
  )
  expect(found.flat()).toEqual([])
  expect(tookMs).toBeLessThan(2_000)
  // None of them holds a place any more.
  expect(await lookUp('mail.known.example', 1)).toEqual(known)
})

test('a failure is kept for its time, of its project and name alone', async () => {
  const lookUp = open({ failureKeptMs: 1_500 })
  const ask = () => lookUp('Gone.example.', 1)
  const countAsked = () => asked.filter((name) => name === 'gone.example').length
  await ask()
  const first = countAsked()
  expect(first).toBeGreaterThan(0)
  expect(await ask()).toEqual([])
  expect(countAsked()).toBe(first)
  // Another project's look-up asks for itself.
  await lookUp('gone.example', 2)
  expect(countAsked()).toBeGreaterThan(first)
  expect(await lookUp('mail.known.example', 1)).toEqual(known)
  const second = countAsked()
  await new Promise((done) => setTimeout(done, 1_600))
  await ask()
  expect(countAsked()).toBeGreaterThan(second)
})

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['mail.mina.pe', ['10.1.2.3', '::7']],
  ['SMTP', ['10.1.2.3']],
  ['localhost', ['127.0.0.1', '::1']],
  ['2130706433', []],
  ['0x7f.1', []],
])('%s needs no DNS server', async (host, addresses) => {
  const lookUp = open()
  expect((await lookUp(host, 1)).map(({ address }) => address)).toEqual(addresses)
  expect(asked).toEqual([])
})
