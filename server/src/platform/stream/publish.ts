import type { StreamEvent } from '@puquio/contract/notifications'
import type { AccountScope, ProjectScope, SystemScope, UserScope } from '../db/scopes/scope.ts'
import { notify } from './store.ts'

export const streamChannel = 'stream'

/** What one process tells all of them; `to` is null for everybody. */
export type Published = { to: number[] | null; event: StreamEvent }

/** Ids have 10 digits at most: with an event beside them they stay below the 8,000 bytes of a NOTIFY. */
const idsInOne = 600

/** Puts an event into the open transaction: it reaches the open streams once that is committed. */
export async function publish(
  scope: AccountScope | UserScope | ProjectScope | SystemScope,
  to: readonly number[] | 'everybody',
  event: StreamEvent,
): Promise<void> {
  const parts = to === 'everybody' ? [null] : chunks([...new Set(to)])
  if (parts.length === 0) return
  const payloads = parts.map((part) => JSON.stringify({ to: part, event } satisfies Published))
  await notify(scope, streamChannel, payloads)
}

const chunks = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / idsInOne) }, (_, index) =>
    ids.slice(index * idsInOne, (index + 1) * idsInOne),
  )
