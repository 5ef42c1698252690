import type { ProjectScope } from './scope.ts'

/**
 * The scope of what is read for somebody who may leave: its next statement throws where the signal has ended it. One that
 * the database is at runs to its end, since to end it on a shared connection could end another one's.
 */
export function endingWith(scope: ProjectScope, signal: AbortSignal): ProjectScope {
  return {
    ...scope,
    rows: async (statement) => {
      signal.throwIfAborted()
      return scope.rows(statement)
    },
    transaction: async (work) => {
      signal.throwIfAborted()
      return scope.transaction((within) => work(endingWith(within, signal)))
    },
    copyOut: async (work) => {
      signal.throwIfAborted()
      return scope.copyOut(work)
    },
  }
}
