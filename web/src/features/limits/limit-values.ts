import type { LimitInput, LimitShown } from '@puquio/contract/laboratory/limits'

export const ownOrigins = ['own', 'instrument', 'baseline'] as const
const ownKinds = ['bounds', 'difference', 'not-applicable'] as const

/** The form of a limit, before a parameter and a first day are chosen. */
export type LimitValues = Omit<LimitInput, 'parameterId' | 'validFrom' | 'version'> & {
  parameterId: number | null
  validFrom: string | null
}

export const valuesOf = (limit: LimitShown | null, today: string): LimitValues => ({
  standard: limit?.standard ?? '',
  category: limit?.category ?? '',
  parameterId: limit?.parameterId ?? null,
  statistic: limit?.statistic ?? 'any-time',
  kind: ownKinds.find((one) => one === limit?.kind) ?? 'bounds',
  min: limit?.min ?? null,
  max: limit?.max ?? null,
  allowedPerYear: limit?.allowedPerYear ?? null,
  validFrom: limit?.validFrom ?? today,
  validTo: limit?.validTo ?? null,
  source: limit?.source ?? '',
  confidence: limit?.confidence ?? 'high',
  note: limit?.note ?? '',
  origin: ownOrigins.find((one) => one === limit?.origin) ?? 'own',
  approvedOn: limit?.approvedOn ?? null,
})

/** Only what an instrument set has a day of approval. */
export const bodyOf = (values: LimitValues) => ({
  ...values,
  approvedOn: values.origin === 'instrument' ? values.approvedOn : null,
})
