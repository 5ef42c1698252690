/** How many texts of a column show something, and the rows (from 0) of the first of them. */
export type Evidence = { count: number; rows: number[] }

export const noEvidence = (): Evidence => ({ count: 0, rows: [] })

export const addEvidence = (evidence: Evidence, row: number): void => {
  evidence.count++
  if (evidence.rows.length < rowsKept) evidence.rows.push(row)
}

export const joinEvidence = (one: Evidence, other: Evidence): Evidence => ({
  count: one.count + other.count,
  rows: [...one.rows, ...other.rows].toSorted((a, b) => a - b).slice(0, rowsKept),
})

const rowsKept = 5
