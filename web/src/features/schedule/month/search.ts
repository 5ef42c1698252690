import { type MonitoringStatus, monitoringStatuses } from '@puquio/domain'
import { type FilterKey, type Filters, filterKeys } from './filters.ts'

/** A count of the month that also filters the table. */
export const kinds = [...monitoringStatuses, 'additional', 'mishaps', 'withoutSample'] as const
export type Kind = MonitoringStatus | 'additional' | 'mishaps' | 'withoutSample'

/** What the address of a plan's schedule says; without a month the server chooses it. */
export type ScheduleSearch = { month: string | undefined; kind: Kind | undefined; filters: Filters }

export const readSearch = (values: Readonly<Record<string, unknown>>): ScheduleSearch => ({
  month: readMonth(values['month']),
  kind: kinds.find((kind) => kind === values['kind']),
  filters: Object.fromEntries(filterKeys.map((key) => [key, readIds(values[key])])) as Record<
    FilterKey,
    number[]
  >,
})

/** Filters as the address carries them: 3, or 3,7. */
export const filterValues = (filters: Filters): Record<string, string | number | undefined> =>
  Object.fromEntries(filterKeys.map((key) => [key, listed(filters[key])]))

// The router writes a lone number without quotes, and a text of digits with them.
const listed = (ids: readonly number[]) => (ids.length === 1 ? ids[0] : ids.join(',') || undefined)

const readMonth = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined

const readIds = (value: unknown): number[] =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
