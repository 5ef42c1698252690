import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../project-root.ts'
import type { TaskLimits } from './limits.ts'

/** A program and its arguments, before which others are put that start it with less rights. */
export type Command = { program: string; arguments: string[] }

/** What starts a program without network, the first of which this system lets us do. */
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

/** Whether tasks run where there is no network: not on every system, nor in every container. */
export const hasNoNetwork = (): boolean => find().network.length > 0

/** How a task's process is started: by Node, behind what takes rights away from it. */
export function sandboxed(modules: readonly URL[], limits: TaskLimits): Command {
  const { network, hasCpuLimit } = find()
  // Ends a process, too, whose server was killed while it worked. Threads count each for itself.
  const cpuS = Math.ceil(limits.workMs / 1000) * 2
  const cpu = hasCpuLimit ? ['prlimit', `--cpu=${cpuS}:${cpuS + 5}`, '--'] : []
  const [program, ...rest] = [
    ...network,
    ...cpu,
    process.execPath,
    // Without a right to write, to start programs or threads, or to load native code.
    '--permission',
    ...readable(modules).map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${limits.heapMb}`,
    '--max-semi-space-size=16',
  ]
  return { program, arguments: rest }
}

/** The program's own folders, not the project's: beside them stand `.env` and, by default, the data. */
function readable(modules: readonly URL[]): string[] {
  const workspaces = ['domain', 'contract', 'server'].flatMap((workspace) =>
    ['src', 'package.json', 'node_modules'].map((name) => join(workspace, name)),
  )
  const own = ['package.json', 'node_modules', ...workspaces].map((name) => join(projectRoot, name))
  const folders = modules.map((module) => dirname(fileURLToPath(module)))
  return [...new Set([...own, ...folders].filter(existsSync).flatMap(withTarget))]
}

const withTarget = (path: string) => [path, realpathSync(path)]
