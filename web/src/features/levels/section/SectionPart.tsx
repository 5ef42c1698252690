import { Skeleton } from '@mantine/core'
import { type Well, shownWellsMax, wellRoutes } from '@puquio/contract/levels/levels'
import {
  zonedInstant,
  alongLine,
  alongWells,
  lastCommon,
  sectionLineOf,
  placed,
  sectionWells,
} from '@puquio/domain'
import { inFile, sectionSvg } from '@puquio/figures'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useNow } from '../../../lib/today.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { Figure } from '../../../widgets/figures/Figure.tsx'
import { FigureMenu } from '../../../widgets/figures/FigureMenu.tsx'
import styles from '../levels.module.css'
import { onScreen } from '../../../widgets/figures/on-screen.ts'
import { GradientPart } from './GradientPart.tsx'
import '../texts.ts'

type SectionPartProps = {
  /** Through which it goes; with a line those near it are found among all. */
  chosen: readonly Well[]
  all: readonly Well[]
  /** The day at whose noon the water stands so; else when all wells were last known to have a level. */
  day: string | undefined
  line: string | undefined
  withinM: number
  gradient: readonly number[] | undefined
  onGradient: (ids: number[]) => void
}

/** A section along wells or a line: ground, pipes and the water's level on a day, and the gradient of three wells. */
export const SectionPart = (props: SectionPartProps) => {
  const { chosen, all, day, line, withinM, gradient, onGradient } = props
  const { t } = useTranslation('levels')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const now = useNow()
  const drawn = useMemo(() => sectionLineOf(line), [line])
  const along = useMemo(
    () =>
      drawn
        ? alongLine(placed(all), drawn, withinM).slice(0, shownWellsMax)
        : alongWells(placed(chosen)),
    [drawn, all, chosen, withinM],
  )
  const common = lastCommon(along.map(({ well }) => well.newest?.at ?? null))
  const at = day
    ? zonedInstant(day, '12:00', timeZone)
    : (common ?? `${now.toISOString().slice(0, 19)}Z`)
  const asked = { params: { projectId }, query: { wells: along.map(({ well }) => well.id), at } }
  const found = useApi(wellRoutes.at, asked, {
    isKeepingPrevious: true,
    enabled: along.length > 0,
  })
  const { data, error } = found
  const wells = useMemo(() => sectionWells(along, data ?? []), [along, data])
  const title = useMemo(
    () =>
      t('sectionOf', {
        wells: along.map(({ well }) => well.name).join(' – '),
        at: format.instant(at),
      }),
    [t, along, format, at],
  )
  const draw = useCallback(
    (width: number, height = 420, look = onScreen) =>
      sectionSvg(
        { wells, width, height },
        {
          title,
          level: t('axis'),
          distance: t('distance'),
          terrain: t('terrain'),
          water: t('level'),
          dry: t('soundingState.dry'),
          unknown: t('unknown'),
          metres: (value) => format.number(value, 1).replace(/[.,]0$/, ''),
          levelAt: (levelM) => format.number(levelM, 2),
          exaggeration: (times) => t('exaggeration', { times: format.number(times, 1) }),
        },
        look,
      ),
    [wells, title, t, format],
  )
  if (along.length < 2)
    return (
      <EmptyState title={t('noSection')} text={t(drawn ? 'noSectionLine' : 'noSectionWells')} />
    )
  if (error && !data)
    return <ErrorState {...failureOf(error)} onRetry={() => void found.refetch()} />
  if (!data) return <Skeleton height={420} />
  const levels = new Map(data.map((one) => [one.wellId, one]))
  const span = (id: number) => {
    const { before = null, after = null } = levels.get(id) ?? {}
    if (before === null || after === null) return '–'
    const dayOf = (ms: number) => format.day(new Date(ms).toISOString())
    return dayOf(before) === dayOf(after) ? dayOf(before) : `${dayOf(before)} – ${dayOf(after)}`
  }
  return (
    <section aria-label={title} aria-busy={found.isPlaceholderData}>
      <div className={styles.head}>
        <p className={styles.note}>{t('sectionHelp', { at: format.instant(at) })}</p>
        <FigureMenu name={title} draw={() => draw(1000, 480, inFile)} />
      </div>
      <Figure draw={draw} hintOf={(id) => wells.find((well) => well.id === id)?.name ?? ''} />
      <div className={styles.table}>
        <DataTable
          name="section-wells"
          label={t('sectionTable')}
          rows={along}
          total={along.length}
          rowKey={({ well }) => well.id}
          rowName={({ well }) => well.name}
          empty={null}
          columns={[
            { key: 'well', head: t('well'), width: 'short', cell: ({ well }) => well.name },
            {
              key: 'distance',
              head: t('distance'),
              isNumber: true,
              cell: ({ distanceM }) => format.number(distanceM, 0),
            },
            {
              key: 'offset',
              head: t('offset'),
              isNumber: true,
              cell: ({ offsetM }) => format.number(offsetM, 0),
            },
            {
              key: 'terrain',
              head: t('terrain'),
              unit: t('masl'),
              isNumber: true,
              cell: ({ well }) => format.number(well.terrainLevelM, 2),
            },
            {
              key: 'level',
              head: t('level'),
              unit: t('masl'),
              isNumber: true,
              cell: ({ well }) =>
                levels.get(well.id)?.isDry
                  ? t('soundingState.dry')
                  : format.number(levels.get(well.id)?.levelM ?? null, 2),
            },
            {
              key: 'between',
              head: t('measuredOn'),
              width: 'period',
              cell: ({ well }) => span(well.id),
            },
          ]}
        />
      </div>
      <GradientPart
        wells={all}
        through={along.map(({ well }) => well)}
        at={at}
        chosen={gradient}
        onChoose={onGradient}
      />
    </section>
  )
}
