/** Values beyond are no measurements of anything, and the sum of some would be no number. */
const largestValue = 1e15

/** Whether a number can be a reading. */
export const isValue = (value: number): boolean => Math.abs(value) <= largestValue
