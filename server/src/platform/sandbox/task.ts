/** Resolves when the caller can take more. */
export type Tell<Message> = (message: Message) => Promise<void>

export type TaskGiven<Args, Message> = {
  /** The one file, whole. */
  content: Buffer
  args: Args
  tell: Tell<Message>
  /** What the run's `part` exports. */
  part: unknown
}

/** What a task's module exports as `task`. It runs in the sandbox, and its result crosses by structured clone. */
export type Task<Args, Message, Result> = (given: TaskGiven<Args, Message>) => Promise<Result>

/** What crosses to a task before its file, and what it says. */
export type ToTask<Args> = { args: Args }
export type FromTask<Message, Result> =
  | { say: 'message'; message: Message }
  | { say: 'done'; result: Result }
  | { say: 'failed'; error: Error }
