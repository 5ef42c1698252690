import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseProblem } from '../start/database-problem.ts'
import type { Cluster } from './cluster-parts.ts'
import { canConnect } from './connect.ts'
import { givePassword, readPassword } from './password.ts'
import { handOver, runProgram } from './server-user.ts'
import { accessRules, accessRulesOf, type Door, serverSettings } from './server-settings.ts'

/** The longest path a socket may have is 103 bytes (macOS) or 107 (Linux). */
const longestSocketFolder = 103 - '/.s.PGSQL.5432'.length

/**
 * Some seven seconds in all: the children of a killed server keep its shared memory until they notice,
 * later on a busy machine.
 */
const startAttempts = 9

/** Recovery after a crash may take minutes. */
const startTimeoutS = 600

/**
 * Finds the running server or starts it, whatever the last one left behind: nothing, a running
 * server without a Puquio, one whose socket is gone, or the traces of a crash.
 */
export async function ensureRunning(cluster: Cluster, lastDoor?: Door): Promise<Door> {
  for (let attempt = 0; attempt < startAttempts; attempt++) {
    const running = await findRunning(cluster)
    if (running) return running
    await stopServer(cluster) // one that runs and cannot be reached
    removeStaleLock(cluster)
    const door = lastDoor ?? (await chooseDoor(cluster))
    if (await startServer(cluster, door)) return door
    await pause(200 * attempt) // another start may have been first
  }
  throw new DatabaseProblem(
    `The embedded PostgreSQL does not start: ${lastWords(cluster)} (more in ${join(cluster.folder, 'log')})`,
  )
}

/** Ends sessions, writes everything and stops; killing it outright would only cost a recovery. */
export async function stopServer(cluster: Cluster, mode: 'fast' | 'immediate' = 'fast') {
  if (serverOfLock(cluster) === 'gone') return
  const stop = (how: string, timeoutS: number) =>
    pgCtl(cluster, ['stop', '-m', how, '-w', '-t', String(timeoutS)])
  const { code } = await stop(mode, 8)
  if (code !== 0 && serverOfLock(cluster) === 'alive') await stop('immediate', 5)
}

async function findRunning(cluster: Cluster): Promise<Door | null> {
  const deadlineMs = performance.now() + startTimeoutS * 1000
  let refusals = 0
  while (performance.now() < deadlineMs && serverOfLock(cluster) === 'alive') {
    const left = readLock(cluster)
    // While the server starts or stops, the file may have no address yet.
    if (left?.status === 'ready') {
      const door = left.socketFolder ? { socketFolder: left.socketFolder } : { port: left.port }
      const answer = await canConnect(cluster, door)
      if (answer === 'yes') return door
      if (answer === 'no') refusals += 1
      if (refusals === 5) return null
    }
    await pause(100)
  }
  return null
}

async function startServer(cluster: Cluster, door: Door) {
  const { folder, forTests, user } = cluster
  const log = join(folder, 'start.log')
  for (const [file, content, mode] of [
    [join(folder, 'puquio.conf'), serverSettings(folder, door, forTests), 0o644],
    [accessRulesOf(folder), accessRules, 0o600],
    [log, '', 0o600],
  ] as const) {
    writeFileSync(file, content, { mode })
    handOver(file, user)
  }
  if (readPassword(folder) === null) await givePassword(cluster)
  const args = ['start', '-w', '-t', String(startTimeoutS), '-l', log]
  return (await pgCtl(cluster, args, true)).code === 0
}

function pgCtl({ folder, programs, user }: Cluster, args: string[], startsServer = false) {
  const [verb = '', ...rest] = args
  const quiet = verb === 'start' ? [] : ['-s']
  return runProgram(
    user,
    join(programs.folder, 'pg_ctl'),
    [verb, '-D', folder, ...quiet, ...rest],
    {
      startsServer,
    },
  )
}

/** postmaster.pid: process, folder, start, port, socket folder, address, memory, status; a line each. */
function readLock({ folder }: Cluster) {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    const [processId, , , port, socketFolder, , , status] = lines
    return {
      processId: Number(processId),
      port: Number(port),
      socketFolder: socketFolder?.trim() ?? '',
      status: status?.trim() ?? '',
    }
  } catch {
    return null
  }
}

/**
 * After a crash the number in postmaster.pid may belong to another program by now, as it does in
 * a container that starts again: PostgreSQL would not start, and stopping would hit that program.
 */
function serverOfLock(cluster: Cluster): 'alive' | 'gone' {
  const left = readLock(cluster)
  return left && isServer(left.processId, cluster.folder) ? 'alive' : 'gone'
}

function isServer(processId: number, folder: string) {
  try {
    if (process.platform === 'linux')
      return readlinkSync(`/proc/${processId}/cwd`) === realpathSync(folder)
    const [command, ...args] =
      process.platform === 'win32'
        ? ['tasklist', '/NH', '/FI', `PID eq ${processId}`]
        : ['ps', '-o', 'comm=', '-p', String(processId)]
    return execFileSync(command, args, { encoding: 'utf8' }).includes('postgres')
  } catch {
    return false // it has ended, or is another user's
  }
}

function removeStaleLock({ folder }: Cluster) {
  rmSync(join(folder, 'postmaster.pid'), { force: true })
}

async function chooseDoor(cluster: Cluster): Promise<Door> {
  if (process.platform === 'win32') return { port: await freePort() }
  const name = `puquio-${createHash('sha256').update(realpathSync(cluster.folder)).digest('hex').slice(0, 12)}`
  const socketFolder = join(
    tmpdir().length + name.length < longestSocketFolder ? tmpdir() : '/tmp',
    name,
  )
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 })
  const found = lstatSync(socketFolder)
  if (!found.isDirectory() || (found.mode & 0o077) !== 0)
    throw new DatabaseProblem(`${socketFolder} is open to others: remove it and start again.`)
  handOver(socketFolder, cluster.user)
  return { socketFolder }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function lastWords({ folder }: Cluster) {
  const lines = readFileSync(join(folder, 'start.log'), 'utf8').trim().split('\n')
  const telling = lines.filter((line) => /FATAL|ERROR|HINT|error while loading/.test(line))
  return (telling.length > 0 ? telling : lines).slice(-2).join(' ') || 'it says nothing'
}
