import { NotYet } from '../jobs/job-kind.ts'
import { Problem } from '../problem.ts'
import { alone, type Peers } from './peers.ts'

export type SlotLimits = {
  /** Most processes at once, beside the slow ones; each may use a whole heap. */
  count: number
  /** Most of one project: fewer than `count`, so that no project can use all slots. */
  perProject: number
  /** Most waiting tasks of one project; more are refused as busy. */
  waitingPerProject: number
  /** A task that has run for longer gives its slot to a project that has none. */
  slowAfterMs: number
  /** Most tasks that have given up their slots and run on beside them. */
  slowCount: number
  /** A project that has used more time than this lately leaves one slot to those that have not. */
  usedMaxMs: number
  /** The part of the time that passes by which a project's used time shrinks. */
  regainedPart: number
}
type Leave = () => void
type Task = { project: number; sinceMs: number; isSlow: boolean; onSlow?: (() => void) | undefined }
type Wish = {
  signal?: AbortSignal | undefined
  onSlow?: () => void
  /** It holds a place of all projects' meanwhile, which is not to wait for tasks of one project. */
  isJob?: boolean
  /** It takes slot after slot for minutes: a job of the project that was turned away comes first. */
  givesWay?: boolean
}

/** A job asks again after so long. */
const askedAgainAfterMs = 1000

/**
 * Slots shared fairly: waiting projects are served in turn, one task each, those without a slot first. The
 * last slot is kept for projects that have used little time lately. While one of these waits without a slot,
 * the longest running task gives up its slot once it is slow, and is told so. How many slots there are is each
 * process's own; what a project has and has used counts over all of them. A job waits for other projects alone: it
 * throws `NotYet` where its own has a task that runs or waits, and comes before those that give way when it asks again.
 * Resolves to the function that releases the slot.
 */
export function createSlots(limits: SlotLimits, peers: Peers = alone) {
  const { count, perProject, waitingPerProject, slowAfterMs, slowCount, usedMaxMs } = limits
  const used = usedTimes(limits)
  /** In the order in which they began. */
  const running = new Set<Task>()
  /** Projects in the order in which they are served; the last served one is last. */
  const waiting = new Map<number, (() => void)[]>()
  /** When a job of a project was turned away last. */
  const turnedAway = new Map<number, number>()
  let timer: NodeJS.Timeout | undefined
  const runningHere = (project: number) =>
    [...running].filter((one) => one.project === project).length
  const runningOf = (project: number) => runningHere(project) + peers.of(project).running
  const slow = () => [...running].filter(({ isSlow }) => isSlow).length
  const hasFree = () => running.size - slow() < count
  const isLight = (project: number) =>
    used.of(project, running) + peers.of(project).usedMs <= usedMaxMs
  const heavySlots = () =>
    [...running].filter(({ project, isSlow }) => !isSlow && !isLight(project)).length
  const mayTake = (project: number) =>
    hasFree() && runningOf(project) < perProject && (isLight(project) || heavySlots() < count - 1)

  const serveNext = (): void => {
    while (hasFree()) {
      const projects = [...waiting.keys()].filter(mayTake)
      const withoutSlot = projects.filter((one) => runningOf(one) === 0)
      const project = withoutSlot.find(isLight) ?? withoutSlot[0] ?? projects[0]
      if (project === undefined) break
      const [take, ...others] = waiting.get(project) ?? []
      waiting.delete(project)
      if (others.length > 0) waiting.set(project, others)
      take?.()
    }
    makeRoom()
  }

  /** Takes the slot of a slow task for a light project that has none, now or when one becomes slow. */
  const makeRoom = (): void => {
    clearTimeout(timer)
    const isNeeded = [...waiting.keys()].some((one) => runningOf(one) === 0 && isLight(one))
    if (!isNeeded || hasFree() || slow() >= slowCount) return
    const longest = [...running].find(({ isSlow }) => !isSlow)
    if (!longest) return
    const leftMs = longest.sinceMs + slowAfterMs - performance.now()
    if (leftMs > 0) {
      timer = setTimeout(makeRoom, Math.ceil(leftMs)).unref()
      return
    }
    longest.isSlow = true
    longest.onSlow?.()
    serveNext()
  }

  peers.attach({
    use: () =>
      used.projects(running).map((project) => ({
        project,
        running: runningHere(project),
        usedMs: Math.round(used.of(project, running)),
      })),
    onChange: serveNext,
  })

  const take = (project: number, { signal, onSlow, isJob = false }: Wish): Promise<Leave> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const begin = (): void => {
        signal?.removeEventListener('abort', leave)
        const task: Task = { project, sinceMs: performance.now(), isSlow: false, onSlow }
        running.add(task)
        peers.changed()
        resolve(() => {
          if (!running.delete(task)) return
          used.add(task)
          peers.changed()
          serveNext()
        })
      }
      const leave = (): void => {
        const queue = (waiting.get(project) ?? []).filter((one) => one !== begin)
        if (queue.length > 0) waiting.set(project, queue)
        else waiting.delete(project)
        reject(signal?.reason)
      }
      if (mayTake(project)) {
        if (isJob) turnedAway.delete(project)
        return begin()
      }
      const queue = waiting.get(project) ?? []
      if (isJob && (queue.length > 0 || runningOf(project) > 0)) {
        turnedAway.set(project, performance.now())
        throw new NotYet(askedAgainAfterMs)
      }
      if (queue.length >= waitingPerProject) throw new Problem('BUSY', { retryAfterS: 10 })
      waiting.set(project, [...queue, begin])
      signal?.addEventListener('abort', leave, { once: true })
      makeRoom()
    })

  return async (project: number, wish: Wish = {}): Promise<Leave> => {
    const sinceMs = performance.now() - (turnedAway.get(project) ?? -Infinity)
    // Long enough for the job to ask again, once its process looks for what is due.
    if (wish.givesWay && sinceMs < 2 * askedAgainAfterMs)
      await pause(askedAgainAfterMs * 1.5, wish.signal)
    return take(project, wish)
  }
}

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', abort, { once: true })
  })

/** The time that each project's tasks have run, less what it has regained since. */
function usedTimes({ regainedPart }: SlotLimits) {
  const ended = new Map<number, { ms: number; atMs: number }>()
  const endedOf = (project: number, nowMs: number) => {
    const { ms, atMs } = ended.get(project) ?? { ms: 0, atMs: nowMs }
    return Math.max(0, ms - (nowMs - atMs) * regainedPart)
  }
  return {
    of(project: number, running: Iterable<Task>): number {
      const nowMs = performance.now()
      return [...running]
        .filter((task) => task.project === project)
        .reduce((ms, { sinceMs }) => ms + nowMs - sinceMs, endedOf(project, nowMs))
    },
    /** Those with a task, or with time that they have not regained. */
    projects(running: Iterable<Task>): number[] {
      const nowMs = performance.now()
      const tired = [...ended.keys()].filter((project) => endedOf(project, nowMs) > 0)
      return [...new Set([...tired, ...[...running].map(({ project }) => project)])]
    },
    add({ project, sinceMs }: Task): void {
      const atMs = performance.now()
      ended.set(project, { ms: endedOf(project, atMs) + atMs - sinceMs, atMs })
    },
  }
}
