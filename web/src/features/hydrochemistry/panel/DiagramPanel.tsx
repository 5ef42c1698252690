import { Skeleton } from '@mantine/core'
import { stationsShown } from '@puquio/contract/boards/panels'
import { hydrochemistryRoutes } from '@puquio/contract/laboratory/hydrochemistry'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import type { PanelProps } from '../../../widgets/boards/panel.ts'
import { DiagramFigure } from '../DiagramFigure.tsx'
import { ExcludedSamples } from '../ExcludedSamples.tsx'
import { sorted } from '../sorted.ts'
import { StiffMap } from '../StiffMap.tsx'
import { useSampleNames } from '../use-samples.ts'
import type { Answer } from '../diagrams/use-drawing.ts'
import '../texts.ts'

/** A diagram of water on a board, by station, of approved campaigns; the board's stations before those of the panel. */
export const DiagramPanel = ({ settings, filters: { from, to, ...filters } }: PanelProps) => {
  const { t } = useTranslation('hydrochemistry')
  const { id: projectId } = useProject()
  const stations = stationsShown(settings, filters)
  const found = useApi(
    hydrochemistryRoutes.samples,
    { params: { projectId }, query: { stations, from, to } },
    { isKeepingPrevious: true },
  )
  const { data: answer, error } = found
  if (error && !answer)
    return <ErrorState {...failureOf(error)} onRetry={() => void found.refetch()} />
  if (!answer) return <Skeleton height={320} />
  return (
    <>
      {answer.samples.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <Shown answer={answer} kind={settings.diagram ?? 'piper'} />
      )}
      <Excluded answer={answer} />
    </>
  )
}

type ShownProps = { answer: Answer; kind: NonNullable<PanelProps['settings']['diagram']> }

const Shown = ({ answer, kind }: ShownProps) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { stationOf } = useSampleNames(answer)
  const samples = useMemo(
    () => sorted(answer.samples, '-sampledOn', stationOf),
    [answer.samples, stationOf],
  )
  return kind === 'stiff-map' ? (
    <StiffMap answer={answer} by="station" />
  ) : (
    <DiagramFigure
      answer={answer}
      kind={kind}
      by="station"
      samples={samples}
      chosen={chosen}
      onChoose={setChosen}
    />
  )
}

const Excluded = ({ answer }: { answer: Answer }) => {
  const { nameOf } = useSampleNames(answer)
  return <ExcludedSamples samples={answer.excluded} nameOf={nameOf} />
}
