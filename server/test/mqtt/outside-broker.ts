import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A broker of somebody else in a process of its own, which keeps what it acknowledges in a file. */
export function outsideBroker(file: string) {
  const script = join(import.meta.dirname, '../processes/outside-broker-process.ts')
  let port = 0
  let child: ChildProcess | null = null
  return {
    url: () => `mqtt://127.0.0.1:${port}`,
    /** On the port that it had before. */
    async start() {
      child = fork(script, [file, String(port)])
      const [listening] = (await once(child, 'message')) as [number]
      port = listening
    },
    async kill() {
      const gone = child && once(child, 'exit')
      child?.kill('SIGKILL')
      await gone
      child = null
    },
  }
}
