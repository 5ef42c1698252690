import type { VariationAnswer, VariationParameter } from '@puquio/contract/laboratory/variation'
import { type NonDetectRule, numberOf, parameterTitle, unitIn } from '@puquio/domain'
import { type BoxGroup, boxSvg, figureWords, stationLook } from '@puquio/figures'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../../lib/texts/intl.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { Chart } from '../chart/Chart.tsx'
import { onScreen } from '../../../widgets/figures/on-screen.ts'
import styles from '../figure/figure.module.css'
import { ofParameter, type ParameterPart } from '../figure/of-parameter.ts'
import '../texts.ts'

type BoxFiguresProps = {
  answer: VariationAnswer
  parameter: VariationParameter
  isLog: boolean
}

/** Tukey's boxes of a parameter: one for each station, and one for each month of the year over all of them. */
export const BoxFigures = ({ answer, parameter, isLog }: BoxFiguresProps) => {
  const { t } = useTranslation('variation')
  const [language, locale] = [useLanguage(), useLocale()]
  const part = useMemo(() => ofParameter(answer, parameter), [answer, parameter])
  const title = parameterTitle(parameter, language)
  const { byStation, byMonth } = boxGroups(part, answer.nonDetectRule, locale)
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <BoxFigure
        label={`${title}: ${t('boxesByStation')}`}
        groups={byStation}
        unit={unitIn(parameter.unit, language)}
        isLog={isLog}
      />
      <BoxFigure
        label={`${title}: ${t('boxesByMonth')}`}
        groups={byMonth}
        unit={unitIn(parameter.unit, language)}
        isLog={isLog}
      />
    </section>
  )
}

/** What a box stands for: each station, and each month of the year. */
function boxGroups({ series }: ParameterPart, rule: NonDetectRule, locale: string) {
  const month = (at: number) =>
    dateFormat(locale, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, at, 15))
  const results = series.flatMap((one) => numbersOf(one, rule))
  return {
    byStation: series.map((one) => ({
      name: one.name,
      color: stationLook(one.place).color,
      values: numbersOf(one, rule).map(({ value }) => value),
    })),
    byMonth: Array.from({ length: 12 }, (_, at) => ({
      name: month(at),
      color: stationLook(0).color,
      values: results.filter((one) => one.month === at).map(({ value }) => value),
    })),
  }
}

/** The number of each result that counts, with the month of the year that it is of. */
const numbersOf = (
  { at, values, qualifiers, marks }: ParameterPart['series'][number],
  rule: NonDetectRule,
) =>
  values.flatMap((value, index) => {
    const number = numberOf(
      { value, qualifier: qualifiers[index] ?? null, isRejected: marks[index] === 'rejected' },
      rule,
    )
    return number === null ? [] : [{ value: number, month: Number(at[index]?.slice(5, 7)) - 1 }]
  })

type BoxFigureProps = {
  label: string
  groups: readonly BoxGroup[]
  unit: string
  isLog: boolean
}

const height = 260

const BoxFigure = ({ label, groups, unit, isLog }: BoxFigureProps) => {
  const { t } = useTranslation('variation')
  const language = useLanguage()
  const figureOf = useCallback(
    (width: number) =>
      boxSvg(groups, { title: label, unit, number: figureWords(language).number }, onScreen, {
        width,
        height,
        isLog,
      }),
    [groups, label, unit, language, isLog],
  )
  const draw = useCallback(
    (width: number) => {
      const { svg, boxes } = figureOf(width)
      return { svg, width, height, points: boxes }
    },
    [figureOf],
  )
  const { statistic } = figureWords(language)
  const hintOf = (point: number) => {
    const one = figureOf(1000).boxes[point]
    if (!one) return []
    const { count, median, lower, upper, whiskers, outliers } = one.box
    return [
      `${one.name} · n ${count}`,
      `${t('median')} ${statistic(median)} ${unit}`,
      `${t('hinges')} ${statistic(lower)} – ${statistic(upper)}`,
      `${t('whiskers')} ${statistic(whiskers[0])} – ${statistic(whiskers[1])}`,
      ...(outliers.length === 0
        ? []
        : [`${t('outliers')} ${outliers.slice(0, outliersShown).map(statistic).join('; ')}`]),
    ]
  }
  return (
    <>
      <h3 className={styles.subtitle}>{label}</h3>
      <Chart label={label} draw={draw} hintOf={hintOf} />
    </>
  )
}

const outliersShown = 8
