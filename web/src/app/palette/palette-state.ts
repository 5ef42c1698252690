import { createStore } from '../../lib/store.ts'

export const isPaletteOpen = createStore(false)

export const openPalette = (): void => isPaletteOpen.set(true)
