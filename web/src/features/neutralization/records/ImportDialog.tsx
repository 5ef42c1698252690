import { treatmentDayRoutes } from '@puquio/contract/laboratory/treatment-days'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { uploadForFile } from '../../../lib/api/upload.ts'
import { useSendFile } from '../../../lib/api/use-send-file.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { currentLanguage } from '../../../lib/texts/texts.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { useWorkbook } from '../../../widgets/workbook/use-workbook.ts'
import { WorkbookDialog } from '../../../widgets/workbook/WorkbookDialog.tsx'
import '../texts.ts'

/** Records days of plants by a workbook. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('neutralizers')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const params = { projectId: project.id }
  const { sending, send } = useSendFile()
  const workbook = useWorkbook({
    sending,
    send: (sent) => send(treatmentDayRoutes.importWorkbook, { params, ...sent }),
    onSaved({ rows }) {
      const text = t('daysSaved', { count: rows.length })
      showToast({ kind: 'success', text, action: 'treatment-days' })
      onClose()
    },
  })
  const rows = workbook.checked?.answer.rows ?? []
  const known = rows.filter(({ isKnown }) => isKnown).length
  return (
    <WorkbookDialog
      title={t('importDays')}
      help={t('importHelp')}
      submitLabel={t('saveDays', { count: rows.length })}
      template={fileHref(treatmentDayRoutes.template, {
        params,
        query: { language: currentLanguage() },
      })}
      maxBytes={treatmentDayRoutes.importWorkbook.maxBytes ?? 0}
      workbook={workbook}
      downloadErrors={(file) => uploadForFile(treatmentDayRoutes.errors, { params, file })}
      isNew={rows.length > 0}
      onClose={onClose}
    >
      <p role="status">
        {t('foundDays', { count: rows.length })}
        {known > 0 && ` ${t('replacedDays', { count: known })}`}
      </p>
      <DataTable
        name="treatment-day-import"
        label={t('importDays')}
        columns={[
          { key: 'plant', head: t('plant'), width: 'name', cell: ({ plant }) => plant },
          { key: 'on', head: t('on'), width: 'date', cell: ({ on }) => format.date(on) },
          {
            key: 'volume',
            head: t('volume'),
            unit: 'm³',
            isNumber: true,
            cell: ({ volumeM3 }) => format.number(volumeM3, 0),
          },
          {
            key: 'products',
            head: t('used'),
            unit: 'kg',
            width: 'text',
            cell: ({ products }) =>
              products.map(({ name, kg }) => `${name}: ${format.number(kg, 0)}`).join(', '),
          },
          {
            key: 'isKnown',
            head: t('record'),
            width: 'short',
            cell: ({ isKnown }) => t(isKnown ? 'isReplaced' : 'isNew'),
          },
        ]}
        rows={rows}
        total={rows.length}
        rowKey={({ row }) => row}
        rowName={({ plant, on }) => `${plant} ${format.date(on)}`}
        empty={null}
      />
    </WorkbookDialog>
  )
}
