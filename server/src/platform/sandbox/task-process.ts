import { buffer } from 'node:stream/consumers'
import type { FromTask, Task, Tell, ToTask } from './task.ts'

/**
 * The program of the sandbox's processes: loads a task's module, waits for its arguments and for its file
 * on standard input, runs it once, and ends.
 */
const [module = '', part = ''] = process.argv.slice(2)

/** Most unread messages on the other side before this one pauses. */
const ahead = 3

// Loaded at the start, so that a waiting process is ready.
const loaded = Promise.all([
  import(module) as Promise<{ task: Task<unknown, unknown, unknown> }>,
  part === '' ? null : (import(part) as Promise<unknown>),
])
// Its failure is handled where it is awaited.
loaded.catch(() => undefined)

let unread = 0
const sleepers: (() => void)[] = []
const say = (said: FromTask<unknown, unknown>): void => {
  process.send?.(said)
}
const tell: Tell<unknown> = async (message) => {
  say({ say: 'message', message })
  unread++
  while (unread >= ahead) await new Promise<void>((resolve) => sleepers.push(resolve))
}

async function work({ args, bytes }: ToTask<unknown>): Promise<unknown> {
  const [{ task }, other] = await loaded
  const content = await received(bytes)
  return task({ content, args, tell, part: other })
}

/** The file, which is never held twice: a large one would not fit. */
async function received(bytes: number | null): Promise<Buffer> {
  if (bytes === null) return buffer(process.stdin)
  const content = Buffer.allocUnsafeSlow(bytes)
  let length = 0
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    if (length + chunk.length > bytes) throw new Error('the file grew while it was read')
    length += chunk.copy(content, length)
  }
  if (length < bytes) throw new Error('the file shrank while it was read')
  return content
}

process.once('message', (given: ToTask<unknown>) => {
  process.on('message', () => {
    unread--
    for (const wake of sleepers.splice(0)) wake()
  })
  work(given).then(
    (result) => say({ say: 'done', result }),
    (error: unknown) =>
      say({ say: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
  )
})
// The server has ended.
process.once('disconnect', () => process.exit(0))
