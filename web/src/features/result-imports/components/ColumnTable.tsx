import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import type { ResultMapping } from '@puquio/contract/laboratory/result-mapping'
import { TextInput } from '@mantine/core'
import { resultFields, resultFieldTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { headTexts, sheetOf } from '../head-rows.ts'
import { useColumnNames } from '../use-column-names.ts'
import styles from './parts.module.css'
import '../texts.ts'

type Column = ResultMapping['columns'][number]
type ColumnTableProps = {
  sheets: ResultImport['sheets']
  mapping: ResultMapping
  onChange: (mapping: ResultMapping) => void
}

const samplesShown = 3

/** Each column of the file with its first values and what it holds. */
export const ColumnTable = ({ sheets, mapping, onChange }: ColumnTableProps) => {
  const { t } = useTranslation('resultImports')
  const language = useLanguage()
  const first = sheetOf(sheets, mapping)
  const rows = first?.rows.slice(mapping.firstRow - 1, mapping.firstRow - 1 + samplesShown) ?? []
  /** The unit that a row of the head says of a column; it goes before that of the heading. */
  const unitRowOf = (column: number) => {
    const unitRow = mapping.headRows.find(({ holds }) => holds === 'unit')
    return unitRow ? (headTexts(first, unitRow)[column] ?? '') : ''
  }
  const { nameOf, labelOf, resultsOf, aboutOf } = useColumnNames(mapping, first)
  const isTransposed = mapping.layout === 'transposed'
  const fieldsFor = ({ meaning }: Column) =>
    resultFields.filter(
      (field) =>
        // The values of this layout are those of a sample.
        field !== 'value' ||
        !isTransposed ||
        (meaning.kind === 'field' && meaning.field === 'value'),
    )
  const choices = (one: Column) => [
    { key: 'ignored', name: t('ignored') },
    ...(mapping.layout === 'wide' && one.heading !== ''
      ? [{ key: 'parameter', name: t('parameterNamed', { name: parameterOf(one) }) }]
      : []),
    ...(one.meaning.kind === 'sign' ? [{ key: 'sign', name: t('signs') }] : []),
    ...(isTransposed || one.meaning.kind === 'sample'
      ? [{ key: 'sample', name: resultsOf(one) }]
      : []),
    ...fieldsFor(one).map((field) => ({
      key: `field ${field}`,
      name: resultFieldTerms[field][language],
    })),
  ]
  const setMeaning = (column: number, meaning: Column['meaning']) =>
    onChange({
      ...mapping,
      columns: mapping.columns.map((its) => (its.column === column ? { ...its, meaning } : its)),
    })
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('column')}</th>
            <th scope="col">{t('firstValues')}</th>
            <th scope="col">{t('holds')}</th>
            <th scope="col">{resultFieldTerms.unit[language]}</th>
          </tr>
        </thead>
        <tbody>
          {mapping.columns.map((one) => (
            <tr key={one.column}>
              <th scope="row">
                {nameOf(one)}
                <div className={styles.values}>{aboutOf(one)}</div>
              </th>
              <td className={styles.values}>
                {rows
                  .map((row) => row[one.column] ?? '')
                  .filter(Boolean)
                  .join(' · ')}
              </td>
              <td>
                <ComboField
                  label={t('holdsOf', { heading: labelOf(one) })}
                  isLabelHidden
                  options={choices(one)}
                  value={keyOf(one.meaning)}
                  required
                  size="xs"
                  onChange={(key) => key && setMeaning(one.column, meaningOf(key, one))}
                />
              </td>
              <td>
                {one.meaning.kind === 'parameter' && unitRowOf(one.column) === '' ? (
                  <TextInput
                    size="xs"
                    w={110}
                    aria-label={t('unitOf', { heading: labelOf(one) })}
                    value={one.meaning.unit ?? ''}
                    maxLength={100}
                    onChange={(event) =>
                      setMeaning(one.column, withUnit(one.meaning, event.currentTarget.value))
                    }
                  />
                ) : (
                  unitRowOf(one.column) || ('unit' in one.meaning && one.meaning.unit) || ''
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const withUnit = (meaning: Column['meaning'], unit: string): Column['meaning'] =>
  meaning.kind === 'parameter' ? { ...meaning, unit: unit || null } : meaning

const keyOf = (meaning: Column['meaning']): string =>
  meaning.kind === 'field' ? `field ${meaning.field}` : meaning.kind

const parameterOf = ({ heading, meaning }: Column) =>
  meaning.kind === 'parameter'
    ? [meaning.name, meaning.unit].filter(Boolean).join(', ')
    : heading.slice(0, 200)

const meaningOf = (key: string, { heading, meaning }: Column): Column['meaning'] => {
  const field = resultFields.find((one) => key === `field ${one}`)
  if (field) return { kind: 'field', field }
  if (key === 'parameter' && meaning.kind !== 'parameter')
    return { kind: 'parameter', name: heading.slice(0, 200), unit: null }
  if (key === 'sample') return { kind: 'sample' }
  return key === 'ignored' ? { kind: 'ignored' } : meaning
}
