import { todayIn } from '@puquio/domain'
import { useState } from 'react'

/** Today in the project's time zone, as it was when the page's part was opened. */
export const useToday = (timeZone: string): string => {
  const [now] = useState(() => new Date())
  return todayIn(timeZone, now)
}
