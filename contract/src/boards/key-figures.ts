/** What a panel of a key figure can show: a result of a parameter, a reading of a variable, or a count. */
export const keyFigureKinds = [
  'result',
  'reading',
  'exceedances',
  'plan-progress',
  'alarms',
  'commitments',
] as const
export type KeyFigureKind = (typeof keyFigureKinds)[number]

/** What each is told besides: of the first station and parameter, or variable, where it is of one. */
export const keyFigureSettings = {
  result: ['stations', 'parameters'],
  reading: ['variables'],
  exceedances: ['stations', 'parameters'],
  'plan-progress': ['plans'],
  alarms: ['stations'],
  commitments: [],
} as const satisfies Record<KeyFigureKind, readonly string[]>

/** Those of them without which it has nothing to show; it is of one of each. */
export const keyFigureNeeds: Record<
  KeyFigureKind,
  readonly ('stations' | 'parameters' | 'variables')[]
> = {
  result: ['stations', 'parameters'],
  reading: ['variables'],
  exceedances: [],
  'plan-progress': [],
  alarms: [],
  commitments: [],
}
