import { useEffect } from 'react'
import { createStore } from './store.ts'

/** Follows the browser's own word; a call that finds no server says so by itself. */
export const online = createStore(navigator.onLine)

window.addEventListener('online', () => online.set(true))
window.addEventListener('offline', () => online.set(false))

/** Does again by itself what failed, as soon as the browser has a connection again. */
export const useRetryOnline = (retry: (() => void) | null): void =>
  useEffect(() => {
    if (retry === null) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
