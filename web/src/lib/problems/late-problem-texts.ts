import { chunkTimeoutMs } from '@puquio/domain'
import { inTime } from '../api/in-time.ts'

let texts: Promise<unknown> | null = null

/**
 * Fetches the sentences of all problems, which weigh 14 kB and are seldom read. Resolves without them, too, to false:
 * then the problem is shown as a system error, and the next one tries again.
 */
export const loadProblemTexts = async (): Promise<boolean> => {
  texts ??= inTime(import('./problem-texts.ts'), chunkTimeoutMs)
  try {
    await texts
    return true
  } catch (error) {
    texts = null
    console.warn(error)
    return false
  }
}
