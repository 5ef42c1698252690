import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, constants } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
// Near, far and unfulfilled monitorings all occur on this day in the plans that the journeys import.
const today = '2026-02-15T12:00:00-05:00'
// No journey ends the database but in order.
const noWaitForDisk = "fsync = 'off'\nsynchronous_commit = 'off'\nfull_page_writes = 'off'\n"

export type Puquio = { url: string; folder: string; stop: () => Promise<void> }

/**
 * Starts a whole Puquio with its own data folder and port, the demonstration, and the clock set to a given
 * day. Where PUQUIO_E2E_DEMONSTRATION names a data folder with the demonstration, it starts on a copy of
 * that.
 */
export async function startPuquio(settings: Record<string, string> = {}): Promise<Puquio> {
  const folder = await mkdtemp(join(tmpdir(), 'puquio-e2e-'))
  const made = process.env.PUQUIO_E2E_DEMONSTRATION
  if (made) cpSync(made, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const running = await startOn(folder, settings)
  const stop = async () => {
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...running, stop }
}

/** Makes the data folder that the others copy, which takes one second instead of ten. */
export async function makeDemonstration(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'puquio-e2e-demonstration-'))
  await writeFile(join(folder, 'database.conf'), noWaitForDisk)
  await (await startOn(folder, {})).stop()
  return folder
}

async function startOn(folder: string, settings: Record<string, string>): Promise<Puquio> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUQUIO_DATA: folder,
      PUQUIO_DEMO: 'on',
      PUQUIO_NOW: today,
      DEMO_DAYS: '2',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stdout?.on('data', (text: Buffer) => said.push(text.toString()))
  child.stderr?.on('data', (text: Buffer) => said.push(text.toString()))
  const url = `http://127.0.0.1:${port}`
  try {
    await ready(url, child, said)
  } catch (error) {
    await end(child)
    throw error
  }
  return { url, folder, stop: () => end(child) }
}

async function ready(url: string, child: ChildProcess, said: string[]) {
  const until = Date.now() + 240_000
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${said.join('')}`)
    const answer = await fetch(`${url}/fkl-general/health`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The server did not become ready:\n${said.join('')}`)
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(late)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No port')),
      )
    })
  })
}
