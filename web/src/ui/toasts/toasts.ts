import type { ReactNode } from 'react'
import { createStore } from '../../lib/store.ts'

export type ToastKind = 'info' | 'success' | 'warning' | 'error'

/** What happened, in a sentence; never only "success". */
export type Toast = {
  id: number
  kind: ToastKind
  text: string
  /** Instead of the sign and the colour of its kind. */
  mark?: { sign: ReactNode; color: string }
  /** Stays until it is closed: it asks for something to be done. */
  isKept?: boolean
  /** The way to where that is done; following it closes the toast. */
  leads?: { label: string; follow: () => void }
  /** What was done: of one action only the newest is shown, whatever it says. */
  action: string
}

/** The toasts on screen. A store and no context, so that calls outside components can show them too. */
export const toasts = createStore<readonly Toast[]>([])

/** One toast for each action; without one, the same text stands once. */
export const showToast = (shown: NewToast): number => {
  const { action = shown.text } = shown
  const id = ++lastId
  const others = toasts.read().filter((toast) => toast.action !== action)
  toasts.set([...others, { ...shown, id, action }].slice(-mostShown))
  return id
}

type NewToast = Omit<Toast, 'id' | 'action'> & { action?: string }

export const closeToast = (id: number): void =>
  toasts.set(toasts.read().filter((toast) => toast.id !== id))

let lastId = 0
const mostShown = 4
