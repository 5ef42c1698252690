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

/** The settings that the editor asks for, by what is shown. */
export const keyFigureSettings = {
  result: ['stations', 'parameters'],
  reading: ['variables'],
  exceedances: ['stations', 'parameters'],
  'plan-progress': ['plans'],
  alarms: ['stations'],
  commitments: [],
} as const satisfies Record<KeyFigureKind, readonly string[]>

/** Those of them that are required; of each the figure takes one id alone, as it shows one number. */
export const keyFigureNeeds: {
  [K in KeyFigureKind]: readonly Extract<
    (typeof keyFigureSettings)[K][number],
    'stations' | 'parameters' | 'variables'
  >[]
} = {
  result: ['stations', 'parameters'],
  reading: ['variables'],
  exceedances: [],
  'plan-progress': [],
  alarms: [],
  commitments: [],
}

/** What the number beside a key figure counts: the whole that it is a part of, or alarms that nobody acknowledged. */
export const keyFigureBesides = ['total', 'unacknowledged'] as const
export type KeyFigureBeside = (typeof keyFigureBesides)[number]
