import { matrixTerms, resultFieldTerms } from '@puquio/domain'
import type { CopiedRow } from '../../../platform/db/copy/copy-rows.ts'
import type { Content } from '../../../platform/xlsx/write/content.ts'
import type { StreamedCell } from '../../../platform/xlsx/write/sheet-chunks.ts'
import type { WrittenColumn } from '../../../platform/xlsx/write/workbook-spec.ts'
import type { Writing } from '../export-columns-store.ts'
import { sampleTypeTerms } from '@puquio/contract/terms/sample-types'
import { dateColumn, exceedsStyle, headed } from './sheet-columns.ts'

export type WideParameter = { id: number; name: string; unit: string; isCalculated: boolean }

const fixed = 12

export function wideColumns(
  parameters: readonly WideParameter[],
  { apart, language }: Writing,
): WrittenColumn[] {
  const terms = resultFieldTerms
  const text = (field: keyof typeof terms, widthChars = 14) =>
    headed(terms[field][language], widthChars)
  return [
    text('station'),
    { ...text('date', 12), ...dateColumn },
    text('time', 8),
    text('matrix', 10),
    text('sampleType'),
    text('sampleCode'),
    text('depth', 10),
    text('campaign', 20),
    text('laboratory', 20),
    text('report', 16),
    text('source', 20),
    text('chainOfCustody', 16),
    ...parameters.flatMap(({ unit, ...parameter }) => {
      const name = parameterHeading(parameter, language)
      const value = headed(unit === '' ? name : `${name} (${unit})`, 14)
      return apart ? [headed(`${name} <`, 5), value] : [value]
    }),
  ]
}

/** Calculated results have a column of their own, which an import leaves out by its heading. */
export const parameterHeading = (
  { name, isCalculated }: Pick<WideParameter, 'name' | 'isCalculated'>,
  language: Writing['language'],
): string => (isCalculated ? `${resultFieldTerms.calculated[language]}: ${name}` : name)

/** Gathers the results of each sample, which follow one another, into one row. */
export async function* wideRows(
  batches: AsyncIterable<CopiedRow[]>,
  parameters: readonly WideParameter[],
  { apart, language }: Writing,
): AsyncGenerator<StreamedCell[][]> {
  const step = apart ? 2 : 1
  const places = new Map(
    parameters.map(({ id, isCalculated }, index) => [
      isCalculated ? `${id} calculated` : String(id),
      fixed + index * step,
    ]),
  )
  let sampleId: string | null = null
  let row: StreamedCell[] = []
  for await (const results of batches) {
    const whole: StreamedCell[][] = []
    for (const [
      sample,
      code,
      on,
      time,
      matrix,
      type,
      sampleCode,
      depth,
      campaign,
      laboratory,
      report,
      source,
      custody,
      parameter,
      value,
      shown,
      isSigned,
      exceeds,
      isCalculated,
    ] of results) {
      if (sample !== sampleId) {
        if (sampleId !== null) whole.push(row)
        sampleId = sample as string
        row = new Array<StreamedCell>(fixed + parameters.length * step).fill(null)
        row[0] = code as string
        row[1] = { date: on as string }
        row[2] = time as string | null
        row[3] = matrixTerms[matrix as keyof typeof matrixTerms][language]
        row[4] = sampleTypeTerms[type as keyof typeof sampleTypeTerms][language]
        row[5] = sampleCode as string
        row[6] = depth === null ? null : Number(depth)
        row[7] = campaign as string | null
        row[8] = laboratory as string | null
        row[9] = report as string | null
        row[10] = source as string
        row[11] = custody as string | null
      }
      const place = places.get(
        isCalculated === 't' ? `${parameter} calculated` : (parameter as string),
      )
      if (place === undefined) continue
      const text = value ?? null
      const number = text === null || !Number.isFinite(Number(text)) ? null : Number(text)
      const mark = (content: Content): StreamedCell =>
        exceeds === 't' ? { content, style: exceedsStyle } : content
      if (apart) {
        row[place] = shown as string | null
        row[place + 1] = mark(number ?? text)
      } else
        row[place] = mark(number !== null && isSigned === 'f' ? number : (shown as string | null))
    }
    if (whole.length > 0) yield whole
  }
  if (sampleId !== null) yield [row]
}
