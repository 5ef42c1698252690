import { Text } from '@mantine/core'
import { parametersShown, stationsShown } from '@puquio/contract/boards/panels'
import {
  type VariationAnswer,
  variationMost,
  variationRoutes,
} from '@puquio/contract/laboratory/variation'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { NoResults } from '../../../widgets/boards/NoResults.tsx'
import { type PanelProps, usePanelRoom } from '../../../widgets/boards/panel.ts'
import { PanelFoot } from '../../../widgets/boards/PanelFoot.tsx'
import { PanelState } from '../../../widgets/boards/PanelState.tsx'
import { ParameterFigure } from '../figure/ParameterFigure.tsx'
import { StationLegend } from '../figure/StationLegend.tsx'
import styles from '../figure/figure.module.css'
import { figuresIn } from './figures-in.ts'
import '../texts.ts'

/** Of the legend and of a note on a wall. */
const [legendPx, notePx] = [24, 18]

/** The variation of parameters on a board: its figures alone. The board's stations come before the panel's own. */
export const VariationPanel = ({ settings, filters }: PanelProps) => {
  const { t } = useTranslation('variation')
  const { id: projectId } = useProject()
  const format = useFormat()
  const room = usePanelRoom()
  const { from, to } = filters
  const stations = stationsShown(settings, filters)
  const parameters = parametersShown(settings, filters)
  const query = {
    stations: stations?.slice(0, variationMost.stations),
    parameters: parameters?.slice(0, variationMost.parameters),
    from,
    to,
  }
  const found = useApi(
    variationRoutes.show,
    { params: { projectId }, query },
    { isKeepingPrevious: true },
  )
  const whole = (
    <TextLink {...paths.variation({ stations, parameters, from, to })}>{t('title')}</TextLink>
  )
  return (
    <PanelState answer={found}>
      {(answer) => {
        if (answer.series.length === 0 && !answer.isTooMany)
          return <NoResults title={t('noneTitle')} action={whole} />
        return (
          <>
            {answer.isTooMany ? (
              <Text size="sm">
                {t('tooMany', {
                  total: format.number(answer.total),
                  most: format.number(variationMost.results),
                })}
              </Text>
            ) : (
              <Figures answer={answer} {...{ stations, parameters, from, to }} />
            )}
            {!room?.isWall && <PanelFoot>{whole}</PanelFoot>}
          </>
        )
      }}
    </PanelState>
  )
}

type FiguresProps = {
  answer: VariationAnswer
  stations: number[] | undefined
  parameters: number[] | undefined
  from: string | undefined
  to: string | undefined
}

const Figures = ({ answer, stations, parameters, from, to }: FiguresProps) => {
  const { t } = useTranslation('variation')
  const format = useFormat()
  const room = usePanelRoom()
  const isCut =
    (stations?.length ?? 0) > variationMost.stations ||
    (parameters?.length ?? 0) > variationMost.parameters
  const hidden = stations === undefined ? answer.offered.stations - answer.stations.length : 0
  const notes = [
    ...(isCut ? [t('cut', { ...variationMost })] : []),
    ...(hidden > 0
      ? [
          t('shownOf', {
            shown: format.number(answer.stations.length),
            number: format.number(answer.offered.stations),
          }),
        ]
      : []),
  ]
  const drawn = answer.parameters.filter(({ id }) =>
    answer.series.some(({ parameterId }) => parameterId === id),
  )
  const place = room?.isWall
    ? figuresIn(
        { ...room, heightPx: room.heightPx - legendPx - notes.length * notePx },
        drawn.length,
      )
    : null
  return (
    <>
      {notes.map((note) => (
        <Text key={note} size="xs" c="dimmed" truncate={place !== null}>
          {note}
        </Text>
      ))}
      <StationLegend stations={answer.stations} />
      <div className={styles.figures} style={{ '--columns': place?.columns ?? 1 } as CSSProperties}>
        {drawn.map((parameter) => (
          <ParameterFigure
            key={parameter.id}
            answer={answer}
            parameter={parameter}
            isLog={false}
            from={from}
            to={to}
            isBrief
            heightPx={place?.heightPx}
          />
        ))}
      </div>
    </>
  )
}
