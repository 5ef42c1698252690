import { Button, Group, ScrollArea, Text } from '@mantine/core'
import { deviceWorkbookRoutes, type ListedDevice } from '@puquio/contract/modi/device-workbooks'
import { IconTableDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { uploadForFile } from '../../../lib/api/upload.ts'
import { currentLanguage } from '../../../lib/texts/texts.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { WorkbookIssues } from '../../../widgets/workbook/WorkbookIssues.tsx'
import { useDeviceWorkbook } from './use-device-workbook.ts'
import '../import-texts.ts'

type ImportDialogProps = { projectId: number; onClose: () => void }

/** Adds devices by a workbook: it is checked and shown, corrected here or there, then saved as a whole. */
export const ImportDialog = ({ projectId, onClose }: ImportDialogProps) => {
  const { t } = useTranslation('deviceImport')
  const workbook = useDeviceWorkbook(projectId, onClose)
  const { checked, sending, error } = workbook
  const params = { projectId }
  const isReady = checked?.result.issueCount === 0
  const canAdd = isReady && checked.result.rows.some(({ isKnown }) => !isKnown)
  const template = fileHref(deviceWorkbookRoutes.template, {
    params,
    query: { language: currentLanguage() },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size={checked ? 'xl' : 'md'}
      title={t('importDevices')}
      footer={
        <Group gap="xs">
          {canAdd && (
            <Button loading={sending !== null} onClick={() => void workbook.sendAgain('yes')}>
              {t('addAll')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        </Group>
      }
    >
      {checked && !isReady && (
        <WorkbookIssues
          {...checked.result}
          download={() =>
            uploadForFile(deviceWorkbookRoutes.errors, { params, file: checked.file })
          }
          correcting={{
            corrections: checked.corrections,
            onCorrect: workbook.correct,
            onCheck: () => void workbook.sendAgain('no'),
            isChecking: sending !== null,
          }}
        />
      )}
      {checked && isReady && <Found rows={checked.result.rows} />}
      {!checked && (
        <>
          <p>{t('help')}</p>
          <Button
            component="a"
            href={template}
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
          accept={['.xlsx', '.xls']}
          maxBytes={deviceWorkbookRoutes.importWorkbook.maxBytes ?? 0}
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

/** What a workbook adds, as it was understood. */
const Found = ({ rows }: { rows: readonly ListedDevice[] }) => {
  const { t } = useTranslation('deviceImport')
  return (
    <>
      <p role="status">{t('found', { count: rows.filter(({ isKnown }) => !isKnown).length })}</p>
      <ScrollArea.Autosize mah="50vh">
        <DataTable
          name="device-import"
          label={t('importDevices')}
          columns={[
            { key: 'serial', head: t('serial'), width: 'short', cell: ({ serial }) => serial },
            { key: 'name', head: t('name'), width: 'name', cell: ({ name }) => name },
            {
              key: 'station',
              head: t('station'),
              width: 'short',
              cell: (one) => one.station || '–',
            },
            {
              key: 'variables',
              head: t('variables'),
              width: 'text',
              cell: ({ isKnown, variables }) => (isKnown ? t('isKnown') : variables.join(', ')),
            },
          ]}
          rows={rows}
          total={rows.length}
          rowKey={({ row }) => row}
          rowName={({ name }) => name}
          isFaded={({ isKnown }) => isKnown}
          empty={null}
        />
      </ScrollArea.Autosize>
    </>
  )
}
