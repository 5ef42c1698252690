import { createStore } from './store.ts'

/** Follows the browser's own word; a call that finds no server says so by itself. */
export const online = createStore(navigator.onLine)

window.addEventListener('online', () => online.set(true))
window.addEventListener('offline', () => online.set(false))
