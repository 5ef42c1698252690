import { type AppData, generalRoutes } from '@puquio/contract/general'
import { idleMs, sessionMs } from '@puquio/domain'
import { call } from './call.ts'
import { createStore, useStore } from './store.ts'

/** General application data; null until it has come, and for good where it could not be read. */
const appData = createStore<AppData | null>(null)

/** How far the server's clock is ahead of this device's; no difference is known of until it was read. */
const serverAheadMs = createStore(0)

export const useServerAheadMs = (): number => useStore(serverAheadMs)

export const useAppData = (): AppData | null => useStore(appData)

/** Loaded at start; that it could not be is only logged. */
export const loadAppData = async (): Promise<void> => {
  try {
    const { data } = await call(generalRoutes.appData)
    serverAheadMs.set(Date.parse(data.now) - Date.now())
    appData.set(data)
  } catch (error) {
    console.warn('General application data could not be loaded', error)
  }
}

/** What holds where the server has not said otherwise. */
export const useIdleTimes = (): { sessionMs: number; idleMs: number } =>
  useAppData()?.defaults ?? { sessionMs, idleMs }
