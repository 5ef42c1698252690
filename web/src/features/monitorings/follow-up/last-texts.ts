import { readStored, writeStored } from '../../../lib/storage.ts'

/** What was written last, for those who enter a round of dozens: offered, never filled in unasked. */
export type LastTexts = { observation: string; reason: string }

const storageKey = 'puquio.lastFollowUp'

export const lastTexts = (): LastTexts | null => readStored<LastTexts>('tab', storageKey)

export const rememberTexts = ({ observation, reason }: LastTexts): void =>
  writeStored('tab', storageKey, { observation, reason })
