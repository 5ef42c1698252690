import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runProgram } from './run-program.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'puquio-test-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const limits = { workMs: 60_000, residentMb: 400, fileBytes: 1_000_000 }
const run = (code: string, given: Partial<Parameters<typeof runProgram>[0]> = {}) =>
  runProgram({ program: process.execPath, arguments: ['-e', code], folder, limits, ...given })

it('runs in its folder, without the settings of the server, and tells how it ended', async () => {
  process.env['MASTER_KEY'] = 'secret'
  const ended = await run(
    `require('node:fs').writeFileSync('out', JSON.stringify(process.env)); process.exit(3)`,
  )
  delete process.env['MASTER_KEY']
  expect(ended).toEqual({ kind: 'ended', code: 3 })
  expect(await readFile(join(folder, 'out'), 'utf8')).not.toContain('secret')
})

it('is ended where it takes too long', async () => {
  const ended = await run('setInterval(() => {}, 1000)', { limits: { ...limits, workMs: 1_500 } })
  expect(ended).toEqual({ kind: 'stopped', by: 'time' })
})

it('is ended by its caller', async () => {
  const aborter = new AbortController()
  const running = run('setInterval(() => {}, 1000)', { signal: aborter.signal })
  setTimeout(() => aborter.abort(new Error('enough')), 300)
  await expect(running).rejects.toThrow('enough')
})

it('is told where the program does not exist', async () => {
  const program = join(folder, 'none')
  const ended = await runProgram({ program, arguments: [], folder, limits }).catch(() => null)
  // Started by another program of the system, or by none, it runs in neither case.
  expect(ended?.kind === 'ended' && ended.code === 0).toBe(false)
})
