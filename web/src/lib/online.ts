import { useEffect } from 'react'
import { createStore } from './store.ts'

/** Follows the browser's online state; a call that finds no server fails by itself. */
export const online = createStore(navigator.onLine)

window.addEventListener('online', () => online.set(true))
window.addEventListener('offline', () => online.set(false))

/** Retries what failed, as soon as the browser is online again. */
export const useRetryOnline = (retry: (() => void) | null): void =>
  useEffect(() => {
    if (retry === null) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
