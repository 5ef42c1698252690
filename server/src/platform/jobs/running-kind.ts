import { AsyncLocalStorage } from 'node:async_hooks'

/** How many jobs of a kind run at once, of all projects and of one. */
export type Places = { kind: string; concurrency: number; perProject: number }

const running = new AsyncLocalStorage<Places>()

export const withinKind = <T>(places: Places, work: () => T): T => running.run(places, work)

/** The kind of the job that this code runs in; null outside of jobs. */
export const runningKind = (): Places | null => running.getStore() ?? null
