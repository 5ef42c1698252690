import { streamTags, type StreamEvent } from '@puquio/contract/notifications/live'
import { sessionRoutes } from '@puquio/contract/session'
import { useEffect, useRef } from 'react'
import type { Arrival } from './arrivals/announce.ts'
import { call } from '../../lib/api/call.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { passReadingsOn } from '../../lib/live-readings.ts'
import { isPolicyDue } from '../../lib/project/policy-due.ts'
import { useProjectContext } from '../../lib/project/project-context.ts'
import { followStream } from '../../lib/stream.ts'

/** Keeps what is shown up to date with what the server says by itself. */
export function useStream(): void {
  const { policy } = useProjectContext()
  const isDue = useRef(false)
  useEffect(() => {
    isDue.current = isPolicyDue(policy)
  }, [policy])
  useEffect(() => followStream((event) => follow(event, isDue.current), startsAfterMs), [])
}

/** The page's own calls go first. */
const startsAfterMs = 1_000

/** What arrives while the policy is due is counted and listed once it is accepted: until then nothing can be read. */
const follow = (event: StreamEvent, mayReadNothing: boolean): void => {
  passReadingsOn(event)
  if (event.kind === 'notification' || event.kind === 'reply') {
    void invalidate(['notifications'])
    if (!mayReadNothing) announce(event).catch(() => undefined)
  }
  if (event.kind === 'changed') void invalidate(event.tags)
  if (event.kind === 'missed') void invalidate(streamTags)
  // Its answer says why the session ended, and ends it here.
  if (event.kind === 'ended')
    call(sessionRoutes.ping, undefined, { isQuiet: true }).catch(() => undefined)
}

/** Fetched when something arrives: no page weighs more for it. */
const announce = async (event: Arrival): Promise<void> =>
  (await import('./arrivals/announce.ts')).announce(event)
