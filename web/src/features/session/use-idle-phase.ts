import { sessionRoutes } from '@puquio/contract/session'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { loading } from '../../lib/api/loading.ts'
import { type IdlePhase, type IdleState, type IdleTimes, nextIdle } from './idle.ts'
import { readSharedInput, shareInput } from './shared-input.ts'
import { signOut } from './sign-out.ts'

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
const tickMs = 500
const pingMs = 60_000

/** Checks twice a second for the last input in any tab, and signs out at the end. */
export const useIdlePhase = ({ sessionMs, idleMs }: IdleTimes): IdlePhase => {
  const [phase, setPhase] = useState<IdlePhase>({ kind: 'active' })
  const idle = useRef<IdleState>({ lastInputAt: 0, countingSince: null })

  useEffect(() => {
    let pingedAt = Date.now()
    idle.current = { lastInputAt: Date.now(), countingSince: null }
    shareInput(Date.now())
    const onInput = (event: Event) => {
      // A browser reports a pointer that stands still when the page moves beneath it.
      const isMove = event instanceof PointerEvent && event.type === 'pointermove'
      if (isMove && event.movementX === 0 && event.movementY === 0) return
      const now = Date.now()
      idle.current = { lastInputAt: now, countingSince: null }
      shareInput(now)
      setPhase((shown) => (shown.kind === 'counting' ? { kind: 'active' } : shown))
      if (now - pingedAt < pingMs) return
      pingedAt = now
      // A failed ping is not shown: the user's next call reports what is wrong.
      call(sessionRoutes.ping, undefined, { isQuiet: true }).catch(() => undefined)
    }
    const tick = () => {
      const lastInputAt = Math.max(idle.current.lastInputAt, readSharedInput())
      const before = { ...idle.current, lastInputAt }
      const moment = { now: Date.now(), isLoading: loading.read().count > 0 }
      const next = nextIdle(before, { sessionMs, idleMs }, moment)
      idle.current = next.state
      setPhase((shown) =>
        shown.kind === 'active' && next.phase.kind === 'active' ? shown : next.phase,
      )
      if (next.phase.kind !== 'over') return
      clearInterval(timer)
      void signOut('idle')
    }
    for (const name of inputs) window.addEventListener(name, onInput, { passive: true })
    const timer = setInterval(tick, tickMs)
    return () => {
      for (const name of inputs) window.removeEventListener(name, onInput)
      clearInterval(timer)
    }
  }, [sessionMs, idleMs])
  return phase
}
