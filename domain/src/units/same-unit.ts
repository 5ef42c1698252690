import { nameKey } from '../name-key.ts'
import { findUnit } from './find-unit.ts'

/** Whether two texts mean one unit; where one of them is not known, whether both are spelled alike. */
export const isSameUnit = (one: string, other: string): boolean => {
  const [known, otherKnown] = [findUnit(one), findUnit(other)]
  return known === null || otherKnown === null
    ? nameKey(one) === nameKey(other)
    : known === otherKnown
}
