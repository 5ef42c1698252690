/** Limits of a task, beyond which it is ended. */
export type TaskLimits = {
  /** Longest time without a message. */
  silenceMs: number
  /** Longest time of work in all, without that in which its caller handles a message. */
  workMs: number
  heapMb: number
  /** Most memory in all, of native code too; measured where the system tells it, as Linux does. */
  residentMb?: number
}
