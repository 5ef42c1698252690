import { Button } from '@mantine/core'
import { type Sounding, soundingRoutes } from '@puquio/contract/levels/soundings'
import type { Well } from '@puquio/contract/levels/levels'
import { loggerFileRoutes } from '@puquio/contract/modi/logger-files'
import { type Language, levelSign, type SoundingFields, wellKindTerms } from '@puquio/domain'
import { IconFileUpload, IconPencil, IconX } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { type Format, useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import type { Fact } from '../../../ui/entries/FactLine.tsx'
import { FactRows } from '../../../ui/entries/FactRows.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { rowsPerPage, setRowsPerPage } from '../../../ui/table/rows-per-page.ts'
import { WellStateMark } from '../../../widgets/wells/WellStateMark.tsx'
import styles from '../levels.module.css'
import { LoggerFileDialog } from '../logger/LoggerFileDialog.tsx'
import { AnnulDialog } from './AnnulDialog.tsx'
import { metText } from './met-text.ts'
import { SoundingForm } from './SoundingForm.tsx'
import '../texts.ts'

type SoundingsPanelProps = { well: Well; onClose: () => void }

/** A well beside the page, with every sounding of it; annulled ones stay, paler. */
export const SoundingsPanel = ({ well, onClose }: SoundingsPanelProps) => {
  const { t } = useTranslation('levels')
  const { id: projectId, timeZone } = useProject()
  const [format, language] = [useFormat(timeZone), useLanguage()]
  const may = useMay()
  const mayEnter = may(soundingRoutes.create.access)
  const mayHandIn = may(loggerFileRoutes.take.access)
  const [correcting, setCorrecting] = useState<Sounding | null>(null)
  const [annulling, setAnnulling] = useState<Sounding | null>(null)
  const [isHandingIn, setIsHandingIn] = useState(false)
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(rowsPerPage())
  const params = { projectId, wellId: well.id }
  const asked = { params, query: { page, size } }
  const { data, error, refetch, isPlaceholderData } = useApi(soundingRoutes.list, asked, {
    isKeepingPrevious: true,
  })
  return (
    <SidePanel isOpen onClose={onClose} title={well.name} widthPx={760}>
      <FactRows facts={factsOf(well, { t, format, language })} />
      {well.variable && mayHandIn && (
        <Button
          size="xs"
          variant="default"
          mt="sm"
          leftSection={<IconFileUpload size={16} />}
          onClick={() => setIsHandingIn(true)}
        >
          {t('loggerFile')}
        </Button>
      )}
      <div className={styles.soundings}>
        <h3>{t('soundings')}</h3>
        <DataTable
          name="soundings"
          label={t('soundings')}
          rows={data?.items}
          total={data?.total}
          isStale={isPlaceholderData}
          failure={error ? failureOf(error) : undefined}
          onRetry={() => void refetch()}
          rowKey={({ id }) => id}
          rowName={({ measuredAt }) => format.instant(measuredAt)}
          isFaded={({ annulled }) => annulled !== null}
          search={{
            page,
            size,
            sort: undefined,
            search: undefined,
            change: () => setPage(1),
            goToPage: setPage,
            setSize: (next) => {
              setRowsPerPage(next)
              setSize(next)
              setPage(1)
            },
          }}
          actions={(sounding) =>
            mayEnter && sounding.annulled === null
              ? [
                  {
                    label: t('correct'),
                    icon: <IconPencil size={16} />,
                    onSelect: () => setCorrecting(sounding),
                  },
                  {
                    label: t('annul'),
                    icon: <IconX size={16} />,
                    isDanger: true,
                    onSelect: () => setAnnulling(sounding),
                  },
                ]
              : []
          }
          empty={<p className={styles.note}>{t('noSoundings')}</p>}
          columns={columnsOf({ t, format, language })}
        />
      </div>
      {correcting && (
        <SoundingForm wells={[well]} corrected={correcting} onClose={() => setCorrecting(null)} />
      )}
      {isHandingIn && well.variable && (
        <LoggerFileDialog
          well={well}
          variable={well.variable}
          onClose={() => setIsHandingIn(false)}
        />
      )}
      {annulling && <AnnulDialog sounding={annulling} onClose={() => setAnnulling(null)} />}
    </SidePanel>
  )
}

type Words = { t: TFunction<'levels'>; format: Format; language: Language }

/** Day and time share a column, and so does what the tape met; a field of which the Record has none does not compile. */
function columnsOf({ t, format, language }: Words): Column<Sounding>[] {
  const at: Column<Sounding> = {
    key: 'at',
    head: t('measuredOn'),
    width: 'instant',
    cell: ({ measuredAt }) => format.instant(measuredAt),
  }
  const depth: Column<Sounding> = {
    key: 'depth',
    head: t('depth'),
    unit: 'm',
    isNumber: true,
    cell: (sounding) => metText(sounding, { format, language }),
  }
  const level: Column<Sounding> = {
    key: 'level',
    head: t('level'),
    unit: t('masl'),
    isNumber: true,
    cell: ({ levelM, state }) => levelSign(state) + format.number(levelM, 2),
  }
  const entered: Record<keyof SoundingFields, Column<Sounding>> = {
    measuredOn: at,
    measuredTime: at,
    state: depth,
    depthToWaterM: depth,
    headAboveTopM: depth,
    measuredBy: {
      key: 'by',
      head: t('measuredBy'),
      width: 'name',
      cell: ({ measuredBy, enteredBy }) => measuredBy || enteredBy.name,
      priority: 2,
    },
    note: {
      key: 'note',
      head: t('note'),
      width: 'text',
      cell: ({ note, annulled, correctsId }) =>
        annulled
          ? t('annulledBecause', { reason: annulled.reason, by: annulled.by.name })
          : [correctsId === null ? '' : t('corrects'), note].filter(Boolean).join(' · '),
    },
  }
  return [...new Set([at, depth, level, ...Object.values(entered)])]
}

function factsOf(well: Well, { t, format, language }: Words): Fact[] {
  const metres = (value: number | null) => `${format.number(value, 2)} m`
  const level = (value: number) => `${format.number(value, 2)} ${t('masl')}`
  const { station, screenFromM, screenToM, lowM, highM, variable, note } = well
  const facts: (Fact | null)[] = [
    [t('state'), <WellStateMark key="state" state={well.state} />],
    [t('kind'), wellKindTerms[well.kind][language]],
    [t('station'), [station.code, station.name].filter(Boolean).join(' · ')],
    [t('terrain'), level(well.terrainLevelM)],
    [t('stickUp'), metres(well.stickUpM)],
    [t('wellDepth'), metres(well.depthM)],
    screenFromM === null ? null : [t('screen'), `${metres(screenFromM)} – ${metres(screenToM)}`],
    highM === null ? null : [t('highM'), level(highM)],
    lowM === null ? null : [t('lowM'), level(lowM)],
    variable && [t('sensor'), `${variable.device.name} · ${variable.name}`],
    note === '' ? null : [t('note'), note],
  ]
  return facts.filter((fact) => fact !== null)
}
