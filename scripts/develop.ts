import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './project.ts'

/** Runs the server, restarted at every change of its sources, and Vite in front of it. */
export function develop() {
  const server = start('.', ['--watch', '--watch-preserve-output', 'server/src/main.ts'])
  const web = start('web', [join(root, 'node_modules/vite/bin/vite.js')])
  const children = [server, web]
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    for (const child of children) child.kill('SIGTERM')
    setTimeout(() => {
      for (const child of children) child.kill('SIGKILL')
    }, 10_000).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  for (const child of children)
    child.on('exit', (code) => {
      if (!stopping) process.exitCode = code ?? 1
      stop()
    })
}

function start(folder: string, args: string[]): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: join(root, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
