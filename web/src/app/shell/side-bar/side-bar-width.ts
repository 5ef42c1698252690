import { readStored, writeStored } from '../../../lib/storage.ts'
import { createStore } from '../../../lib/store.ts'

const key = 'puquio.sideBarCollapsed'

/** Remembered on this device. */
export const isSideBarCollapsed = createStore(readStored<boolean>('device', key) === true)

isSideBarCollapsed.subscribe(() => writeStored('device', key, isSideBarCollapsed.read()))
