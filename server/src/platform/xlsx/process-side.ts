import type { FromProcess } from './run-process.ts'

/** How many messages may wait unread on the other side before this one pauses. */
const ahead = 3

export type Tell<Message> = (message: Message) => Promise<void>

/**
 * The other end of `runProcess`: does the work it is sent, and ends. What `tell` answers
 * resolves when the other side can take more.
 */
export function onWork<Work, Message, Result>(
  work: (given: Work, tell: Tell<Message>) => Promise<Result>,
): void {
  let unread = 0
  const sleepers: (() => void)[] = []
  const tell: Tell<Message> = async (message) => {
    post({ say: 'message', message })
    unread++
    while (unread >= ahead) await new Promise<void>((resolve) => sleepers.push(resolve))
  }
  const post = (said: FromProcess<Message, Result>): void => {
    process.send?.(said)
  }
  const start = (given: Work): void => {
    process.on('message', () => {
      unread--
      for (const wake of sleepers.splice(0)) wake()
    })
    work(given, tell).then(
      (result) => post({ say: 'done', result }),
      (error: unknown) =>
        post({ say: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
    )
  }
  process.once('message', start)
  // Without its server there is nobody to work for.
  process.once('disconnect', () => process.exit(0))
}
