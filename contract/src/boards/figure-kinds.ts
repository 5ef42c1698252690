/** What a panel of one figure can show: a result of a parameter, a reading of a variable, or a count. */
export const figureKinds = [
  'result',
  'reading',
  'exceedances',
  'plan-progress',
  'alarms',
  'commitments',
] as const
export type FigureKind = (typeof figureKinds)[number]
