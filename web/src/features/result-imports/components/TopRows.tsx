import { Checkbox, NativeSelect } from '@mantine/core'
import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import type { ResultMapping } from '@puquio/contract/laboratory/result-mapping'
import { headerWithinRows, type HeaderWish, resultFieldTerms, resultLayouts } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import {
  headFields,
  isSpreadAsked,
  roleOf,
  type RowRole,
  sheetOf,
  withRole,
  withSpread,
} from '../head-rows.ts'
import styles from './parts.module.css'
import '../texts.ts'

type TopRowsProps = {
  isOpen: boolean
  sheets: ResultImport['sheets']
  mapping: ResultMapping | null
  isAsking: boolean
  onMapping: (mapping: ResultMapping) => void
  /** Another row of headings or another layout, from which new columns follow. */
  onHeader: (wish: HeaderWish) => void
}

const cellsShown = 8
const rowsAfterFirst = 3
const rowsWithout = 12

/** The first rows of the file and what each is: headings, units, limits, data. */
export const TopRows = ({
  isOpen,
  sheets,
  mapping,
  isAsking,
  onMapping,
  onHeader,
}: TopRowsProps) => {
  const { t } = useTranslation('resultImports')
  const language = useLanguage()
  const [name, setName] = useState<string>()
  const own = sheetOf(sheets, mapping)
  const sheet = sheets.find((one) => one.name === name) ?? own
  const [wished, setWished] = useState<ResultMapping['layout']>('long')
  if (!sheet) return null
  const layout = mapping?.layout ?? wished
  // Rows are counted in the sheet of the mapping; of another one only its headings can be named.
  const isOwn = mapping !== null && sheet === own
  const rows = sheet.rows.slice(0, isOwn ? mapping.firstRow + rowsAfterFirst : rowsWithout)
  const fieldsFor = (row: number) => {
    const offered = headFields[layout]
    const role = isOwn ? mapping.headRows.find((one) => one.row === row)?.holds : undefined
    return role === undefined || offered.includes(role) ? offered : [...offered, role]
  }
  const roles = (row: number): { value: RowRole; label: string }[] => [
    { value: 'none', label: t('ignored') },
    { value: 'header', label: t('rowHeadings') },
    ...(isOwn
      ? fieldsFor(row).map((field) => ({
          value: field,
          label: resultFieldTerms[field][language],
        }))
      : []),
    ...(isOwn && row > mapping.headerRow ? [{ value: 'data' as const, label: t('rowData') }] : []),
  ]
  const choose = (row: number, role: RowRole) => {
    if (role === 'header') onHeader({ sheet: sheet.name, headerRow: row, layout })
    else if (mapping) onMapping(withRole(mapping, row, role))
  }
  return (
    <details className={styles.box} open={isOpen}>
      <summary>{t('rowsAndLayout')}</summary>
      <div className={styles.fields}>
        <NativeSelect
          className={styles.layout}
          label={t('layout')}
          value={layout}
          disabled={isAsking}
          data={resultLayouts.map((value) => ({ value, label: t(`layout.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const next = resultLayouts.find((one) => one === value) ?? layout
            setWished(next)
            if (isOwn) onHeader({ sheet: sheet.name, headerRow: mapping.headerRow, layout: next })
          }}
        />
        {sheets.length > 1 && (
          <NativeSelect
            label={t('sheet')}
            value={sheet.name}
            data={sheets.map((one) => one.name)}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
        )}
      </div>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={t('rowsAndLayout')}>
          <tbody>
            {rows.map((cells, at) => {
              const row = at + 1
              const head = isOwn ? mapping.headRows.find((one) => one.row === row) : undefined
              return (
                <tr key={row} data-role={isOwn ? roleOf(mapping, row) : 'none'}>
                  <th scope="row">{row}</th>
                  <td className={styles.role}>
                    <NativeSelect
                      size="xs"
                      aria-label={t('roleOf', { row })}
                      value={isOwn ? roleOf(mapping, row) : 'none'}
                      disabled={isAsking || row > headerWithinRows}
                      data={roles(row)}
                      onChange={({ currentTarget: { value } }) => choose(row, value as RowRole)}
                    />
                  </td>
                  <td className={styles.values}>
                    {cells.slice(0, cellsShown).filter(Boolean).join(' · ')}
                    {isOwn && head && isSpreadAsked(mapping, sheet, head) && (
                      <Checkbox
                        mt={4}
                        size="xs"
                        label={t('spread')}
                        checked={head.isSpread ?? false}
                        onChange={({ currentTarget: { checked } }) =>
                          onMapping(withSpread(mapping, row, checked))
                        }
                      />
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </details>
  )
}
