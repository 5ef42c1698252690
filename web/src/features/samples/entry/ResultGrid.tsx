import { ActionIcon, Button } from '@mantine/core'
import {
  type EnterableParameter,
  enteredResultsMax,
} from '@puquio/contract/laboratory/sample-entry'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ClipboardEvent, Fragment, type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cellsOf } from '../../../lib/pasted-cells.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { pasteCells } from './paste.ts'
import { changeRow, emptyRow, type Find, type Row, type RowField, rowFields } from './rows.ts'
import styles from './Entry.module.css'
import '../texts.ts'

type ResultGridProps = {
  rows: readonly Row[]
  /** So many rows at the top are results that the sample has: their parameter stays. */
  kept: number
  parameters: readonly EnterableParameter[]
  find: Find
  errorOf: (path: string) => string | undefined
  onChange: (rows: readonly Row[]) => void
}

/** The results of a sample, a row for each; a block from a spreadsheet can be pasted into any cell. */
export const ResultGrid = ({
  rows,
  kept,
  parameters,
  find,
  errorOf,
  onChange,
}: ResultGridProps) => {
  const { t } = useTranslation('samples')
  const language = useLanguage()
  const [listId, cellsId, errorsId] = [useId(), useId(), useId()]
  const heads: Record<RowField, string> = {
    parameter: t('parameter'),
    text: t('result'),
    unit: t('unit'),
    detectionLimit: t('detectionShort'),
    quantificationLimit: t('quantificationShort'),
    method: t('method'),
    analysedOn: t('analysedOn'),
    uncertainty: t('uncertainty'),
    laboratoryReference: t('labReference'),
  }
  const change = (index: number, field: RowField, value: string) =>
    onChange(
      rows.map((row, at) =>
        at === index ? changeRow(row, { [field]: value }, { find, language }) : row,
      ),
    )
  const paste = (event: ClipboardEvent, index: number, field: RowField) => {
    const cells = cellsOf(event.clipboardData.getData('text/plain'))
    if (cells === null) return
    event.preventDefault()
    const place = { row: index, field }
    const pasted = pasteCells(rows, cells, place, { find, language, max: enteredResultsMax })
    onChange(
      pasted.map((row, at) =>
        at < kept ? { ...row, parameter: rows[at]?.parameter ?? row.parameter } : row,
      ),
    )
  }
  /** As in a spreadsheet; arrows in the parameter's cell are those of its list. */
  const move = (event: KeyboardEvent, index: number, field: RowField) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (event.key !== 'Enter' && (!isArrow || field === 'parameter')) return
    event.preventDefault()
    const to = event.key === 'ArrowUp' || event.shiftKey ? index - 1 : index + 1
    document.getElementById(`${cellsId}-${to}-${field}`)?.focus()
  }
  const cell = (row: Row, index: number, field: RowField) => {
    const error = errorOf(`rows.${index}.${field}`)
    return (
      <td key={field} data-label={heads[field]} data-field={field}>
        <input
          id={`${cellsId}-${index}-${field}`}
          className={styles.cell}
          value={row[field]}
          aria-label={t('cellOf', { field: heads[field], number: index + 1 })}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${errorsId}-${index}-${field}`}
          title={row[field]}
          readOnly={field === 'parameter' && index < kept}
          list={field === 'parameter' ? listId : undefined}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => change(index, field, event.currentTarget.value)}
          onPaste={(event) => paste(event, index, field)}
          onKeyDown={(event) => move(event, index, field)}
        />
      </td>
    )
  }
  /** Under the whole row, where words have room: a narrow cell would break them one by one. */
  const errorsOf = (index: number) => {
    const wrong = rowFields.flatMap((field) => {
      const error = errorOf(`rows.${index}.${field}`)
      return error === undefined ? [] : [{ field, error }]
    })
    if (wrong.length === 0) return null
    return (
      <tr className={styles.errors}>
        <td colSpan={rowFields.length + 1}>
          {wrong.map(({ field, error }) => (
            <button
              key={field}
              id={`${errorsId}-${index}-${field}`}
              type="button"
              className={styles.error}
              onClick={() => document.getElementById(`${cellsId}-${index}-${field}`)?.focus()}
            >
              <b>{heads[field]}:</b> {error}
            </button>
          ))}
        </td>
      </tr>
    )
  }
  return (
    <>
      <datalist id={listId}>
        {parameters.map(({ id, name, symbol }) => (
          <option key={id} value={name[language]}>
            {symbol}
          </option>
        ))}
      </datalist>
      <div className={styles.frame}>
        <table className={styles.grid} aria-label={t('results')}>
          <thead>
            <tr>
              {rowFields.map((field) => (
                <th key={field} scope="col" data-field={field}>
                  {heads[field]}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Fragment key={index}>
                <tr>
                  {rowFields.map((field) => cell(row, index, field))}
                  <td className={styles.remove}>
                    {index >= kept && (
                      <ActionIcon
                        aria-label={t('removeResultRow', { number: index + 1 })}
                        title={t('removeResultRow', { number: index + 1 })}
                        onClick={() => onChange(rows.filter((_, at) => at !== index))}
                      >
                        <IconTrash size={16} />
                      </ActionIcon>
                    )}
                  </td>
                </tr>
                {errorsOf(index)}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={rows.length >= enteredResultsMax}
        onClick={() => onChange([...rows, emptyRow])}
      >
        {t('addResult')}
      </Button>
    </>
  )
}
