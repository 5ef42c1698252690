import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect, type NetConnectOpts } from 'node:net'
import { Worker } from 'node:worker_threads'
import type { Task } from '../../src/platform/sandbox/task.ts'

export type Probe =
  | { kind: 'read'; path: string }
  | { kind: 'write'; path: string }
  | { kind: 'connect'; to: NetConnectOpts }
  | { kind: 'environment' | 'program' | 'thread' | 'content' | 'spin' | 'exit' }

/** A task for tests: tries what a parser taken over by its file would try, and says what came of it. */
export const task: Task<Probe, string, string> = async ({ args, content, tell }) => {
  await tell('begun')
  try {
    return await attempt(args, content)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
}

async function attempt(probe: Probe, content: Buffer): Promise<string> {
  switch (probe.kind) {
    case 'read':
      return `read ${readFileSync(probe.path).length}`
    case 'write':
      writeFileSync(probe.path, 'x')
      return 'written'
    case 'connect':
      return connected(probe.to)
    case 'environment':
      return Object.keys(process.env).join(',')
    case 'program':
      return `started ${spawn('true').pid}`
    case 'thread':
      return `started ${new Worker('0', { eval: true }).threadId}`
    case 'content':
      return content.toString('utf8')
    case 'spin':
      for (;;);
    case 'exit':
      return process.kill(process.pid, 'SIGKILL') ? 'killed' : ''
  }
}

function connected(to: NetConnectOpts): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(to, () => {
      socket.destroy()
      resolve('connected')
    })
    socket.once('error', reject)
  })
}
