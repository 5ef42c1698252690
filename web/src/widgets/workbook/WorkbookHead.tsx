import { Alert, Button } from '@mantine/core'
import { columnLetters } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Workbook } from './use-workbook.ts'
import { WorkbookColumns, type WorkbookField } from './WorkbookColumns.tsx'
import styles from './WorkbookColumns.module.css'
import './texts.ts'

type WorkbookHeadProps = { workbook: Workbook; fields: readonly WorkbookField[] }

/** What of a file's columns is not used or missing, and the columns themselves where they are missing or asked for. */
export const WorkbookHead = ({
  workbook: { checked, sending, readAs },
  fields,
}: WorkbookHeadProps) => {
  const { t } = useTranslation('workbook')
  const [isOpen, setIsOpen] = useState(false)
  const { head, missing = [] } = checked?.answer ?? {}
  if (!head) return null
  const labelOf = (key: string) => fields.find((field) => field.key === key)?.label ?? key
  const unused = head.columns
    .filter(({ field }) => field === null)
    .map(({ column, heading }) => heading || t('columnOf', { letters: columnLetters(column) }))
  return (
    <>
      {missing.length > 0 && (
        <Alert color="yellow" role="alert" title={t('columns')}>
          {t('columnsMissing', { columns: missing.map(labelOf).join(', ') })}
        </Alert>
      )}
      {missing.length === 0 && (
        <div className={styles.note}>
          {unused.length > 0 && <span>{t('columnsUnused', { columns: unused.join(', ') })} </span>}
          <Button
            size="compact-xs"
            variant="subtle"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('changeColumns')}
          </Button>
        </div>
      )}
      {(missing.length > 0 || isOpen) && (
        <WorkbookColumns
          key={JSON.stringify(head)}
          head={head}
          fields={fields}
          isReading={sending !== null}
          onRead={(said) => {
            setIsOpen(false)
            void readAs({ head: said })
          }}
        />
      )}
    </>
  )
}
