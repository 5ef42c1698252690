import { NativeSelect, Text } from '@mantine/core'
import type { VariationAnswer } from '@puquio/contract/laboratory/variation'
import { correlationOf, parameterTitle } from '@puquio/domain'
import { figureWords, scatterSvg } from '@puquio/figures'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { Chart } from '../chart/Chart.tsx'
import { onScreen } from '../../../widgets/figures/on-screen.ts'
import styles from '../figure/figure.module.css'
import { pairsOf } from './pairs.ts'
import '../texts.ts'

type CorrelationFigureProps = {
  answer: VariationAnswer
  isLog: boolean
  x: number | undefined
  y: number | undefined
  onChange: (changes: { x?: number; y?: number }) => void
}

const height = 420

/** Two parameters of the same samples against each other, with Pearson's and Spearman's coefficients. */
export const CorrelationFigure = ({ answer, isLog, x, y, onChange }: CorrelationFigureProps) => {
  const { t } = useTranslation('variation')
  const language = useLanguage()
  const { parameters } = answer
  const horizontal = parameters.find(({ id }) => id === x) ?? parameters[0]
  const vertical =
    parameters.find(({ id }) => id === y) ?? parameters.find(({ id }) => id !== horizontal?.id)
  if (!horizontal || !vertical) return <Text size="sm">{t('twoParameters')}</Text>
  const choice = (axis: 'x' | 'y', value: number) => (
    <NativeSelect
      size="xs"
      label={t(axis === 'x' ? 'horizontal' : 'vertical')}
      value={String(value)}
      onChange={({ currentTarget }) => onChange({ [axis]: Number(currentTarget.value) })}
      data={parameters.map((one) => ({
        value: String(one.id),
        label: parameterTitle(one, language),
      }))}
    />
  )
  return (
    <Pairs
      answer={answer}
      isLog={isLog}
      xId={horizontal.id}
      yId={vertical.id}
      xName={parameterTitle(horizontal, language)}
      yName={parameterTitle(vertical, language)}
    >
      {choice('x', horizontal.id)}
      {choice('y', vertical.id)}
    </Pairs>
  )
}

type PairsProps = {
  answer: VariationAnswer
  isLog: boolean
  xId: number
  yId: number
  xName: string
  yName: string
  /** Where the two are chosen. */
  children: ReactNode
}

const Pairs = ({ answer, isLog, xId, yId, xName, yName, children }: PairsProps) => {
  const { t } = useTranslation('variation')
  const language = useLanguage()
  const format = useFormat()
  const pairs = useMemo(() => pairsOf(answer, xId, yId), [answer, xId, yId])
  const found = useMemo(() => correlationOf(pairs), [pairs])
  const label = t('correlationOf', { x: xName, y: yName, number: format.number(pairs.length) })
  const figureOf = useCallback(
    (width: number) =>
      scatterSvg(
        pairs,
        { title: label, x: xName, y: yName, number: figureWords(language).number },
        onScreen,
        { width, height, isLog },
      ),
    [pairs, label, xName, yName, language, isLog],
  )
  const draw = useCallback(
    (width: number) => {
      const { svg, points } = figureOf(width)
      return { svg, width, height, points }
    },
    [figureOf],
  )
  const hintOf = (point: number) => {
    const pair = pairs.find(({ id }) => id === figureOf(1000).points[point]?.id)
    if (!pair) return []
    const { number } = figureWords(language)
    return [
      answer.stations[pair.place]?.code ?? '',
      `${xName}: ${number(pair.x)}`,
      `${yName}: ${number(pair.y)}`,
      ...(pair.isHollow ? [t('hollowPair')] : []),
    ]
  }
  const coefficient = (value: number | null) => format.number(value, 3)
  return (
    <section className={styles.panel} aria-label={label}>
      <div className={styles.axes}>{children}</div>
      <p className={styles.note}>
        {found === null
          ? t('fewPairs')
          : t('coefficients', {
              r: coefficient(found.r),
              rho: coefficient(found.rho),
              number: format.number(found.count),
            })}
      </p>
      <Chart label={label} draw={draw} hintOf={hintOf} />
    </section>
  )
}
