import {
  type ListedSounding,
  type SoundingImport,
  soundingRoutes,
} from '@puquio/contract/levels/soundings'
import {
  type Language,
  type SoundingColumn,
  soundingStateTerms,
  soundingTable,
  type TableColumn,
} from '@puquio/domain'
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
import styles from '../levels.module.css'
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
      downloadErrors={(file, body) => uploadForFile(soundingRoutes.errors, { params, file, body })}
      fields={fieldsIn(language)}
      isNew={newOf(rows).length > 0}
      onClose={onClose}
    >
      <p role="status">{t('found', { count: newOf(rows).length })}</p>
      <LeftOut rows={workbook.checked?.answer.leftOut ?? []} />
      <OfSensor count={workbook.checked?.answer.sensorRows ?? 0} />
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

const LeftOut = ({ rows }: { rows: SoundingImport['leftOut'] }) => {
  const { t } = useTranslation('levels')
  if (rows.length === 0) return null
  const named = rows.slice(0, 5).map(({ row, text }) => `${row} «${text}»`)
  const shown = [...named, ...(rows.length > named.length ? ['…'] : [])].join(', ')
  return <p className={styles.note}>{t('leftOut', { count: rows.length, rows: shown })}</p>
}

const OfSensor = ({ count }: { count: number }) => {
  const { t } = useTranslation('levels')
  return count === 0 ? null : <p className={styles.note}>{t('ofSensor', { count })}</p>
}

const columnsOfTable = Object.keys(soundingTable) as SoundingColumn[]

const fieldsIn = (language: Language) =>
  columnsOfTable.map((key) => {
    const { heading, isRequired, isExpected }: TableColumn = soundingTable[key]
    return { key, label: heading[language], isRequired: (isRequired ?? isExpected) === true }
  })

const newOf = (rows: readonly ListedSounding[]) => rows.filter(({ isKnown }) => !isKnown)
