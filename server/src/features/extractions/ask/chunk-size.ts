import type { Model } from '../../../platform/model/model.ts'
import { carefulCharsOfToken } from '../../../platform/model/tokens.ts'
import { frameLength } from './question.ts'

/** Longer ones get answers that are cut off. */
const mostChars = 12_000
/** Below it the task leaves too little room, which the model then says. */
const fewestChars = 1_000

/** Characters of pages that fit into one question, beside frame, task and answer. */
export function chunkChars(
  { contextTokens, outputTokens }: Pick<Model, 'contextTokens' | 'outputTokens'>,
  task: string,
): number {
  const room = (contextTokens - outputTokens) * carefulCharsOfToken - frameLength - task.length
  return Math.max(fewestChars, Math.min(mostChars, room))
}
