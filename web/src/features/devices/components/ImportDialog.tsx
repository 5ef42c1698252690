import { deviceWorkbookRoutes, type ListedDevice } from '@puquio/contract/modi/device-workbooks'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { uploadForFile } from '../../../lib/api/upload.ts'
import { useSendFile } from '../../../lib/api/use-send-file.ts'
import { currentLanguage } from '../../../lib/texts/texts.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { useWorkbook } from '../../../widgets/workbook/use-workbook.ts'
import { WorkbookDialog } from '../../../widgets/workbook/WorkbookDialog.tsx'
import { useOfferTokens } from '../use-offer-tokens.ts'
import '../import-texts.ts'

type ImportDialogProps = { projectId: number; onClose: () => void }

/** Adds devices by a workbook. */
export const ImportDialog = ({ projectId, onClose }: ImportDialogProps) => {
  const { t } = useTranslation('deviceImport')
  const params = { projectId }
  const { sending, send } = useSendFile()
  const offerTokens = useOfferTokens(projectId)
  const workbook = useWorkbook({
    sending,
    send: (sent) => send(deviceWorkbookRoutes.importWorkbook, { params, ...sent }),
    onSaved({ rows }) {
      const added = newOf(rows)
      const count = added.length
      showToast({ kind: 'success', text: t('added', { count }), action: 'device' })
      onClose()
      if (count > 0) void offerTokens(added.map(({ serial }) => serial))
    },
  })
  const rows = workbook.checked?.answer.rows ?? []
  return (
    <WorkbookDialog
      title={t('importDevices')}
      help={t('help')}
      submitLabel={t('addAll')}
      template={fileHref(deviceWorkbookRoutes.template, {
        params,
        query: { language: currentLanguage() },
      })}
      maxBytes={deviceWorkbookRoutes.importWorkbook.maxBytes ?? 0}
      workbook={workbook}
      downloadErrors={(file) => uploadForFile(deviceWorkbookRoutes.errors, { params, file })}
      isNew={newOf(rows).length > 0}
      onClose={onClose}
    >
      <p role="status">{t('found', { count: newOf(rows).length })}</p>
      <DataTable
        name="device-import"
        label={t('importDevices')}
        columns={[
          { key: 'serial', head: t('serial'), width: 'short', cell: ({ serial }) => serial },
          { key: 'name', head: t('name'), width: 'name', cell: ({ name }) => name },
          { key: 'station', head: t('station'), width: 'short', cell: (one) => one.station || '–' },
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
    </WorkbookDialog>
  )
}

const newOf = (rows: readonly ListedDevice[]) => rows.filter(({ isKnown }) => !isKnown)
