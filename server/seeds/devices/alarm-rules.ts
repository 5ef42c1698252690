import {
  type AlarmRule,
  limitRules,
  type MeasuredCondition,
  noDataRule,
  plainRule,
  rateRule,
} from '@puquio/domain'
import { devices } from './devices.ts'
import { type Modelled, models } from './models.ts'

/** What became of the alarms of a rule: told and cleared where nothing is said. */
export type Story = 'answered' | 'oldest-is-historic'

export type RuleSeed = {
  serial: string
  key: string
  name?: string
  rule: AlarmRule
  story?: Story
}

/** What a device measures at the end of what is loaded. */
type Newest = (serial: string, key: string) => number

/** The rules of the demonstration. Two are set below what is measured now, so that there is something to answer. */
export const ruleSeeds = (newest: Newest): RuleSeed[] => [
  ...devices.flat().flatMap(({ serial, model }) => {
    const variables: readonly Modelled[] = models[model]
    return variables.flatMap(({ key, min = null, max = null, ...limits }) => {
      const { lowLow = null, low = null, high = null, highHigh = null } = limits
      const rules = limitRules({ lowLow, low, high, highHigh, min, max })
      return rules.map(({ rule }) => ({ serial, key, rule }))
    })
  }),
  {
    serial: 'EF-SC200-01',
    key: 'conductivity',
    rule: above(below(newest('EF-SC200-01', 'conductivity')), { severity: 'high', deadBand: 20 }),
  },
  {
    serial: 'PZ-4500-0121',
    key: 'pressure',
    name: 'Alerta amarilla del dique',
    rule: above(below(newest('PZ-4500-0121', 'pressure')), { deadBand: 1 }),
    story: 'answered',
  },
  { serial: 'EF-SC200-02', key: 'flow', rule: rateRule(2.5) },
  {
    serial: 'EF-SC200-03',
    key: 'ph',
    name: 'pH fuera de la operación de la PTAR',
    rule: {
      ...plainRule,
      ...value('<', 7.2),
      join: 'or',
      op2: '>',
      value2: 8,
      onDelayS: 1800,
      inARow: 3,
      deadBand: 0.1,
      offDelayS: 1800,
      severity: 'medium',
      repeatMinutes: 60,
      escalationMinutes: [120],
    },
  },
  {
    serial: 'MET-CR1000-01',
    key: 'temperature',
    rule: {
      ...plainRule,
      ...value('<', 3),
      onDelayS: 1800,
      deadBand: 0.5,
      offDelayS: 1800,
      severity: 'low',
      schedule: { days: [1, 2, 3, 4, 5, 6, 7], from: '18:00', until: '08:00' },
    },
    story: 'oldest-is-historic',
  },
  { serial: 'RIO-SC200-04', key: 'ph', rule: noDataRule('mobile') },
]

const value = (op1: '<' | '>', value1: number) =>
  ({ kind: 'value', op1, value1, join: null, op2: null, value2: null }) as const

const above = (
  limit: number,
  rest: Partial<Pick<AlarmRule & MeasuredCondition, 'severity' | 'deadBand'>>,
): AlarmRule => ({ ...plainRule, ...value('>', limit), ...rest })

/** A round number a little below. */
const below = (measured: number): number => {
  const step = 10 ** (Math.floor(Math.log10(measured)) - 1)
  return Math.floor((measured * 0.97) / step) * step
}
