import { failureOf } from '../problems/problem-text.ts'

/** A list that is asked for page by page, as `useApi` gives it. */
type Paged<Row> = {
  data: { items: readonly Row[]; total: number } | undefined
  error: unknown
  isPlaceholderData: boolean
  refetch: () => unknown
}

/** Returns what DataTable shows of a list: its rows, how many there are, and what went wrong. */
export const rowsOf = <Row>({ data, error, isPlaceholderData, refetch }: Paged<Row>) => ({
  rows: data?.items,
  total: data?.total,
  isStale: isPlaceholderData,
  failure: error ? failureOf(error) : undefined,
  onRetry: () => void refetch(),
})
