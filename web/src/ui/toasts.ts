export type ToastKind = 'info' | 'success' | 'warning' | 'error'

/** What happened, in a sentence; never only "success". */
export type Toast = { id: number; kind: ToastKind; text: string }

type Listener = () => void

/** The toasts on screen. A store and no context, so that calls outside components can speak too. */
let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<Listener>()

/** Saying the same thing twice shows it once, anew. */
export const showToast = ({ kind, text }: Omit<Toast, 'id'>): number => {
  const id = ++lastId
  const others = toasts.filter((toast) => toast.text !== text || toast.kind !== kind)
  set([...others, { id, kind, text }].slice(-mostShown))
  return id
}

export const closeToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id))

export const toastStore = {
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => toasts,
}

const mostShown = 4

const set = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}
