import { Button, Checkbox } from '@mantine/core'
import type { AnalysedSample } from '@puquio/contract/laboratory/hydrochemistry'
import type { DiagramGrouping } from '@puquio/domain'
import {
  type DiagramKind,
  fittingKinds,
  inFile,
  schoellerLinesMax,
  stiffSamplesMax,
} from '@puquio/figures'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/texts/format.ts'
import { FigureMenu } from '../../widgets/figures/FigureMenu.tsx'
import styles from './diagrams/diagrams.module.css'
import { printWidth } from './diagrams/looks.ts'
import { type Answer, useDrawing } from './diagrams/use-drawing.ts'
import { WaterDiagram } from './diagrams/WaterDiagram.tsx'
import { useSampleNames } from './use-samples.ts'
import './texts.ts'

type DiagramFigureProps = {
  answer: Answer
  kind: DiagramKind
  by: DiagramGrouping
  /** In the order in which they are drawn where a diagram has one. */
  samples: readonly AnalysedSample[]
  isPathDrawn?: boolean
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
  /** More that is done with the diagram, beside its files. */
  tools?: ReactNode
  /** Pixels that the diagram is at most as tall as. */
  heightPx?: number | undefined
}

/** A diagram with what is chosen of it, its files, and what it cannot show. */
export const DiagramFigure = (props: DiagramFigureProps) => {
  const {
    answer,
    kind,
    by,
    samples,
    isPathDrawn = false,
    chosen,
    onChoose,
    tools,
    heightPx,
  } = props
  const { t } = useTranslation('hydrochemistry')
  const format = useFormat()
  const { hintOf, namesOf } = useSampleNames(answer)
  const [isAlone, setAlone] = useState(false)
  const drawn = useMemo(
    () =>
      isAlone && chosen.size > 0 ? samples.filter(({ id }) => chosen.has(String(id))) : samples,
    [isAlone, chosen, samples],
  )
  const { title, draw } = useDrawing(answer, { kind, by, samples: drawn, isPathDrawn })
  const { omitted, isThinned } = useMemo(() => draw(printWidth, inFile), [draw])
  return (
    <section aria-label={title}>
      <WaterDiagram
        title={title}
        draw={draw}
        chosen={chosen}
        onChoose={onChoose}
        hintOf={hintOf}
        heightPx={heightPx}
        isFitting={fittingKinds.has(kind)}
      />
      <div className={styles.tools}>
        <FigureMenu name={title} draw={() => draw(printWidth, inFile).svg} />
        {tools}
        {chosen.size > 0 && (
          <>
            <span>
              {t('chosenCount', { count: chosen.size, number: format.number(chosen.size) })}
            </span>
            <Checkbox
              size="xs"
              label={t('alone')}
              checked={isAlone}
              onChange={({ currentTarget: { checked } }) => setAlone(checked)}
            />
            <Button size="compact-xs" variant="default" onClick={() => onChoose(new Set())}>
              {t('chosen')}
            </Button>
          </>
        )}
      </div>
      {omitted.length > 0 && kind !== 'piper' && (
        <p className={styles.note}>
          {t(`omitted.${kind}`, {
            number: format.number(omitted.length),
            most: format.number(stiffSamplesMax),
            names: few(namesOf(omitted)),
          })}
        </p>
      )}
      {isThinned && (
        <p className={styles.note}>{t('manyLines', { most: format.number(schoellerLinesMax) })}</p>
      )}
      <p className={styles.note}>{t('use')}</p>
      <p className={styles.note}>
        {t('ruleNote', { rule: t(`rule.${answer.nonDetectRule}`) })} {t('balanceNote')}{' '}
        {t(`source.${kind}`)}.
      </p>
    </section>
  )
}

const fewMax = 12
const few = (names: readonly string[]): string =>
  names.length > fewMax ? `${names.slice(0, fewMax).join(', ')}, …` : names.join(', ')
