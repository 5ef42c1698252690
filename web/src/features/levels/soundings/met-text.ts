import { type Language, type SoundingInput, soundingStateTerms } from '@puquio/domain'
import type { Format } from '../../../lib/texts/format.ts'

type Words = { format: Format; language: Language }

/** What the tape met, in metres from the top of the pipe: an arrow says that the water stands above it. */
export const metText = (
  { state, depthToWaterM, headAboveTopM }: SoundingInput,
  { format, language }: Words,
): string =>
  state === 'dry'
    ? soundingStateTerms.dry[language]
    : state === 'artesian'
      ? `↑ ${format.number(headAboveTopM, 2)}`
      : format.number(depthToWaterM, 2)
