import { Button, NativeSelect, ScrollArea } from '@mantine/core'
import type { SheetHead, SheetReading } from '@puquio/contract/kit/sheet-head'
import { columnLetters } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import styles from './WorkbookColumns.module.css'
import './texts.ts'

/** A column of the table, by its name in the reader's language. */
export type WorkbookField = { key: string; label: string; isRequired: boolean }

type WorkbookColumnsProps = {
  head: SheetHead
  fields: readonly WorkbookField[]
  isReading: boolean
  onRead: (head: NonNullable<SheetReading['head']>) => void
}

/** The columns of a file, each with what of the table it holds, as a person may say otherwise. */
export const WorkbookColumns = ({ head, fields, isReading, onRead }: WorkbookColumnsProps) => {
  const { t } = useTranslation('workbook')
  const { sheet, headerRow, columns } = head
  const [row, setRow] = useState(headerRow)
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(() => fieldsOf(columns))
  const fieldAt = (column: number) =>
    Object.entries(chosen).find(([, at]) => at === column)?.[0] ?? ''
  const choose = (column: number, field: string) =>
    setChosen((before) => ({
      ...Object.fromEntries(
        Object.entries(before).filter(([key, at]) => at !== column && key !== field),
      ),
      ...(field === '' ? {} : { [field]: column }),
    }))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        // Other headings have other columns, which are proposed anew.
        onRead({ sheet, headerRow: row, columns: row === headerRow ? chosen : null })
      }}
    >
      <NumberField
        size="xs"
        label={t('headerRow')}
        min={1}
        max={1_048_576}
        value={row}
        onChange={(value) => setRow(value ?? headerRow)}
      />
      <ScrollArea.Autosize
        mah="38vh"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('columns') }}
      >
        <ul className={styles.columns}>
          {columns.map(({ column, heading, samples }) => {
            const name = heading || t('columnOf', { letters: columnLetters(column) })
            return (
              <li key={column}>
                <div className={styles.heading}>
                  <strong>{name}</strong>
                  <span className={styles.samples}>{samples.join(' · ')}</span>
                </div>
                <NativeSelect
                  size="xs"
                  aria-label={t('holds', { heading: name })}
                  value={fieldAt(column)}
                  onChange={({ currentTarget: { value } }) => choose(column, value)}
                  data={[
                    { value: '', label: t('unused') },
                    ...fields.map(({ key, label, isRequired }) => ({
                      value: key,
                      label: isRequired ? `${label} *` : label,
                    })),
                  ]}
                />
              </li>
            )
          })}
        </ul>
      </ScrollArea.Autosize>
      <Button type="submit" size="xs" variant="default" loading={isReading}>
        {t('readColumns')}
      </Button>
    </form>
  )
}

const fieldsOf = (columns: SheetHead['columns']): Record<string, number> =>
  Object.fromEntries(
    columns.flatMap(({ column, field }) => (field === null ? [] : [[field, column] as const])),
  )
