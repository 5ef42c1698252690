import { liveRoutes, type StreamEvent } from '@puquio/contract/notifications/live'
import { addressOf } from './api/address.ts'

type Listener = (event: StreamEvent) => void

const name = 'puquio.stream'
const firstPauseMs = 1_000
const longestPauseMs = 60_000
/** The server sends a beat every 25 s; a connection that is silent for two of them is dead. */
const silentMs = 60_000
/** A tab that waited this long for its turn may have missed what came before it. */
const atOnceMs = 2_000

/**
 * Tells the listener what the server says while somebody is signed in, until the returned function is
 * called. One tab of the browser holds the connection for all of them, since HTTP/1.1 allows six; it opens it after
 * `afterMs`, and the others hear it from now on.
 */
export const followStream = (listener: Listener, afterMs = 0): (() => void) => {
  if (!('EventSource' in window)) return () => undefined
  const stop = new AbortController()
  const isShared = 'locks' in navigator && 'BroadcastChannel' in window
  if (isShared) share(listener, afterMs, stop.signal)
  else connectWhileVisible(listener, afterMs, stop.signal)
  return () => stop.abort()
}

/** The tab that holds the lock connects, and passes on to the others what it hears. */
const share = (listener: Listener, afterMs: number, stop: AbortSignal): void => {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<StreamEvent>) => listener(data))
  const tell = (event: StreamEvent) => {
    channel.postMessage(event)
    listener(event)
  }
  const askedAt = performance.now()
  const hold = () =>
    new Promise<void>((release) => {
      const close = connect(tell, { hasGap: performance.now() - askedAt > atOnceMs, afterMs })
      stop.addEventListener('abort', () => {
        close()
        release()
      })
    })
  navigator.locks.request(name, { signal: stop }, hold).catch(() => undefined)
  stop.addEventListener('abort', () => channel.close())
}

/** Without locks, as on plain HTTP, only tabs that are seen connect: hidden ones would use up all six. */
const connectWhileVisible = (listener: Listener, afterMs: number, stop: AbortSignal): void => {
  let close: (() => void) | null = null
  let hasGap = false
  const follow = () => {
    if (document.visibilityState === 'visible') close ??= connect(listener, { hasGap, afterMs })
    else {
      close?.()
      close = null
      hasGap = true
    }
  }
  follow()
  document.addEventListener('visibilitychange', follow, { signal: stop })
  stop.addEventListener('abort', () => close?.())
}

type Begin = { hasGap: boolean; afterMs: number }

/** Connects again after growing pauses. After a gap the listener is told that it may have missed something. */
const connect = (tell: Listener, { hasGap, afterMs }: Begin): (() => void) => {
  let isGap = hasGap
  let pauseMs = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let source: EventSource | null = null
  const after = (ms: number, work: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }
  const open = () => {
    source?.close()
    // What happened since the page began is told first.
    const query = { ageMs: Math.round(performance.now()) }
    source = new EventSource(addressOf(liveRoutes.stream, { query }), { withCredentials: true })
    source.addEventListener('message', ({ data }: MessageEvent<string>) => hear(JSON.parse(data)))
    source.addEventListener('error', reopen)
    after(silentMs, reopen)
  }
  const hear = (event: StreamEvent) => {
    after(silentMs, reopen)
    pauseMs = firstPauseMs
    if (isGap) tell({ kind: 'missed' })
    isGap = false
    if (event.kind !== 'beat') tell(event)
  }
  const reopen = () => {
    source?.close()
    isGap = true
    // A random delay, so that browsers do not reconnect all at once.
    after(pauseMs * (0.5 + Math.random()), open)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
  const comeBack = () => {
    isGap = true
    open()
  }
  if (afterMs > 0) after(afterMs, open)
  else open()
  window.addEventListener('online', comeBack)
  return () => {
    window.removeEventListener('online', comeBack)
    clearTimeout(timer)
    source?.close()
  }
}
