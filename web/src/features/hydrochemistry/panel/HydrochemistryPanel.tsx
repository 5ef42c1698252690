import { Skeleton, Text } from '@mantine/core'
import { stationsShown } from '@puquio/contract/boards/panels'
import { hydrochemistryRoutes } from '@puquio/contract/laboratory/hydrochemistry'
import { latestOf, stiffSamplesIn } from '@puquio/figures'
import { lazy, Suspense, useMemo, useState } from 'react'
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
import { DiagramFigure } from '../DiagramFigure.tsx'
import { ExcludedSamples } from '../ExcludedSamples.tsx'
import { sorted } from '../sorted.ts'
import { useSampleNames } from '../use-samples.ts'
import type { Answer } from '../diagrams/use-drawing.ts'
import '../texts.ts'

/** Fetched where it is shown: other diagrams need no map. */
const StiffMap = lazy(async () => ({ default: (await import('../StiffMap.tsx')).StiffMap }))

/** A diagram of water on a board, by station, of approved campaigns; the board's stations before those of the panel. */
export const HydrochemistryPanel = ({
  settings,
  filters: { from, to, ...filters },
}: PanelProps) => {
  const { t } = useTranslation('hydrochemistry')
  const { id: projectId } = useProject()
  const isWall = usePanelRoom()?.isWall ?? false
  const { diagram = 'piper' } = settings
  const query = { stations: stationsShown(settings, filters), from, to }
  const found = useApi(
    hydrochemistryRoutes.samples,
    { params: { projectId }, query },
    { isKeepingPrevious: true },
  )
  const whole = <TextLink {...paths.hydrochemistry({ ...query, diagram })}>{t('title')}</TextLink>
  return (
    <PanelState answer={found}>
      {(answer) =>
        answer.samples.length === 0 ? (
          <>
            <NoResults title={t('noneTitle')} action={whole} />
            <Excluded answer={answer} />
          </>
        ) : (
          <>
            <Shown answer={answer} kind={diagram} />
            <Excluded answer={answer} />
            {!isWall && <PanelFoot>{whole}</PanelFoot>}
          </>
        )
      }
    </PanelState>
  )
}

/** Of a diagram in pixels: under them nothing in it could be read; below it stand a line of tools and the foot. */
const [least, below] = [240, 68]
/** Of what stands around a diagram on a wall, so that nothing of it scrolls. */
const edge = 4
const notePx = 20

/** A Stiff diagram is still read where it is drawn somewhat smaller, and fewer polygons than three compare nothing. */
const stiffMost = (heightPx: number) => Math.max(3, stiffSamplesIn(heightPx / 0.85))

type ShownProps = { answer: Answer; kind: NonNullable<PanelProps['settings']['diagram']> }

const Shown = ({ answer, kind }: ShownProps) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { t } = useTranslation('hydrochemistry')
  const format = useFormat()
  const { stationOf } = useSampleNames(answer)
  const room = usePanelRoom()
  const heightPx = room?.isWall
    ? room.heightPx - edge
    : room && Math.max(least, room.heightPx - below)
  const samples = useMemo(
    () => sorted(answer.samples, '-sampledOn', stationOf),
    [answer.samples, stationOf],
  )
  if (kind === 'stiff-map')
    return (
      <Suspense fallback={<Skeleton height="100%" />}>
        <StiffMap answer={answer} by="station" isInPanel />
      </Suspense>
    )
  // One below the other: on a wall the newest ones, as many as can be read.
  const drawn =
    kind === 'stiff' && room?.isWall
      ? latestOf(samples).slice(0, stiffMost(room.heightPx - notePx))
      : samples
  const left = samples.length - drawn.length
  return (
    <>
      {left > 0 && (
        <Text size="xs" c="dimmed" truncate>
          {t('omitted.stiff', { number: format.number(left), most: format.number(drawn.length) })}
        </Text>
      )}
      <DiagramFigure
        answer={answer}
        kind={kind}
        by="station"
        samples={drawn}
        chosen={chosen}
        onChoose={setChosen}
        heightPx={heightPx === null ? undefined : heightPx - (left > 0 ? notePx : 0)}
      />
    </>
  )
}

const Excluded = ({ answer }: { answer: Answer }) => {
  const { nameOf } = useSampleNames(answer)
  return <ExcludedSamples samples={answer.excluded} nameOf={nameOf} />
}
