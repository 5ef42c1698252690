import { inFile } from '@puquio/figures'
import { Skeleton } from '@mantine/core'
import { type Well, wellRoutes } from '@puquio/contract/levels/levels'
import type { LevelPeriod } from '@puquio/contract/levels/shown-wells'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { currentLanguage } from '../../../lib/texts/texts.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { preparedFile } from '../../../widgets/data/prepared-file.ts'
import { Figure } from '../../../widgets/figures/Figure.tsx'
import { FigureMenu } from '../../../widgets/figures/FigureMenu.tsx'
import styles from '../levels.module.css'
import { onScreen } from '../../../widgets/figures/on-screen.ts'
import { drawLevels } from './draw-levels.ts'
import { LevelsTable } from './LevelsTable.tsx'
import '../texts.ts'

type LevelsChartProps = {
  /** At most fifty, in the order of their colours. */
  wells: readonly Well[]
  period: LevelPeriod
  rain?: number | undefined
  withGround?: boolean
  height?: number
  /** The figure alone, as on a board. */
  isBare?: boolean
}

/** Levels of wells over time, and below what they amount to. */
export const LevelsChart = (props: LevelsChartProps) => {
  const { wells, period, rain, withGround = false, height = 420, isBare = false } = props
  const { t } = useTranslation('levels')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const { from, to } = period
  const query = { wells: wells.map(({ id }) => id), from, to }
  const asked = { params: { projectId }, query: { ...query, rain } }
  const found = useApi(wellRoutes.levels, asked, { isKeepingPrevious: true })
  const { data, error } = found
  const title = t('levelsOf', {
    count: wells.length,
    wells: wells.map(({ name }) => name).join(', '),
  })
  const draw = useCallback(
    (width: number, tall = height, look = onScreen) =>
      drawLevels(
        {
          wells,
          levels: data?.wells ?? [],
          rain: data?.rain ?? null,
          fromMs: period.fromMs,
          toMs: period.toMs,
          timeZone,
          withGround,
        },
        { t, format, title },
        { width, height: tall, look },
      ),
    [wells, data, period, timeZone, withGround, t, format, title, height],
  )
  const hints = useMemo(
    () =>
      new Map(
        (data?.wells ?? []).flatMap(({ wellId, soundings }) =>
          soundings.map(({ id, at, levelM, state }) => [
            id,
            [
              wells.find((well) => well.id === wellId)?.name ?? '',
              format.instant(new Date(at).toISOString()),
              `${format.number(levelM, 2)} ${t('masl')}`,
              t(`soundingState.${state}`),
            ].join(' · '),
          ]),
        ),
      ),
    [data, wells, format, t],
  )
  if (error && !data)
    return <ErrorState {...failureOf(error)} onRetry={() => void found.refetch()} />
  if (!data) return <Skeleton height={height} />
  if (isBare) return <Figure draw={draw} hintOf={(id) => hints.get(id) ?? ''} />
  return (
    <section aria-label={title} aria-busy={found.isPlaceholderData}>
      <div className={styles.head}>
        <p className={styles.note}>{t('legend')}</p>
        <FigureMenu
          name={title}
          draw={() => draw(1000, 520, inFile)}
          data={preparedFile(wellRoutes.file, (kind) => ({
            params: { projectId },
            query: { ...query, format: kind, language: currentLanguage() },
          }))}
        />
      </div>
      <Figure draw={draw} hintOf={(id) => hints.get(id) ?? ''} />
      <LevelsTable wells={wells} levels={data.wells} period={period} />
    </section>
  )
}
