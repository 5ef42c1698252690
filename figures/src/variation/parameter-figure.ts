import { type Language, locales, type Qualifier } from '@puquio/domain'
import type { SeriesMark } from '../series-figure.ts'
import type { LimitName } from './limit-steps.ts'
import {
  type SampleBound,
  type VariationFigure,
  variationFigure,
  type VariationOptions,
} from './variation-figure.ts'

/** Results of a parameter, in columns of one length for each station. */
export type ParameterResults = {
  series: readonly {
    place: number
    name: string
    /** A day, or a day with its time, of the project's wall clock. */
    at: readonly string[]
    values: readonly (number | null)[]
    marks: readonly (SeriesMark | 'rejected')[]
    /** Of each result what limits it alone, as by its pH and temperature. */
    bounds?: readonly (readonly SampleBound[])[]
  }[]
  spans: readonly {
    bound: 'min' | 'max'
    value: number
    standard: string
    category: string | null
    from: string | null
    to: string | null
  }[]
}

type Options = Omit<VariationOptions, 'from' | 'to'> & {
  from?: string | undefined
  to?: string | undefined
}

/** Returns the figure of a parameter: what was rejected or has no number is not drawn. Days are calendar dates. */
export const parameterFigure = (
  { series, spans }: ParameterResults,
  { from, to, ...size }: Options,
): VariationFigure =>
  variationFigure(
    series.map(({ place, name, at, values, marks, bounds }) => ({
      place,
      name,
      points: at.flatMap((when, index) => {
        const [value, mark] = [values[index], marks[index]]
        return value === null || value === undefined || mark === undefined || mark === 'rejected'
          ? []
          : [{ at: wallClock(when), value, mark, index, bounds: bounds?.[index] ?? [] }]
      }),
    })),
    spans.map(({ bound, value, standard, category, from: first, to: last }) => ({
      bound,
      value,
      name: category === null ? standard : `${standard} ${category}`,
      from: first === null ? -Infinity : wallClock(first),
      to: last === null ? Infinity : wallClock(last) + dayMs,
    })),
    {
      ...size,
      from: from === undefined ? undefined : wallClock(from),
      to: to === undefined ? undefined : wallClock(to) + dayMs,
    },
  )

const dayMs = 86_400_000

/** `2026-01-10T14:30` read as UTC, so that the axis shows the project's own days. */
export const wallClock = (when: string): number =>
  Date.parse(when.length === 10 ? when : `${when}:00Z`)

/** From here on, and below the other, a number has more digits than an axis has room for. */
const [longest, shortest] = [1e9, 1e-4]

/** How numbers, months and limits are written in a figure; made once, since formatters cost more than what they write. */
export const figureWords = (language: Language): FigureWords => {
  const known = wordsOf.get(language)
  if (known) return known
  const made = makeWords(language)
  wordsOf.set(language, made)
  return made
}

type FigureWords = ReturnType<typeof makeWords>
const wordsOf = new Map<Language, FigureWords>()

const makeWords = (language: Language) => {
  const locale = locales[language]
  const numbers = (maximumSignificantDigits: number) => {
    const plain = new Intl.NumberFormat(locale, { maximumSignificantDigits })
    const scientific = new Intl.NumberFormat(locale, {
      maximumSignificantDigits,
      notation: 'scientific',
    })
    return (value: number) => {
      const size = Math.abs(value)
      const isLong = size >= longest || (size > 0 && size < shortest)
      return (isLong ? scientific : plain).format(value)
    }
  }
  const [number, statistic] = [numbers(6), numbers(4)]
  const months = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  })
  return {
    number,
    /** What lies between results is not known better than four digits. */
    statistic,
    /** A result with what stands before its number. */
    amount: (value: number, qualifier: Qualifier | null) =>
      `${qualifier === null ? '' : signs[qualifier]}${number(value)}`,
    month: (at: number) => months.format(at),
    limit: (bound: LimitName['bound'], value: number) =>
      `${bound === 'max' ? '≤' : '≥'} ${number(value)}`,
  }
}

const signs: Record<Qualifier, string> = { '<': '<', '<=': '≤', '>': '>', '>=': '≥', trace: '<' }
