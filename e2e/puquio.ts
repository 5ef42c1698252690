import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Locator, type Page, test as base } from '@playwright/test'

const root = resolve(import.meta.dirname, '..')
// Near, far and unfulfilled monitorings all occur on this day in the plans that the journeys import.
const today = '2026-02-15T12:00:00-05:00'

export type Puquio = { url: string; stop: () => Promise<void> }

/** A whole Puquio of the test's own: data folder, port, demonstration, and the clock on a chosen day. */
export async function startPuquio(settings: Record<string, string> = {}): Promise<Puquio> {
  const folder = await mkdtemp(join(tmpdir(), 'puquio-e2e-'))
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
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stdout?.on('data', (text: Buffer) => said.push(text.toString()))
  child.stderr?.on('data', (text: Buffer) => said.push(text.toString()))
  const url = `http://127.0.0.1:${port}`
  await ready(url, child, said)
  return {
    url,
    async stop() {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Tests of one worker share a Puquio; each test has a browser context of its own. */
export const test = base.extend<{ puquioUrl: string }, { puquio: Puquio }>({
  puquio: [
    async ({}, use) => {
      const puquio = await startPuquio()
      await use(puquio)
      await puquio.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  puquioUrl: ({ puquio }, use) => use(puquio.url),
  baseURL: ({ puquio }, use) => use(puquio.url),
})

/** For a journey that changes much: a Puquio of the test's own. */
export const testOnNew = base.extend<{ ownPuquio: Puquio }>({
  ownPuquio: async ({}, use) => {
    const puquio = await startPuquio()
    await use(puquio)
    await puquio.stop()
  },
  baseURL: ({ ownPuquio }, use) => use(ownPuquio.url),
})
export { expect } from '@playwright/test'

/** The file that a click hands out. */
export async function download(page: Page, link: Locator): Promise<Buffer> {
  const started = page.waitForEvent('download')
  await link.click()
  return readFile(await (await started).path())
}

async function ready(url: string, child: ChildProcess, said: string[]) {
  const until = Date.now() + 90_000
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

function freePort(): Promise<number> {
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
