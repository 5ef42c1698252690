import {
  type ListedSounding,
  type SoundingImport,
  soundingRoutes,
} from '@puquio/contract/levels/soundings'
import {
  type Language,
  levelSign,
  type SoundingColumn,
  soundingStateTerms,
  soundingTable,
  surprisingChangeM,
  type TableColumn,
} from '@puquio/domain'
import { Button } from '@mantine/core'
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
import { metText } from './met-text.ts'
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
  const {
    rows = [],
    leftOut = [],
    skipped = [],
    skippedCount = 0,
    sensorRows = 0,
  } = workbook.checked?.answer ?? {}
  const newCount = newOf(rows).length
  return (
    <WorkbookDialog
      title={t('importSoundings')}
      help={t('importHelp')}
      submitLabel={
        skippedCount === 0
          ? t('enterAll')
          : t('enterAndSkip', { count: newCount, skipped: format.number(skippedCount) })
      }
      template={fileHref(soundingRoutes.template, { params, query: { language } })}
      maxBytes={soundingRoutes.importWorkbook.maxBytes ?? 0}
      accept={['.xlsx', '.xls', '.csv']}
      workbook={workbook}
      downloadErrors={(file, body) => uploadForFile(soundingRoutes.errors, { params, file, body })}
      fields={fieldsIn(language)}
      isNew={newCount > 0}
      onClose={onClose}
    >
      <p role="status">{t('found', { count: newCount })}</p>
      {skippedCount > 0 && (
        <p className={styles.note}>
          {t('skipped', { count: skippedCount, rows: shownRows(skipped, skippedCount) })}{' '}
          <Button
            variant="default"
            size="compact-xs"
            loading={sending !== null}
            onClick={() => void workbook.skip([])}
          >
            {t('correctThem')}
          </Button>
        </p>
      )}
      <Noted name="noonOf" count={rows.filter(({ isNoon }) => isNoon).length} />
      {leftOut.length > 0 && (
        <p className={styles.note}>
          {t('leftOut', {
            count: leftOut.length,
            rows: shownRows(leftOut.slice(0, 5), leftOut.length),
          })}
        </p>
      )}
      <Noted name="ofSensor" count={sensorRows} />
      <Noted name="differing" count={rows.filter(differs).length} />
      <DataTable
        name="sounding-import"
        label={t('importSoundings')}
        columns={[
          { key: 'well', head: t('well'), width: 'short', cell: ({ well }) => well },
          {
            key: 'at',
            head: t('measuredOn'),
            width: 'name',
            cell: ({ measuredAt, isNoon }) =>
              isNoon ? t('atNoon', { day: format.day(measuredAt) }) : format.instant(measuredAt),
          },
          {
            key: 'state',
            head: t('state'),
            width: 'short',
            cell: ({ state }) => soundingStateTerms[state][language],
            priority: 2,
          },
          {
            key: 'depth',
            head: t('depth'),
            unit: 'm',
            isNumber: true,
            cell: (one) => metText(one, { format, language }),
          },
          {
            key: 'level',
            head: t('level'),
            unit: t('masl'),
            isNumber: true,
            cell: ({ levelM, state }) => levelSign(state) + format.number(levelM, 2),
          },
          {
            key: 'change',
            head: t('change'),
            unit: 'm',
            width: 'short',
            isNumber: true,
            cell: (one) =>
              one.isKnown ? (
                t('isKnown')
              ) : differs(one) ? (
                <span className={styles.large}>△ {signed(format, one.changeM)}</span>
              ) : (
                one.changeM !== null && signed(format, one.changeM)
              ),
            title: ({ changeM, isKnown }) =>
              isKnown || changeM === null ? '' : t('differs', { change: signed(format, changeM) }),
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

/** Rows by their number and what stands in them; the first of so many. */
function shownRows(rows: SoundingImport['leftOut'], count: number): string {
  const named = rows.map(({ row, text }) => `${row} «${text}»`)
  return [...named, ...(count > named.length ? ['…'] : [])].join(', ')
}

type NotedProps = { name: 'noonOf' | 'ofSensor' | 'differing'; count: number }

const Noted = ({ name, count }: NotedProps) => {
  const { t } = useTranslation('levels')
  const most = surprisingChangeM
  return count === 0 ? null : <p className={styles.note}>{t(name, { count, most })}</p>
}

/** By so much that it is asked about. */
const differs = ({ changeM, isKnown }: ListedSounding): boolean =>
  !isKnown && changeM !== null && Math.abs(changeM) > surprisingChangeM

const columnsOfTable = Object.keys(soundingTable) as SoundingColumn[]

const fieldsIn = (language: Language) =>
  columnsOfTable.map((key) => {
    const { heading, isRequired, isExpected }: TableColumn = soundingTable[key]
    return { key, label: heading[language], isRequired: (isRequired ?? isExpected) === true }
  })

const newOf = (rows: readonly ListedSounding[]) => rows.filter(({ isKnown }) => !isKnown)
