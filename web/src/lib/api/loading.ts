import { createStore } from '../store.ts'

export type Loading = {
  /** Calls under way; the overlay shows above zero. */
  count: number
  /** Those of them that save something: only they block input. */
  saving: number
}

/** The counter of calls under way. */
export const loading = createStore<Loading>({ count: 0, saving: 0 })

/** Counts a call, and returns the function that ends it, which works only once. */
export const startLoading = ({ isSaving }: { isSaving: boolean }): (() => void) => {
  let isOver = false
  change(1, isSaving)
  return () => {
    if (isOver) return
    isOver = true
    change(-1, isSaving)
  }
}

/** Never below zero. */
const change = (by: 1 | -1, isSaving: boolean): void => {
  const { count, saving } = loading.read()
  loading.set({
    count: Math.max(0, count + by),
    saving: isSaving ? Math.max(0, saving + by) : saving,
  })
}
