import { type ListedSounding, soundingRoutes } from '@puquio/contract/levels/soundings'
import { soundingStateTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { uploadForFile } from '../../../lib/api/upload.ts'
import { useSendFile } from '../../../lib/api/use-send-file.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { useWorkbook } from '../../../widgets/workbook/use-workbook.ts'
import { WorkbookDialog } from '../../../widgets/workbook/WorkbookDialog.tsx'
import { signed } from '../well-columns.tsx'
import '../texts.ts'

/** Enters soundings by a workbook or a CSV file. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('levels')
  const { id: projectId, timeZone } = useProject()
  const [format, language] = [useFormat(timeZone), useLanguage()]
  const params = { projectId }
  const { sending, send } = useSendFile()
  const workbook = useWorkbook({
    sending,
    send: (sent) => send(soundingRoutes.importWorkbook, { params, ...sent }),
    onSaved({ rows }) {
      const count = newOf(rows).length
      showToast({ kind: 'success', text: t('imported', { count }), action: 'sounding' })
      onClose()
    },
  })
  const rows = workbook.checked?.answer.rows ?? []
  return (
    <WorkbookDialog
      title={t('importSoundings')}
      help={t('importHelp')}
      submitLabel={t('enterAll')}
      template={fileHref(soundingRoutes.template, { params, query: { language } })}
      maxBytes={soundingRoutes.importWorkbook.maxBytes ?? 0}
      accept={['.xlsx', '.xls', '.csv']}
      workbook={workbook}
      downloadErrors={(file) => uploadForFile(soundingRoutes.errors, { params, file })}
      isNew={newOf(rows).length > 0}
      onClose={onClose}
    >
      <p role="status">{t('found', { count: newOf(rows).length })}</p>
      <DataTable
        name="sounding-import"
        label={t('importSoundings')}
        columns={[
          { key: 'well', head: t('well'), width: 'short', cell: ({ well }) => well },
          {
            key: 'at',
            head: t('measuredOn'),
            width: 'instant',
            cell: (one) => format.instant(one.measuredAt),
          },
          {
            key: 'state',
            head: t('state'),
            width: 'short',
            cell: ({ state }) => soundingStateTerms[state][language],
          },
          {
            key: 'level',
            head: t('level'),
            unit: t('masl'),
            isNumber: true,
            cell: ({ levelM }) => format.number(levelM, 2),
          },
          {
            key: 'change',
            head: t('change'),
            unit: 'm',
            width: 'text',
            cell: ({ changeM, isKnown }) =>
              isKnown
                ? t('isKnown')
                : changeM === null
                  ? ''
                  : t('differs', { change: signed(format, changeM, 2) }),
          },
        ]}
        rows={rows}
        total={rows.length}
        rowKey={({ row }) => row}
        rowName={({ well, measuredAt }) => `${well} ${format.instant(measuredAt)}`}
        isFaded={({ isKnown }) => isKnown}
        empty={null}
      />
    </WorkbookDialog>
  )
}

const newOf = (rows: readonly ListedSounding[]) => rows.filter(({ isKnown }) => !isKnown)
