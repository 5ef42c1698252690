import type { RouteAnswer } from '@puquio/contract'
import type {
  AnalysedSample,
  hydrochemistryRoutes,
} from '@puquio/contract/laboratory/hydrochemistry'
import type { DiagramGrouping } from '@puquio/domain'
import {
  type Diagram,
  type DiagramKind,
  type Look,
  diagramSamples,
  type DiagramWords,
  drawDiagram,
} from '@puquio/figures'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import '../texts.ts'

export type Answer = RouteAnswer<typeof hydrochemistryRoutes.samples>
export type DrawDiagram = (width: number, look: Look, height?: number) => Diagram

/** The words of the diagrams in the reader's language, but for the title of each. */
export const useDiagramWords = (): Omit<DiagramWords, 'title'> => {
  const { t } = useTranslation('hydrochemistry')
  const format = useFormat()
  return useMemo(
    () => ({
      number: (value) => format.number(value),
      solids: t('tds'),
      notDetected: t('notDetected'),
      mixed: t('mixed'),
      evaporation: t('evaporation'),
      rock: t('rock'),
      precipitation: t('precipitation'),
      scale: t('oneScale'),
      more: (count) => t('moreGroups', { number: format.number(count) }),
    }),
    [t, format],
  )
}

type Asked = {
  kind: DiagramKind
  by: DiagramGrouping
  /** Of the answer, in the order in which they are drawn where a diagram has one. */
  samples: readonly AnalysedSample[]
  isPathDrawn: boolean
}

/** What a diagram of an answer is called, and how it is drawn at a width. */
export const useDrawing = (
  answer: Pick<Answer, 'samples' | 'stations' | 'campaigns'>,
  { kind, by, samples, isPathDrawn }: Asked,
): { title: string; draw: DrawDiagram } => {
  const { t } = useTranslation('hydrochemistry')
  const format = useFormat()
  const words = useDiagramWords()
  const title = t('figureOf', {
    name: t(`name.${kind}`),
    count: samples.length,
    number: format.number(samples.length),
  })
  const draw = useMemo(() => {
    const drawn = diagramSamples(samples, by, { ...answer, day: format.date })
    return (width: number, look: Look, height?: number) =>
      drawDiagram[kind]({
        ...drawn,
        words: { ...words, title },
        look,
        width,
        isPathDrawn,
        ...(height === undefined ? {} : { height }),
      })
  }, [answer, samples, by, kind, isPathDrawn, words, title, format])
  return { title, draw }
}
