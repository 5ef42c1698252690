import { AsyncLocalStorage } from 'node:async_hooks'
import type { ChildProcess } from 'node:child_process'
import { accountScope } from '../db/scopes/account-scope.ts'
import { runningKind } from '../jobs/running-kind.ts'
import type { Platform } from '../platform.ts'
import { notify } from '../stream/store.ts'
import { createPeers } from './peers.ts'
import { createSlots } from './slots.ts'
import { yieldProcessor } from './yield-processor.ts'

const { peers, join } = createPeers()
const slotLimits = {
  count: 3,
  perProject: 2,
  waitingPerProject: 20,
  slowAfterMs: 2_000,
  slowCount: 2,
  usedMaxMs: 20_000,
  regainedPart: 0.05,
}
const takeSlot = createSlots(slotLimits, peers)

/** From here on slots are shared with the other processes on the same database. */
export const joinSlots = ({ database, clock }: Pick<Platform, 'database' | 'clock'>) =>
  join({
    send: (payload) => notify(accountScope(database, clock), slotChannel, [payload]),
    listen: (onMessage) => database.listen(slotChannel, onMessage, () => undefined),
  })
const slotChannel = 'slots'

type OfProject = {
  project: number
  signal?: AbortSignal | undefined
  inBackground?: boolean
}
type Slot = {
  project: number
  /** Says which process works in it now. */
  use: (child: ChildProcess) => void
  giveBack: () => void
}
const heldSlots = new AsyncLocalStorage<Slot>()

/** Does work whose tasks of a project run one after another in one slot: none of them waits in between. */
export async function inOneSlot<T>(of: OfProject, work: () => Promise<T>): Promise<T> {
  const slot = await newSlot(of)
  try {
    return await heldSlots.run(slot, work)
  } finally {
    slot.giveBack()
  }
}

/** The slot that is held for the project's tasks, or one of the task's own. */
export async function slotFor(of: OfProject): Promise<Slot> {
  const held = heldSlots.getStore()
  return held?.project === of.project ? { ...held, giveBack: () => undefined } : newSlot(of)
}

async function newSlot({ project, signal, inBackground = false }: OfProject): Promise<Slot> {
  let child: ChildProcess | null = null
  let isSlow = false
  const onSlow = () => {
    isSlow = true
    yieldProcessor(child, 'low')
  }
  const job = runningKind()
  if (job && job.perProject >= job.concurrency)
    throw new Error(`one project could hold all places of ${job.kind} while it waits for a slot`)
  const giveBack = await takeSlot(project, {
    signal,
    onSlow,
    isJob: job !== null,
    givesWay: inBackground,
  })
  const use = (next: ChildProcess) => {
    child = next
    if (isSlow) yieldProcessor(child, 'low')
  }
  return { project, use, giveBack }
}
