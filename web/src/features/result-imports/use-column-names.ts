import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import type { ResultMapping } from '@puquio/contract/laboratory/result-mapping'
import { columnLetters, isCalendarDate, type ResultField, resultField } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/texts/format.ts'
import { headTexts } from './head-rows.ts'
import './texts.ts'

type Column = ResultMapping['columns'][number]

/** What the columns of a file are called: samples by their station and date, others by their headings. */
export const useColumnNames = (
  mapping: ResultMapping,
  sheet: ResultImport['sheets'][number] | undefined,
) => {
  const { t } = useTranslation('resultImports')
  const { date } = useFormat()
  const textOf = (column: number, holds: ResultField) => {
    const head = mapping.headRows.find((one) => one.holds === holds)
    return head ? (headTexts(sheet, head)[column] ?? '') : ''
  }
  const sampleOf = (column: number) => {
    const on = textOf(column, 'date')
    return [
      textOf(column, 'station') || textOf(column, 'sampleCode'),
      isCalendarDate(on) ? date(on) : on,
    ]
      .filter(Boolean)
      .join(' · ')
  }
  const nameOf = ({ column, heading, meaning }: Column): string =>
    (meaning.kind === 'sample' && sampleOf(column)) ||
    heading ||
    t('untitled', { number: column + 1 })
  return {
    nameOf,
    /** Tells columns of the same name apart. */
    labelOf(one: Column): string {
      const heading = nameOf(one)
      const letter = columnLetters(one.column)
      const named = mapping.columns.filter(
        (other) => nameOf(other) === heading || other.heading === heading,
      )
      return named.length === 1 ? heading : t('headingInColumn', { heading, letter })
    },
    resultsOf({ column, heading }: Column): string {
      const name = sampleOf(column) || heading
      return name === '' || resultField(name) === 'value'
        ? t('valuesOfColumn', { letter: columnLetters(column) })
        : t('valuesOf', { heading: name })
    },
    /** The column's letter, then units, limits and the like in the rows of the head. */
    aboutOf({ column, heading, meaning }: Column): string {
      const isSample = meaning.kind === 'sample' && sampleOf(column) !== ''
      const isInName = ({ holds }: HeadRow) => isSample && namingFields.includes(holds)
      const ofHead = mapping.headRows.filter((one) => !isInName(one))
      return [
        columnLetters(column),
        isSample ? heading : '',
        ...ofHead.map((head) => headTexts(sheet, head)[column] ?? ''),
      ]
        .filter(Boolean)
        .join(' · ')
    },
  }
}

type HeadRow = ResultMapping['headRows'][number]
const namingFields: readonly ResultField[] = ['station', 'date']
