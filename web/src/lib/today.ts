import { todayIn } from '@puquio/domain'
import { useState } from 'react'
import { useServerAheadMs } from './app-data.ts'

/** Now by the server's clock: a device's may be wrong, and the demonstration's stands on another day. */
export const useNow = (): Date => {
  const aheadMs = useServerAheadMs()
  const [openedAt] = useState(() => Date.now())
  return new Date(openedAt + aheadMs)
}

/** Today in the project's time zone, as it was when the page's part was opened. */
export const useToday = (timeZone: string): string => todayIn(timeZone, useNow())
