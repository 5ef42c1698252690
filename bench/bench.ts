import { readdir } from 'node:fs/promises'

/** One printed line: a measured value, its reference, and the limit for their ratio. */
export type BenchResult = {
  name: string
  value: number
  unit: string
  reference: { name: string; value: number }
  /** Limit for value divided by reference; `atLeast` where more is better. */
  limit: { atMost: number } | { atLeast: number }
}
/** `--short` asks a bench that runs for minutes for a shorter run. */
export type BenchOptions = { isShort: boolean }
type Bench = { run: (options: BenchOptions) => Promise<BenchResult[]> }

/**
 * `npm run bench` runs all benches, `npm run bench -- import` those named. Machines are noisy, so ratios
 * count.
 */
const asked = process.argv.slice(2).filter((argument) => argument !== '--short')
const isShort = process.argv.includes('--short')
const files = (await readdir(import.meta.dirname))
  .filter((file) => /^[a-z-]+\.bench\.ts$/.test(file))
  .toSorted()
const known = files.map((file) => file.replace('.bench.ts', ''))
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No bench named ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(1)
}

let missed = 0
for (const name of known.filter((one) => asked.length === 0 || asked.includes(one))) {
  console.log(`\n${name}`)
  const { run } = (await import(`./${name}.bench.ts`)) as Bench
  for (const result of await run({ isShort })) {
    const kept = print(result)
    if (!kept) missed++
  }
}
if (missed > 0) process.exitCode = 1
console.log(missed === 0 ? '\nEvery result keeps its limit.' : `\n${missed} outside their limit.`)

function print({ name, value, unit, reference, limit }: BenchResult): boolean {
  const ratio = value / reference.value
  const kept = 'atMost' in limit ? ratio <= limit.atMost : ratio >= limit.atLeast
  const bound = 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`
  const shown = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))
  console.log(
    `  ${name}: ${shown(value)} ${unit}; ${reference.name}: ${shown(reference.value)} ${unit}; ratio ${ratio.toFixed(2)} (${bound})${kept ? '' : '  OUTSIDE'}`,
  )
  return kept
}
