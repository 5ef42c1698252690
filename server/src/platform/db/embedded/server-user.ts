import { spawn, spawnSync } from 'node:child_process'
import { lchownSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseProblem } from '../start/database-problem.ts'

/** PostgreSQL refuses to run as root: the user that runs its programs and owns their files. */
export type ServerUser = {
  prefix: string[]
  ids: { uid: number; gid: number } | null
  fileOwnerId: number | null
}

const nobody = '65534'

/**
 * An ordinary user: the same one. Root: a user namespace in which root is mapped to nobody, so that files
 * keep their owner and /root can be used; where that is forbidden, an unprivileged account.
 */
export function chooseServerUser(options: { withoutNamespace?: boolean } = {}): ServerUser {
  if (process.getuid?.() !== 0)
    return { prefix: [], ids: null, fileOwnerId: process.getuid?.() ?? null }
  const prefix = ['unshare', '--user', `--map-user=${nobody}`]
  if (
    !options.withoutNamespace &&
    spawnSync(prefix[0] as string, [...prefix.slice(1), 'true']).status === 0
  )
    return { prefix, ids: null, fileOwnerId: 0 }
  const ids = accountIds('postgres') ?? accountIds('nobody')
  if (!ids)
    throw new DatabaseProblem(
      'PostgreSQL does not run as root and there is no account postgres or nobody: start as an ordinary user.',
    )
  return { prefix: [], ids, fileOwnerId: ids.uid }
}

/** Gives a file, or a folder and all in it, to the server's user, where somebody else owned it before. */
export function handOver(path: string, user: ServerUser) {
  if (user.fileOwnerId === null) return
  const ownerId = lstatSync(path).uid
  if (ownerId === user.fileOwnerId) return
  if (process.getuid?.() !== 0)
    throw new DatabaseProblem(
      `${path} belongs to another user (id ${ownerId}): start as that user, or choose another folder with PUQUIO_DATA.`,
    )
  chownAll(path, user.fileOwnerId, user.ids?.gid ?? 0)
}

/** Runs a PostgreSQL program to its end, with `input` to read; `output` stays empty where it starts the server. */
export function runProgram(
  user: ServerUser,
  program: string,
  args: string[],
  options: { startsServer?: boolean; input?: string } = {},
): Promise<{ code: number | null; output: string }> {
  const [command, ...rest] = [...user.prefix, program, ...args] as [string, ...string[]]
  return new Promise((done, fail) => {
    const child = spawn(command, rest, {
      ...user.ids,
      cwd: '/',
      env: environment(),
      windowsHide: true,
      stdio: options.startsServer ? 'ignore' : ['pipe', 'pipe', 'pipe'],
    })
    child.stdin?.on('error', () => undefined) // it ended without reading; its exit code says why
    child.stdin?.end(options.input ?? '')
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', (error) =>
      fail(
        new DatabaseProblem(
          `${program} does not run here (${error.message}): set DATABASE_URL to an external PostgreSQL.`,
        ),
      ),
    )
    child.on('close', (code) => done({ code, output: output.trim() }))
  })
}

/** The operator's PG… variables are meant for other servers. */
function environment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}

function accountIds(name: string) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

function chownAll(path: string, uid: number, gid: number) {
  lchownSync(path, uid, gid)
  if (!lstatSync(path).isDirectory()) return
  for (const name of readdirSync(path)) chownAll(join(path, name), uid, gid)
}
