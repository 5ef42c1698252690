import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Probe } from '../../../test/processes/probing-task.ts'
import { projectRoot } from '../project-root.ts'
import { hasNoNetwork } from './isolation.ts'
import type { TaskLimits } from './limits.ts'
import { ProcessEnded, runTask } from './run-task.ts'
import type { Source } from './source.ts'

const limits: TaskLimits = { silenceMs: 20_000, workMs: 20_000, heapMb: 100 }
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'puquio-sandbox-test-'))
  writeFileSync(join(folder, 'secret'), 'of another project')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type More = {
  source?: Source
  limits?: Partial<TaskLimits>
  signal?: AbortSignal
  isFollowed?: boolean
  onMessage?: () => Promise<void>
}

function probe(args: Probe, { source = Buffer.from('the file'), ...more }: More = {}) {
  return runTask<Probe, string, string>({
    task: new URL('../../../test/processes/probing-task.ts', import.meta.url),
    source,
    args,
    project: 1,
    limits: { ...limits, ...more.limits },
    signal: more.signal,
    isFollowed: more.isFollowed ?? false,
    onMessage: more.onMessage ?? (() => Promise.resolve()),
  })
}

const childProcesses = (): number =>
  readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '))
    .filter((child) => child !== '').length

/** How many there are once those that end have ended. */
async function settledProcesses(): Promise<number> {
  for (let last = -1; ; ) {
    const now = childProcesses()
    if (now === last) return now
    last = now
    await pause(500)
  }
}

test.runIf(process.platform === 'linux')(
  'a process waits for the next task, from the beginning where one follows',
  async () => {
    const during = async (isFollowed: boolean) => {
      let count = 0
      const onMessage = async () => {
        count = await settledProcesses()
      }
      await probe({ kind: 'content' }, { isFollowed, onMessage })
      return count
    }
    // From the first on the process that waits is of this program.
    await during(false)
    const alone = await during(false)
    expect(await settledProcesses()).toBe(alone)
    expect(await during(true)).toBe(alone + 1)
  },
)

async function listening(server: Server, at: string | number): Promise<Server> {
  await new Promise<void>((resolve) => {
    if (typeof at === 'string') server.listen(at, resolve)
    else server.listen(at, '127.0.0.1', resolve)
  })
  return server
}

describe('a task has its file and the program, and nothing else', () => {
  test('its file is what its caller names, by its path or by its bytes', async () => {
    const path = join(folder, 'upload')
    writeFileSync(path, 'from the disk')
    expect(await probe({ kind: 'content' })).toBe('the file')
    expect(await probe({ kind: 'content' }, { source: path })).toBe('from the disk')
  })

  const closed: { what: string; path: () => string }[] = [
    { what: 'the files of the system', path: () => '/etc/passwd' },
    { what: 'the data folder', path: () => join(folder, 'secret') },
    { what: 'the settings beside the program', path: () => join(projectRoot, '.env') },
    { what: 'the default data folder', path: () => join(projectRoot, '.data/files/x') },
    { what: 'the environment that the system tells', path: () => '/proc/self/environ' },
  ]
  test.for(closed)('$what cannot be read', async ({ path }) => {
    expect(await probe({ kind: 'read', path: path() })).toBe('ERR_ACCESS_DENIED')
  })

  test('the program itself can, since it runs', async () => {
    expect(await probe({ kind: 'read', path: import.meta.filename })).toMatch(/^read \d+$/)
  })

  test('nothing can be written, and no program or thread started', async () => {
    for (const path of [join(folder, 'new'), join(projectRoot, 'server/src/main.ts')])
      expect(await probe({ kind: 'write', path })).toBe('ERR_ACCESS_DENIED')
    expect(await probe({ kind: 'program' })).toBe('ERR_ACCESS_DENIED')
    expect(await probe({ kind: 'thread' })).toBe('ERR_ACCESS_DENIED')
  })

  test('it knows no setting and no secret of the server', async () => {
    expect(await probe({ kind: 'environment' })).not.toMatch(/PATH|PUQUIO|DATABASE|SMTP|HOME/)
  })

  // Does not hold where the system does not allow network namespaces, as SECURITY.md says.
  test.runIf(hasNoNetwork())(
    'it reaches no port of this machine and no abstract socket',
    async () => {
      const server = await listening(createServer(), 0)
      const { port } = server.address() as { port: number }
      const abstract = await listening(createServer(), `\0puquio-${process.pid}`)
      try {
        const tcp = await probe({ kind: 'connect', to: { port, host: '127.0.0.1' } })
        expect(tcp).toMatch(/^(ENETUNREACH|ECONNREFUSED|EADDRNOTAVAIL)$/)
        const path = `\0puquio-${process.pid}`
        expect(await probe({ kind: 'connect', to: { path } })).toBe('ECONNREFUSED')
      } finally {
        server.close()
        abstract.close()
      }
    },
  )
})

describe('a task ends', () => {
  test('when it is silent for too long', async () => {
    const stopped = await probe({ kind: 'spin' }, { limits: { silenceMs: 1_000 } })
    expect(stopped).toEqual({ kind: 'stopped', by: 'time' })
  })

  test('when it has worked for too long in all', async () => {
    const stopped = await probe({ kind: 'spin' }, { limits: { workMs: 1_000 } })
    expect(stopped).toEqual({ kind: 'stopped', by: 'time' })
  })

  test('when its caller goes away', async () => {
    const abort = new AbortController()
    const running = probe({ kind: 'spin' }, { signal: abort.signal })
    setTimeout(() => abort.abort(new Error('gone')), 500)
    await expect(running).rejects.toThrow('gone')
  })

  test('and says so where somebody else ended its process', async () => {
    await expect(probe({ kind: 'exit' })).rejects.toBeInstanceOf(ProcessEnded)
  })
})
