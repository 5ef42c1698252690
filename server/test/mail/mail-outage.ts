import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { projectScope } from '../../src/platform/db/scopes/make-scope.ts'
import { compose } from '../../src/platform/mail/compose.ts'
import { openOutbox } from '../../src/platform/mail/outbox.ts'
import { projectRoot } from '../../src/platform/project-root.ts'
import { buildProject } from '../build.ts'

type Urls = { appUrl: string; ownerUrl: string }
type Plan = {
  mailsPerProject: number
  /** Of an outage of ten minutes by the product's clock, which runs so many times as fast meanwhile. */
  rate: number
  /** At the end of the outage, and so many seconds after it, the process is killed; without, it is asked to stop. */
  killsAtS: readonly number[]
}
const projects = 5
const outageMs = 600_000
const patienceMs = 180_000

/**
 * A mail server is gone for ten minutes while mails wait: down for a third of them, then failing (it answers
 * "later", and cuts every thirtieth mail's connection once instead of answering), then down again. It comes
 * back slow, and the sending process is killed as often as the plan says. What is shortened is the outage
 * alone: from the return on the clock is that of the world. Lost is a mail that neither arrived nor is shown
 * as failed for having been left without an answer twice.
 */
export async function sendThroughOutage(database: Database, urls: Urls, plan: Plan) {
  const smtp = await startUnreliableSmtp()
  const clock = { startMs: Date.now() + 1000, begunMs: Date.now(), rate: plan.rate }
  const nowMs = () => clock.startMs + (Date.now() - clock.begunMs) * clock.rate
  await postMails(database, plan.mailsPerProject, new Date(clock.startMs))
  const total = plan.mailsPerProject * projects
  const begin = () => {
    const script = join(projectRoot, 'server/test/processes/outage-process.ts')
    const arguments_ = [urls.appUrl, urls.ownerUrl, smtp.url, `${nowMs()}`, `${clock.rate}`]
    return spawn(process.execPath, [script, ...arguments_], { stdio: 'ignore' })
  }
  const thirdMs = outageMs / plan.rate / 3
  let inFlight = 0
  const end = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') => {
    inFlight += smtp.inFlight()
    if (signal === 'SIGKILL') smtp.leaveUnanswered()
    child.kill(signal)
    await once(child, 'exit')
  }
  let child = begin()
  try {
    await pause(thirdMs)
    await smtp.start('failing')
    await pause(thirdMs)
    await smtp.goDown()
    await pause(thirdMs)
    await end(child, plan.killsAtS.length > 0 ? 'SIGKILL' : 'SIGTERM')
    Object.assign(clock, { startMs: nowMs(), begunMs: Date.now(), rate: 1 })
    await smtp.start('slow')
    const returnedMs = performance.now()
    child = begin()
    for (const atS of plan.killsAtS) {
      await pause(Math.max(0, atS * 1000 - (performance.now() - returnedMs)))
      await end(child, 'SIGKILL')
      child = begin()
    }
    let failed = await failedMails(database)
    const isSettled = () =>
      failed.filter((id) => !smtp.received.has(id)).length + smtp.received.size >= total
    while (!isSettled() && performance.now() - returnedMs < patienceMs) {
      await pause(50)
      failed = await failedMails(database)
    }
    const deliveredS = (Math.max(...smtp.firstAtMs) - returnedMs) / 1000
    // Jobs of killed processes are free after 30 s: a repeat would come by then.
    if (plan.killsAtS.length > 0) await pause(Math.max(0, returnedMs + 60_000 - performance.now()))
    const counts = [...smtp.received.values()]
    // Shown as failed, for a person to decide: sent twice, and twice left without an answer (decision 038).
    const givenUp = failed.filter((id) => !smtp.received.has(id) && smtp.unanswered(id) >= 2)
    return {
      total,
      deliveredS,
      lost: total - counts.length - givenUp.length,
      givenUp: givenUp.length,
      moreThanTwice: counts.filter((count) => count > 2).length,
      repeats: counts.reduce((sum, count) => sum + count - 1, 0),
      inFlight,
      kills: plan.killsAtS.length + 1,
    }
  } finally {
    if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGKILL')
    await smtp.stop()
  }
}

async function failedMails(database: Database): Promise<string[]> {
  const rows = await database.owner.one<{ messageId: string }>(
    {},
    sql`select message_id from mail where status = 'failed'`,
  )
  return rows.map(({ messageId }) => messageId)
}

async function postMails(database: Database, count: number, at: Date) {
  const clock = { now: () => at }
  for (let n = 0; n < projects; n++) {
    const { id: projectId } = await buildProject(database)
    const identity = { projectId, userId: 0, permissions: [], isSystemAdmin: false }
    const scope = projectScope(database, clock, { ...identity, timeZone: 'America/Lima' })
    const mails = Array.from({ length: count }, (_, index) => {
      const to = `${index}@project-${n}.example.com`
      return { ...compose({ to, subject: 's', before: ['Hola'], after: [] }), notBefore: null }
    })
    await scope.transaction((within) => openOutbox(clock).postBulk(within, projectId, mails))
  }
}

type Connection = { id: string; close: () => void }

/** Down until it is started; counts what it took for good, by Message-ID. */
async function startUnreliableSmtp() {
  const received = new Map<string, number>()
  const firstAtMs: number[] = []
  const seen = new Map<string, number>()
  let inFlight = 0
  /** Mails that are here whole and wait for their answer. */
  const waiting = new Set<string>()
  const unanswered = new Map<string, number>()
  const leaveUnanswered = (ids: Iterable<string> = waiting) => {
    for (const id of ids) unanswered.set(id, (unanswered.get(id) ?? 0) + 1)
  }
  let mode: 'failing' | 'slow' = 'failing'
  const take = (id: string) => {
    if (!received.has(id)) firstAtMs.push(performance.now())
    received.set(id, (received.get(id) ?? 0) + 1)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      inFlight++
      let text = ''
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      let isWhole = false
      stream.on('close', () => {
        if (!isWhole) inFlight--
      })
      stream.on('end', () => {
        isWhole = true
        const id = /^Message-ID: <(.*?)>/m.exec(text)?.[1] ?? session.id
        if (!seen.has(id)) seen.set(id, seen.size)
        const number = seen.get(id) ?? 0
        waiting.add(id)
        // Slow: between 20 and 200 ms.
        setTimeout(
          () => {
            inFlight--
            // Gone down meanwhile, with all connections.
            if (!waiting.delete(id)) return
            if (mode === 'slow') {
              take(id)
              return done()
            }
            if (number % 30 !== 7 || wasCut.has(id))
              return done(Object.assign(new Error('Later'), { responseCode: 451 }))
            wasCut.add(id)
            leaveUnanswered([id])
            cut(session.id)
          },
          20 + ((number * 37) % 180),
        )
      })
    },
  })
  const wasCut = new Set<string>()
  const cut = (id: string) => {
    for (const connection of server.connections as Set<Connection>)
      if (connection.id === id) connection.close()
  }
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  await new Promise((done) => server.server.close(done))
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    firstAtMs,
    inFlight: () => inFlight,
    leaveUnanswered: () => leaveUnanswered(),
    /** How often a mail came whole and was left without an answer. */
    unanswered: (id: string) => unanswered.get(id) ?? 0,
    async start(as: typeof mode) {
      mode = as
      server.listen(port, '127.0.0.1')
      await once(server.server, 'listening')
    },
    async goDown() {
      leaveUnanswered()
      waiting.clear()
      await new Promise((done) => {
        server.server.close(done)
        for (const connection of server.connections as Set<Connection>) connection.close()
      })
    },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
