import { useSyncExternalStore } from 'react'

/** A value that code outside components can read and change too: the session, the counter of calls. */
export type Store<Value> = {
  read: () => Value
  set: (next: Value) => void
  subscribe: (listener: () => void) => () => void
}

export const createStore = <Value>(first: Value): Store<Value> => {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const useStore = <Value>(store: Pick<Store<Value>, 'read' | 'subscribe'>): Value =>
  useSyncExternalStore(store.subscribe, store.read)
