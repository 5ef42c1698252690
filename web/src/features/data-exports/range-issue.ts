import { isCalendarDate } from '@puquio/domain'
import type { Choices } from './drop-missing.ts'

/** Returns what is wrong with the days of an export, by its text. */
export function rangeIssue({ from, to }: Choices): 'rangeMissing' | 'rangeWrong' | null {
  if ([from, to].some((day) => day !== undefined && !isCalendarDate(day))) return 'rangeWrong'
  if (from === undefined || to === undefined) return 'rangeMissing'
  return from > to ? 'rangeWrong' : null
}
