import { readStored, writeStored } from '../../../lib/storage.ts'

/** The texts written last, offered for copying when many monitorings are entered. */
export type LastTexts = { observation: string; reason: string }

const storageKey = 'puquio.lastFollowUp'

export const lastTexts = (): LastTexts | null => readStored<LastTexts>('tab', storageKey)

export const rememberTexts = ({ observation, reason }: LastTexts): void =>
  writeStored('tab', storageKey, { observation, reason })
