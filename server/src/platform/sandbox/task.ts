/** Resolves when the caller can take more. */
export type Tell<Message> = (message: Message) => Promise<void>

export type TaskGiven<Args, Message> = {
  /** The one file, whole, in memory of its own. */
  content: Buffer
  args: Args
  tell: Tell<Message>
  /** The exports of the run's `part`. */
  part: unknown
}

/** What a task's module exports as `task`. It runs in the sandbox, and its result crosses by structured clone. */
export type Task<Args, Message, Result> = (given: TaskGiven<Args, Message>) => Promise<Result>

/** Messages to a task before its file, and messages of the task. */
export type ToTask<Args> = { args: Args; bytes: number | null }
export type FromTask<Message, Result> =
  | { say: 'message'; message: Message }
  | { say: 'done'; result: Result }
  | { say: 'failed'; error: Error }
