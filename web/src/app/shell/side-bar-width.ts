import { readStored, writeStored } from '../../lib/storage.ts'
import { createStore } from '../../lib/store.ts'

const key = 'puquio.sideBarCollapsed'

/** Remembered on this device. */
export const isSideBarCollapsed = createStore(readStored<boolean>(localStorage, key) === true)

isSideBarCollapsed.subscribe(() => writeStored(localStorage, key, isSideBarCollapsed.read()))
