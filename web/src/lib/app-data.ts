import { type AppData, generalRoutes } from '@puquio/contract/general'
import { idleMs, sessionMs } from '@puquio/domain'
import { call, parsed } from './api/call.ts'
import { createStore, useStore } from './store.ts'

/** General application data; null until it has come, and for good where it could not be read. */
const appData = createStore<AppData | null>(null)

/** How far the server's clock is ahead of this device's; no difference is known of until it was read. */
const serverAheadMs = createStore(0)

export const useServerAheadMs = (): number => useStore(serverAheadMs)

export const useAppData = (): AppData | null => useStore(appData)

/**
 * At start: the server writes them into the page that it sends, and where it could not they are asked
 * for, as after a change. That they could not be loaded is only logged.
 */
export const loadAppData = async ({ isAgain = false } = {}): Promise<void> => {
  const given = isAgain ? null : givenAppData()
  if (given !== null) return take(given, pageArrivedAt())
  try {
    const { data } = await call(generalRoutes.appData)
    take(data, Date.now())
  } catch (error) {
    console.warn('General application data could not be loaded', error)
  }
}

const take = (data: AppData, arrivedAt: number): void => {
  serverAheadMs.set(Date.parse(data.now) - arrivedAt)
  appData.set(data)
}

/** Null in a page of the development server, too, which writes none. */
const givenAppData = (): AppData | null => {
  const text = document.getElementById('app-data')?.textContent ?? ''
  return parsed(text) as AppData | null
}

/** The scripts may load long after the page. */
const pageArrivedAt = (): number => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page === undefined ? Date.now() : performance.timeOrigin + page.responseStart
}

/** Defaults until the server's data are known. */
export const useIdleTimes = (): { sessionMs: number; idleMs: number } =>
  useAppData()?.defaults ?? { sessionMs, idleMs }
