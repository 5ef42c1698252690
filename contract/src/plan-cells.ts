import {
  type Frequency,
  frequencies,
  languages,
  nameKey,
  parseDatum,
  parseDecimal,
  parseZone,
  plainText,
  readDate,
  type Text,
  utmLimitsM,
} from '@puquio/domain'
import { z } from 'zod'
import { givenYears } from './kit/values.ts'
import {
  byName,
  closestName,
  type Listed,
  type ListedFrequency,
  type PlanLists,
} from './plan-lists.ts'
import { type CellProblem, planTextMax } from './plan-rows.ts'
import { altitudeLimitsM } from './station-kinds.ts'
import { frequencyTerms, monitoringTypeTerms, yesNoWords } from './terms.ts'

/**
 * One zod schema a column of the official template: from a cell's text to its value, or null where
 * it is blank. Server and preview judge by the same. What rests on several cells: plan-judge.ts.
 */
export const planCells = (lists: PlanLists) => ({
  stationCode: cell((text, refuse) => shortText(text, planTextMax.stationCode, refuse)).refine(
    (value) => value !== null,
    { params: { code: 'required' } },
  ),
  component: listed(lists.components).refine((value) => value !== null, {
    params: { code: 'required' },
  }),
  // Which subcomponents there are depends on the component: the judge looks it up.
  subcomponent: cell((text) => text || null),
  miningComponent: listed(lists.miningComponents),
  sourceType: listed(lists.sourceTypes),
  type: cell((text, refuse) =>
    text === '' ? null : (types.get(nameKey(text)) ?? refuse('not-in-list')),
  ),
  profile: listed(lists.profiles),
  sample: cell((text, refuse) => (text === '' ? null : (yesOrNo(text) ?? refuse('yes-no')))),
  estimatedOn: date,
  frequency: frequency(lists.frequencies),
  startsOn: date,
  endsOn: date,
  commitment: freeText(planTextMax.commitment),
  instrument: freeText(planTextMax.instrument),
  standard: freeText(planTextMax.standard),
  category: freeText(planTextMax.category),
  easting: numberWithin(utmLimitsM.eastingM),
  northing: numberWithin(utmLimitsM.northingM),
  zone: cell((text, refuse) => (text === '' ? null : (parseZone(text) ?? refuse('zone')))),
  datum: cell((text, refuse) => (text === '' ? null : (parseDatum(text) ?? refuse('datum')))),
  altitude: numberWithin(altitudeLimitsM),
  observation: freeText(planTextMax.observation),
})

type Refuse = (code: CellProblem, params?: Record<string, string | number>) => never

function cell<T>(read: (text: string, refuse: Refuse) => T) {
  return z.string().transform((given, context) => {
    const refuse: Refuse = (code, params = {}) => {
      context.issues.push({ code: 'custom', input: given, params: { code, ...params } })
      return z.NEVER
    }
    const text = plainText(given).trim()
    return errorValue.test(text) ? refuse('error-value') : read(text, refuse)
  })
}

/** What spreadsheets leave in a cell whose formula failed, in the languages of their programs. */
const errorValue = /^#(?:N\/[AD]|GETTING_DATA|[¡¿]?\p{Lu}+(?:\/0)?[!?])$/iu

const shortText = (text: string, max: number, refuse: Refuse): string | null =>
  text.length > max ? refuse('too-long', { max }) : text || null

const freeText = (max: number) => cell((text, refuse) => shortText(text, max, refuse))

const date = cell((text, refuse) => {
  if (text === '') return null
  const read = readDate(text)
  if ('on' in read) return read.on
  return read.issue === 'date' ? refuse('date') : refuse('date-year', givenYears)
})

const numberWithin = ({ min, max }: { min: number; max: number }) =>
  cell((text, refuse) => {
    if (text === '') return null
    const value = parseDecimal(text) ?? refuse('number')
    return value < min || value > max ? refuse('out-of-range', { min, max }) : value
  })

/** Says which name is not known, and the one that was probably meant. */
export const notInList = (name: string, entries: Iterable<Listed>) => {
  const suggestion = closestName(name, entries)
  return suggestion === null ? {} : { suggestion }
}

const listed = (entries: readonly Listed[]) => {
  const names = byName(entries)
  return cell((text, refuse) => {
    if (text === '') return null
    const found = names.get(nameKey(text)) ?? refuse('not-in-list', notInList(text, entries))
    return found.isRetired ? refuse('retired') : found
  })
}

/** By the project's name for it, else by the rule's own name in any language. */
const frequency = (entries: readonly ListedFrequency[]) => {
  const names = byName(entries)
  const byRule = (text: string) => {
    const rule = rules.get(nameKey(text))
    return entries.find((entry) => entry.rule === rule && !entry.isRetired)
  }
  return cell((text, refuse) => {
    if (text === '') return null
    const found = names.get(nameKey(text)) ?? byRule(text)
    if (!found) return refuse('not-in-list', notInList(text, entries))
    return found.isRetired ? refuse('retired') : found
  })
}

const words = <V extends string>(values: readonly V[], terms: Record<V, Text>) =>
  new Map(
    values.flatMap((value) => [
      [nameKey(value), value] as const,
      ...languages.map((language) => [nameKey(terms[value][language]), value] as const),
    ]),
  )

// A reschedule needs the monitoring that it replaces, which a workbook cannot name.
const types = words(['scheduled', 'additional'], monitoringTypeTerms)
const rules: ReadonlyMap<string, Frequency> = words(frequencies, frequencyTerms)

const yesOrNo = (text: string): boolean | null => {
  const word = nameKey(text)
  if (yesNoWords.yes.some((one) => one === word)) return true
  return yesNoWords.no.some((one) => one === word) ? false : null
}
