import { readFile } from 'node:fs/promises'
import { findCommitments } from '../domain/src/commitments/find-commitments.ts'
import { agreementOf, labelledSentences } from '../domain/test/labelled-sentences.ts'
import type { BenchResult } from './bench.ts'

const folder = new URL('../domain/test/commitments/', import.meta.url)

/** Precision and recall of the rules on labelled sentences, beside what is asked of them, with the counts. */
export async function run(): Promise<BenchResult[]> {
  const results = await Promise.all(
    ['adapted', 'development', 'held-out'].map(async (name) => {
      const sentences = labelledSentences(await readFile(new URL(`${name}.jsonl`, folder), 'utf8'))
      const { found, wrong, missed, precision, recall } = agreementOf(
        sentences,
        (text) => findCommitments([text]).length > 0,
      )
      console.log(
        `  ${name}: ${sentences.length} sentences; ${found} found, ${wrong.length} wrongly, ${missed.length} missed`,
      )
      return [
        result(`precision on ${name} sentences`, precision),
        result(`recall on ${name} sentences`, recall),
      ]
    }),
  )
  return results.flat()
}

const result = (name: string, value: number): BenchResult => ({
  name,
  value,
  unit: '',
  reference: { name: 'asked', value: 0.85 },
  limit: { atLeast: 1 },
})
