import { createStore } from '../lib/store.ts'

export type ToastKind = 'info' | 'success' | 'warning' | 'error'

/** What happened, in a sentence; never only "success". */
export type Toast = { id: number; kind: ToastKind; text: string }

/** The toasts on screen. A store and no context, so that calls outside components can speak too. */
export const toasts = createStore<readonly Toast[]>([])

/** Saying the same thing twice shows it once, anew. */
export const showToast = ({ kind, text }: Omit<Toast, 'id'>): number => {
  const id = ++lastId
  const others = toasts.read().filter((toast) => toast.text !== text || toast.kind !== kind)
  toasts.set([...others, { id, kind, text }].slice(-mostShown))
  return id
}

export const closeToast = (id: number): void =>
  toasts.set(toasts.read().filter((toast) => toast.id !== id))

let lastId = 0
const mostShown = 4
