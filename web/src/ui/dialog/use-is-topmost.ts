import { useLayoutEffect, useState } from 'react'
import { createStore, useStore } from '../../lib/store.ts'

/** Dialogs and panels that are open, the topmost last. */
const frames = createStore<readonly symbol[]>([])

/**
 * Whether none lies over this one: Mantine closes each open one by the same Escape, which is meant for the topmost
 * alone.
 */
export const useIsTopmost = (isOpen: boolean): boolean => {
  const [self] = useState(() => Symbol('frame'))
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    frames.set([...frames.read(), self])
    return () => frames.set(frames.read().filter((one) => one !== self))
  }, [isOpen, self])
  return useStore(frames).at(-1) === self
}
