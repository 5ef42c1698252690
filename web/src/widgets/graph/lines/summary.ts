import { type PointsSummary, summaryOfPoints } from '@puquio/domain'
import { type Columns, firstFrom } from './columns.ts'
import type { Span } from './span.ts'

/** What columns hold in a span; null where that is nothing. */
export const summaryOf = (columns: Columns, { fromMs, toMs }: Span): PointsSummary | null =>
  summaryOfPoints(columns, firstFrom(columns, fromMs), firstFrom(columns, toMs))
