import { wellRoutes } from '@puquio/contract/levels/levels'
import { wellsShown } from '@puquio/contract/levels/shown-wells'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { type PanelProps, useFigureHeight } from '../../../widgets/boards/panel.ts'
import { PanelFoot } from '../../../widgets/boards/PanelFoot.tsx'
import { PanelState } from '../../../widgets/boards/PanelState.tsx'
import { LevelsChart } from '../chart/LevelsChart.tsx'
import { usePeriod } from '../chart/use-period.ts'
import '../texts.ts'

/** Levels of wells on a board over its period, two years without one. */
export const LevelsPanel = ({ settings, filters, height }: PanelProps) => {
  const { t } = useTranslation('levels')
  const { id: projectId } = useProject()
  const { from, to } = filters
  const period = usePeriod(from, to)
  const figureHeight = useFigureHeight(height)
  const wells = useApi(wellRoutes.list, { params: { projectId }, query: {} })
  return (
    <PanelState answer={wells}>
      {(all) => {
        const shown = wellsShown(all, settings, filters)
        if (shown.length === 0)
          return all.length === 0 ? (
            <EmptyState title={t('noneTitle')} text={t('none')} />
          ) : (
            <EmptyState title={t('noLevels')} text={t('noLevelsOnBoard')} />
          )
        return (
          <>
            <LevelsChart
              wells={shown}
              period={period}
              rain={settings.rainVariable}
              withGround={settings.withGround ?? false}
              height={figureHeight}
              isBare
            />
            <PanelFoot>
              <TextLink
                {...paths.levels({
                  wells: shown.map(({ id }) => id),
                  ...(from === undefined ? {} : { from }),
                  ...(to === undefined ? {} : { to }),
                })}
              >
                {t('title')}
              </TextLink>
            </PanelFoot>
          </>
        )
      }}
    </PanelState>
  )
}
