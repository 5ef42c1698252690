import type { ProblemParams } from '@puquio/contract'
import i18next from 'i18next'
import { CallError } from '../api/call-error.ts'
import { addTexts } from '../texts/texts.ts'
import { firstProblemTexts, firstProblemVariants } from './first-problem-texts.ts'
import { numberFormat } from '../texts/intl.ts'

type GivenProblem = { problem: string; params?: ProblemParams }

/** A problem in the reader's words; what nobody foresaw is a system error. */
export const problemText = (told: unknown): string => {
  const { problem, params = {} } = isTold(told) ? told : { problem: 'UNEXPECTED' }
  const translate = i18next.getFixedT(null, 'problems') as (key: string, values: object) => string
  const isKnown = i18next.exists(problem, { ns: 'problems' })
  const context = contextOf(params)
  return translate(isKnown ? problem : 'UNEXPECTED', {
    ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)])),
    wait: waitText(params['retryAfterS']),
    ...(context === undefined ? {} : { context }),
  })
}

type StoredProblem = { code: string; params: ProblemParams }

/** A problem that is kept with what it befell, as a document has it. */
export const storedProblemText = ({ code, params }: StoredProblem): string =>
  problemText({ problem: code, params })

/** What ErrorState and DataTable show of an error. */
export const failureOf = (error: unknown): { text: string; requestId?: string } => ({
  text: problemText(error),
  ...(error instanceof CallError && error.requestId ? { requestId: error.requestId } : {}),
})

const isTold = (told: unknown): told is GivenProblem =>
  typeof told === 'object' && told !== null && 'problem' in told && typeof told.problem === 'string'

/** Which variant of a text the params ask for. */
const contextOf = (params: ProblemParams): string | undefined => {
  const said = params['failure'] ?? params['reason'] ?? params['by']
  if (typeof said === 'string') return said
  if (params['mailed'] === false) return 'false'
  if ('columns' in params) return 'columns'
  if ('maxMb' in params) return 'sized'
  return 'max' in params ? 'limit' : undefined
}

const shown = (value: ProblemParams[string]): string =>
  typeof value === 'number'
    ? numberFormat(i18next.language).format(value)
    : Array.isArray(value)
      ? value.join(', ')
      : String(value ?? '')

/** 45 seconds, 5 minutes: in the reader's language without texts of ours. */
const waitText = (seconds: ProblemParams[string] | undefined): string => {
  const value = typeof seconds === 'number' ? seconds : 60
  const [amount, unit] = value < 100 ? [value, 'second'] : [Math.ceil(value / 60), 'minute']
  return numberFormat(i18next.language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(amount)
}

addTexts('problems', { ...firstProblemTexts, ...firstProblemVariants })
