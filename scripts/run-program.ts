import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { endWithParent } from './end-with-parent.ts'
import { root } from './project.ts'

export type Outcome = { code: number; output: string; elapsedMs: number }

type Options = {
  cwd?: string
  env?: Record<string, string>
  /** Shows the output as it comes, too, instead of only returning it. */
  live?: boolean
  /** Kills the program and all that it started when it takes longer. */
  timeoutMs?: number
}

/** Runs a program of node_modules/.bin by its script, under this same Node. */
export function runTool(script: string, args: string[], options: Options = {}): Promise<Outcome> {
  return run(process.execPath, [join(root, 'node_modules', script), ...args], options)
}

export function run(command: string, args: string[], options: Options = {}): Promise<Outcome> {
  const startMs = Date.now()
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32', // a process group of its own, to end as a whole
    })
    running.add(child)
    let output = ''
    for (const [stream, out] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const)
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (options.live) out.write(text)
      })
    const timer = options.timeoutMs && setTimeout(() => end(child), options.timeoutMs)
    const finish = (code: number | null, problem = '') => {
      if (timer) clearTimeout(timer)
      running.delete(child)
      done({ code: code ?? 1, output: output + problem, elapsedMs: Date.now() - startMs })
    }
    child.on('error', (error) => finish(1, error.message))
    child.on('close', (code) => {
      end(child) // what it left running, such as servers of a runner that was killed
      finish(code)
    })
  })
}

/** Ends what is still running when the script itself is told to stop. */
export function endWithMe() {
  endWithParent()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      for (const child of running) end(child)
      process.exit(130)
    })
}

const running = new Set<ChildProcess>()

function end(child: ChildProcess) {
  if (!child.pid) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM')
  } catch {
    // it has just ended
  }
}
