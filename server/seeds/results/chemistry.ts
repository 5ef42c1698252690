import { readFileSync } from 'node:fs'
import { isParameterKey, type ParameterKey } from '@puquio/domain'

export const waters = [
  'clean',
  'affected',
  'drainage',
  'lake',
  'effluent',
  'domestic',
  'ground',
  'drinking',
] as const
export type Medium = (typeof waters)[number] | 'air' | 'day' | 'night' | 'soil'

/** What is measured in a medium, from chemistry.tsv. */
export type Measure = {
  parameter: ParameterKey
  method: string
  /** The middle of its results in this medium. */
  base: number
  /** A standard deviation: of the logarithm where results are multiplied, else in the unit. */
  spread: number
  isAdded: boolean
  /** What makes it rise and fall together with others. */
  follows: 'ions' | 'solids' | 'dust' | null
  /** Detection limits of both laboratories. */
  limits: readonly [number | null, number | null]
}

/** Returns what is measured in a medium. */
export const measuresIn = (medium: Medium): readonly Measure[] => byMedium.get(medium) ?? []

const [head = [], ...lines] = readFileSync(new URL('chemistry.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
const rows = lines.map((cells) => new Map(head.map((name, index) => [name, cells[index] ?? ''])))
const media: readonly Medium[] = [...waters, 'air', 'day', 'night', 'soil']
const byMedium = new Map(
  media.map((medium) => [medium, rows.flatMap((row) => toMeasure(row, medium))]),
)

function toMeasure(row: ReadonlyMap<string, string>, medium: Medium): Measure[] {
  const cell = (name: string) => row.get(name) ?? ''
  if (cell(medium) === '') return []
  const parameter = cell('parameter')
  if (!isParameterKey(parameter)) throw new Error(`No parameter: ${parameter}`)
  const isAdded = cell('spread').startsWith('±')
  const spread = Number.parseFloat(cell('spread').replace('±', ''))
  const follows = cell('follows')
  return [
    {
      parameter,
      method: cell('method'),
      base: Number(cell(medium)),
      spread: isAdded ? spread : spread / 100,
      isAdded,
      follows: follows === 'ions' || follows === 'solids' || follows === 'dust' ? follows : null,
      limits: [Number(cell('limit1')) || null, Number(cell('limit2')) || null],
    },
  ]
}
