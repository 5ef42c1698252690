/** What a task may use before it is ended. */
export type TaskLimits = {
  /** How long it may be silent; every message starts it again. */
  silenceMs: number
  /** How long it may work in all; while its caller takes a message, nothing counts. */
  workMs: number
  heapMb: number
}
