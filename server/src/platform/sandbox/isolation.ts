import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../project-root.ts'
import type { TaskLimits } from './limits.ts'

/** A command line, which others prefix to run it with fewer rights. */
export type Command = { program: string; arguments: string[] }

/** Ways to start a program without network; the first that works on this system is used. */
const withoutNetwork = [
  ['unshare', '--net', '--'],
  ['unshare', '--user', '--net', '--'],
]
let found: { network: string[]; hasCpuLimit: boolean } | null = null

function find() {
  if (found) return found
  const works = (command: string[]) =>
    process.platform === 'linux' &&
    spawnSync(command[0]!, [...command.slice(1), 'true'], { env: {}, stdio: 'ignore' }).status === 0
  found = {
    network: withoutNetwork.find(works) ?? [],
    hasCpuLimit: works(['prlimit', '--cpu=60:60', '--']),
  }
  return found
}

/** Returns whether tasks run without network, which not every system or container allows. */
export const hasNoNetwork = (): boolean => find().network.length > 0

/** Returns the command that starts a task's process with reduced rights. */
export function sandboxed(
  modules: readonly URL[],
  limits: TaskLimits,
  { isNative = false }: { isNative?: boolean | undefined } = {},
): Command {
  const { network, hasCpuLimit } = find()
  // A limit of CPU time, which also ends a process whose server was killed; it counts each thread.
  const cpuS = Math.ceil(limits.workMs / 1000) * 2
  const cpu = hasCpuLimit ? ['prlimit', `--cpu=${cpuS}:${cpuS + 5}`, '--'] : []
  const [program, ...rest] = [
    ...network,
    ...cpu,
    process.execPath,
    // No permission to write, to start programs or threads, or to load native code but where the task is made of it.
    '--permission',
    ...(isNative ? ['--allow-addons'] : []),
    ...readable(modules).map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${limits.heapMb}`,
    '--max-semi-space-size=16',
  ]
  return { program, arguments: rest }
}

/** Returns the command that starts another program without network and within limits, as far as the system has them. */
export function limitedProgram(
  { program, arguments: given }: Command,
  { workMs, fileBytes }: { workMs: number; fileBytes: number },
): Command {
  const { network, hasCpuLimit } = find()
  const cpuS = Math.ceil(workMs / 1000) * 2
  const limits = hasCpuLimit
    ? ['prlimit', `--cpu=${cpuS}:${cpuS + 5}`, `--fsize=${fileBytes}`, '--core=0', '--']
    : []
  const [first = program, ...rest] = [...network, ...limits, program, ...given]
  return { program: first, arguments: rest }
}

/** The program's own folders, not the project's: beside them stand `.env` and, by default, the data. */
function readable(modules: readonly URL[]): string[] {
  const workspaces = ['domain', 'contract', 'server'].flatMap((workspace) =>
    ['src', 'package.json', 'node_modules'].map((name) => join(workspace, name)),
  )
  const own = ['package.json', 'node_modules', 'server/fonts', ...workspaces].map((name) =>
    join(projectRoot, name),
  )
  const folders = modules.map((module) => dirname(fileURLToPath(module)))
  return [...new Set([...own, ...folders].filter(existsSync).flatMap(withTarget))]
}

const withTarget = (path: string) => [path, realpathSync(path)]
