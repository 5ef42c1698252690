import { Button, Group, ScrollArea, Text } from '@mantine/core'
import { IconTableDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { FileDrop } from '../../ui/files/FileDrop.tsx'
import { sentReading, type Workbook } from './use-workbook.ts'
import type { WorkbookField } from './WorkbookColumns.tsx'
import { WorkbookDates } from './WorkbookDates.tsx'
import { WorkbookHead } from './WorkbookHead.tsx'
import { WorkbookIssues } from './WorkbookIssues.tsx'
import './texts.ts'

type WorkbookDialogProps = {
  title: string
  help: string
  submitLabel: string
  /** The address of the empty workbook. */
  template: string
  maxBytes: number
  /** The endings of files that it takes; workbooks where it is left out. */
  accept?: readonly string[]
  workbook: Workbook
  /** Downloads the person's own workbook with its bad cells marked. */
  downloadErrors: (file: File, said: { reading?: string }) => Promise<void>
  /** The columns of its table, where a person may say which of a file's columns they are. */
  fields?: readonly WorkbookField[]
  /** It holds something that is not there yet. */
  isNew: boolean
  /** What a workbook without a bad cell was understood as. */
  children: ReactNode
  onClose: () => void
}

/** A workbook is checked and shown, corrected here or there or left without its bad rows where it may be, then saved as a whole. */
export const WorkbookDialog = (props: WorkbookDialogProps) => {
  const { workbook, maxBytes, onClose, children } = props
  const { t } = useTranslation('workbook')
  const { checked, sending, error } = workbook
  const { missing = [], dateQuestion = null, badRows = [], rows = [] } = checked?.answer ?? {}
  const isRead = checked !== null && missing.length === 0
  const isReady = isRead && dateQuestion === null && checked.answer.issueCount === 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size={checked ? 'xl' : 'md'}
      title={props.title}
      footer={
        <Group gap="xs">
          {isReady && props.isNew && (
            <Button loading={sending !== null} onClick={() => void workbook.sendAgain('yes')}>
              {props.submitLabel}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        </Group>
      }
    >
      {checked && props.fields && <WorkbookHead workbook={workbook} fields={props.fields} />}
      {checked && isRead && dateQuestion && (
        <WorkbookDates
          question={dateQuestion}
          isReading={sending !== null}
          onAnswer={(dateOrder) => void workbook.readAs({ dateOrder })}
        />
      )}
      {checked && checked.answer.issueCount > 0 && (
        <WorkbookIssues
          {...checked.answer}
          // A text has no cells to colour.
          download={
            isWorkbook(checked.file)
              ? () => props.downloadErrors(checked.file, sentReading(checked.reading))
              : undefined
          }
          correcting={{
            corrections: checked.corrections,
            onCorrect: workbook.correct,
            onCheck: () => void workbook.sendAgain('no'),
            isChecking: sending !== null,
          }}
        />
      )}
      {checked && badRows.length > 0 && rows.length > 0 && (
        <Button
          variant="default"
          mb="md"
          loading={sending !== null}
          onClick={() => void workbook.skip([...checked.skip, ...badRows])}
        >
          {t('skipRows', { count: badRows.length })}
        </Button>
      )}
      {isReady && <ScrollArea.Autosize mah="50vh">{children}</ScrollArea.Autosize>}
      {!checked && (
        <>
          <p>{props.help}</p>
          <Button
            component="a"
            href={props.template}
            download
            variant="subtle"
            size="compact-sm"
            mb="sm"
            leftSection={<IconTableDown size={16} />}
          >
            {t('template')}
          </Button>
        </>
      )}
      {!isReady && (
        <FileDrop
          label={t('importFile')}
          accept={props.accept ?? workbooks}
          maxBytes={maxBytes}
          onFiles={([file]) => file && void workbook.check(file)}
          upload={sending}
          error={error}
        />
      )}
      {isReady && error && (
        <Text c="red" size="sm" role="alert" mt="xs">
          {error}
        </Text>
      )}
    </Dialog>
  )
}

const workbooks: readonly string[] = ['.xlsx', '.xls']

const isWorkbook = ({ name }: File): boolean =>
  workbooks.some((end) => name.toLowerCase().endsWith(end))
