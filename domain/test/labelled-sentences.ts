/** For tests and benches: a sentence of an instrument with what it is. */
export type LabelledSentence = {
  id: string
  text: string
  is_commitment: boolean
  origin: string
}

/** Reads a file of `test/commitments`. */
export const labelledSentences = (text: string): LabelledSentence[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledSentence)

/** How well sentences are told apart, as counts and as shares from 0 to 1. */
export type Agreement = {
  found: number
  wrong: string[]
  missed: string[]
  precision: number
  recall: number
}

/** Compares what a rule says of each sentence, read as a page of its own, with its label. */
export const agreementOf = (
  sentences: readonly LabelledSentence[],
  isCommitment: (text: string) => boolean,
): Agreement => {
  const said = sentences.filter(({ text }) => isCommitment(text))
  const wrong = said.filter((one) => !one.is_commitment)
  const missed = sentences.filter((one) => one.is_commitment && !said.includes(one))
  const right = said.length - wrong.length
  return {
    found: right,
    wrong: wrong.map(({ text }) => text),
    missed: missed.map(({ text }) => text),
    precision: right / said.length,
    recall: right / (right + missed.length),
  }
}
