import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectScope } from '../server/src/platform/db/scopes/make-scope.ts'
import { sendInProject } from '../server/src/features/notifications/send.ts'
import { buildMember, buildProject, buildUser } from '../server/test/build.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { startPuquio } from './start-puquio.ts'
import type { Arrival, ListenersMessage, ListenersReport } from './stream-listeners.ts'

const streams = 500
const perSecond = 20
const recipientsEach = 10
const secondsInFull = 300
const atOnce = 10
const limitMs = 100
const toAllLimitMs = 1000

/**
 * From the commit of a notification to its arrival on open streams, whose server is a process of its own;
 * five minutes, or 20 s with `--short`.
 */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const now = new Date().toISOString()
  const puquio = await startPuquio(now)
  const script = (name: string) => join(import.meta.dirname, name)
  const { appUrl, ownerUrl, telemetryUrl } = puquio
  const server = fork(script('second-server.ts'), [appUrl, ownerUrl, telemetryUrl, now])
  const [address] = (await once(server, 'message')) as [string]
  const listeners = fork(script('stream-listeners.ts'), [address])
  try {
    const { platform } = puquio
    const { database, clock } = platform
    const project = await buildProject(database)
    const admin = await buildMember(database, project, 'admin')
    const readers: number[] = []
    const cookies: string[] = []
    for (let n = 0; n < streams; n++) {
      const user = await buildMember(database, project, 'read', { user: await buildUser(database) })
      readers.push(user.id)
      cookies.push((await puquio.signIn(user.id)).cookie)
    }
    listeners.send({ cookies } satisfies ListenersMessage)
    await once(listeners, 'message')

    const scope = projectScope(database, clock, {
      projectId: project.id,
      userId: admin.id,
      permissions: [],
      // An ADMIN may send but some in an hour.
      isSystemAdmin: true,
      timeZone: 'America/Lima',
    })
    /** Returns its id and the instant just before its commit. */
    const send = (userIds: number[] | null) =>
      scope.transaction(async (within) => {
        const written = {
          priority: 2,
          module: 'general',
          message: 'Simulacro',
          methods: [1],
        } as const
        const body = { ...written, methods: [...written.methods], userIds }
        const { id } = await sendInProject(platform, within, body)
        return { id, atMs: performance.timeOrigin + performance.now() }
      })

    const seconds = isShort ? 20 : secondsInFull
    const sent = new Map<number, number>()
    const startedMs = performance.now()
    const sending = new Set<Promise<void>>()
    for (let n = 0; n < seconds * perSecond; n++) {
      await pause(Math.max(0, startedMs + (n * 1000) / perSecond - performance.now()))
      const to = Array.from(
        { length: recipientsEach },
        (_, k) => readers[(n * recipientsEach + k) % streams] ?? 0,
      )
      // A machine that cannot keep up sends fewer, which the first figure tells.
      while (sending.size >= atOnce) await Promise.race(sending)
      const one = send(to).then(({ id, atMs }) => {
        sent.set(id, atMs)
        sending.delete(one)
      })
      sending.add(one)
    }
    await Promise.all(sending)
    const sentPerSecond = sent.size / ((performance.now() - startedMs) / 1000)
    const toAllFromMs = performance.timeOrigin + performance.now()
    const toAll = await send(null)
    await pause(3000)
    listeners.send('report' satisfies ListenersMessage)
    const [report] = (await once(listeners, 'message')) as [ListenersReport]
    if (!('arrivals' in report)) throw new Error('The listeners did not report')

    const tookMs = report.arrivals
      .filter(({ id }) => sent.has(id))
      .map(({ id, atMs }: Arrival) => atMs - (sent.get(id) ?? 0))
      .toSorted((a, b) => a - b)
    const ofAll = report.arrivals.filter(({ id }) => id === toAll.id)
    const expected = sent.size * recipientsEach
    return [
      {
        name: `notifications sent for ${seconds} s beside ${streams} open streams`,
        value: sentPerSecond,
        unit: 'per second',
        reference: { name: 'asked', value: perSecond },
        limit: { atLeast: 0.95 },
      },
      {
        name: 'from commit to stream, p95',
        value: tookMs[Math.floor(tookMs.length * 0.95)] ?? Infinity,
        unit: 'ms',
        reference: { name: 'allowed', value: limitMs },
        limit: { atMost: 1 },
      },
      {
        name: 'events that did not arrive, and streams that closed',
        value: expected - tookMs.length + report.closed + (streams - ofAll.length),
        unit: 'of all',
        reference: { name: 'events', value: expected + streams },
        limit: { atMost: 0 },
      },
      {
        name: `one notification on all ${streams} streams, from the call to the last`,
        value: Math.max(...ofAll.map(({ atMs }) => atMs)) - toAllFromMs,
        unit: 'ms',
        reference: { name: 'allowed', value: toAllLimitMs },
        limit: { atMost: 1 },
      },
    ]
  } finally {
    listeners.disconnect()
    server.disconnect()
    await puquio.stop()
  }
}
