import { type LevelsOfWell, type Well, wellRoutes } from '@puquio/contract/levels/levels'
import type { LevelPeriod } from '@puquio/contract/levels/shown-wells'
import { levelSign, levelSummary } from '@puquio/domain'
import { lookOfWell } from '@puquio/figures'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { signed } from '../well-columns.tsx'
import styles from '../levels.module.css'
import '../texts.ts'

type LevelsTableProps = {
  wells: readonly Well[]
  levels: readonly LevelsOfWell[]
  period: LevelPeriod
}

/** What the figure shows, in numbers: each well's range in the period, and how its sensor stands to the soundings. */
export const LevelsTable = ({ wells, levels, period: { from, to } }: LevelsTableProps) => {
  const { t } = useTranslation('levels')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const withSensor = wells.filter(({ variableId }) => variableId !== null).map(({ id }) => id)
  const asked = { params: { projectId }, query: { wells: withSensor, from, to } }
  const { data } = useApi(wellRoutes.differences, asked, {
    enabled: withSensor.length > 0,
    isQuiet: true,
  })
  const drifts = new Map((data ?? []).map((one) => [one.wellId, one]))
  const rows = wells.map((well, index) => ({
    well,
    color: lookOfWell(index).color,
    ...levelSummary(levels.find(({ wellId }) => wellId === well.id)),
    drift: drifts.get(well.id) ?? null,
  }))
  return (
    <div className={styles.table}>
      <DataTable
        name="levels-of-wells"
        label={t('inNumbers')}
        rows={rows}
        total={rows.length}
        rowKey={({ well }) => well.id}
        rowName={({ well }) => well.name}
        empty={null}
        columns={[
          {
            key: 'well',
            head: t('well'),
            width: 'short',
            cell: ({ well, color }) => (
              <span className={styles.name}>
                <span className={styles.swatch} style={{ backgroundColor: color }} />
                {well.name}
              </span>
            ),
          },
          {
            key: 'count',
            head: t('soundings'),
            isNumber: true,
            cell: ({ count }) => format.number(count),
          },
          {
            key: 'dry',
            head: t('drySoundings'),
            isNumber: true,
            cell: ({ dryCount }) => format.number(dryCount),
          },
          {
            key: 'min',
            head: t('least'),
            unit: t('masl'),
            isNumber: true,
            cell: ({ min, isMinDry }) =>
              levelSign(isMinDry ? 'dry' : undefined) + format.number(min, 2),
            title: ({ isMinDry }) => (isMinDry ? t('dryHint') : ''),
          },
          {
            key: 'max',
            head: t('greatest'),
            unit: t('masl'),
            isNumber: true,
            cell: ({ max }) => format.number(max, 2),
          },
          {
            key: 'change',
            head: t('change'),
            unit: 'm',
            isNumber: true,
            cell: ({ change }) => signed(format, change),
          },
          {
            key: 'compared',
            head: t('compared'),
            isNumber: true,
            cell: ({ drift }) => format.number(drift?.count ?? null),
            priority: 2,
          },
          {
            key: 'mean',
            head: t('meanDifference'),
            unit: 'm',
            isNumber: true,
            cell: ({ drift }) => signed(format, drift?.meanM ?? null, 3),
          },
          {
            key: 'drift',
            head: t('drift'),
            unit: t('perYear'),
            isNumber: true,
            cell: ({ drift }) => signed(format, drift?.perYearM ?? null, 3),
          },
        ]}
      />
      <p className={styles.note}>{t('driftHelp')}</p>
    </div>
  )
}
