import { expect, it } from 'vitest'
import development from '../../../test/commitments/development.jsonl?raw'
import heldOut from '../../../test/commitments/held-out.jsonl?raw'
import adapted from '../../../test/commitments/adapted.jsonl?raw'
import { agreementOf, labelledSentences } from '../../../test/labelled-sentences.ts'
import { findCommitments } from '../find-commitments.ts'

it.each([
  ['adapted', adapted, 25],
  ['development', development, 120],
  ['held-out', heldOut, 100],
])('%s sentences are told apart, precision and recall at least 0.85', (_name, file, atLeast) => {
  const sentences = labelledSentences(file)
  const agreement = agreementOf(sentences, (text) => findCommitments([text]).length > 0)
  expect(sentences.length).toBeGreaterThanOrEqual(atLeast)
  expect(agreement.precision, agreement.wrong.join('\n')).toBeGreaterThanOrEqual(0.85)
  expect(agreement.recall, agreement.missed.join('\n')).toBeGreaterThanOrEqual(0.85)
})
