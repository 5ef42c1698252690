import { qualities, type QualityCode, storedQualityOf } from '@puquio/domain'
import type { Database } from '../db/database.ts'
import { channel } from './write/flush-store.ts'
import type { Row } from './reading.ts'

/** A variable with its newest reading of a flush, which late ones may make older than the latest. */
export type Changed = {
  variableId: number
  atMs: number
  value: number | null
  quality: QualityCode
}
export type ReadingsListener = (changed: readonly Changed[]) => void

/** A NOTIFY holds fewer than 8,000 bytes; what stands here is ASCII. */
const largestPayload = 7900

/** The payloads that tell of these readings, each as many as it holds. */
export function noticesOf(rows: readonly Row[]): string[] {
  const payloads: string[] = []
  let payload = ''
  for (const { variableId, atMs, value, quality } of rows) {
    const shown = qualities[storedQualityOf(quality)?.quality ?? 'suspect']
    // Most are good, which is said by saying nothing.
    const entry = `${variableId},${atMs},${value ?? ''}${shown === qualities.good ? '' : `,${shown}`}`
    if (payload !== '' && payload.length + 1 + entry.length > largestPayload) {
      payloads.push(payload)
      payload = ''
    }
    payload += payload === '' ? entry : `;${entry}`
  }
  if (payload !== '') payloads.push(payload)
  return payloads
}

export const readNotice = (payload: string): Changed[] =>
  payload.split(';').map((entry) => {
    const [variableId, atMs, value = '', quality = qualities.good] = entry.split(',')
    return {
      variableId: Number(variableId),
      atMs: Number(atMs),
      value: value === '' ? null : Number(value),
      quality: Number(quality) as QualityCode,
    }
  })

type Listening = { onChange: ReadingsListener; onGap: () => void }
type Parts = { database: Database; onError: (error: Error) => void }

/** Tells listeners of this process what any process stored; it listens once somebody asks. */
export function openFanOut({ database, onError }: Parts) {
  const listening = new Set<Listening>()
  const tell = (how: (one: Listening) => void) => {
    for (const one of listening)
      try {
        how(one)
      } catch (error) {
        onError(error as Error)
      }
  }
  let begun: Promise<void> | null = null
  const begin = () =>
    database.listen(
      channel,
      (payload) => {
        const changed = readNotice(payload)
        tell(({ onChange }) => onChange(changed))
      },
      () => tell(({ onGap }) => onGap()),
    )
  return {
    /** Resolves once it listens; what it returns ends it. */
    async onReadings(onChange: ReadingsListener, onGap: () => void = () => undefined) {
      const mine = { onChange, onGap }
      listening.add(mine)
      begun ??= begin()
      try {
        await begun
      } catch (error) {
        begun = null
        listening.delete(mine)
        throw error
      }
      return () => void listening.delete(mine)
    },
  }
}
