import { windTerms as terms } from '@puquio/contract/terms/boards/wind-terms'
import { type Language, locales, type WindRose, windClassesMs } from '@puquio/domain'
import { onPaper, windRoseSvg } from '@puquio/figures'
import { localTime } from '../../platform/local-time.ts'
import { sectionTable, type SectionTableColumn } from '../../platform/sections/section-table.ts'
import { translate } from '../../platform/translate.ts'
import type { PanelSections } from '../boards/service.ts'
import { readWindRose } from './wind-rose.ts'

/** The panel of a wind rose on paper: the figure, and the shares as a table. */
export const windRosePanelSections: PanelSections = async (asked) => {
  const { scope, telemetry, settings, filters, language } = asked
  const { speedVariable: speed, directionVariable: direction } = settings
  const found =
    speed !== undefined && direction !== undefined
      ? await readWindRose({ scope, telemetry }, { speed, direction, ...filters })
      : null
  const rose = found?.rose
  if (!found || !rose || rose.total === 0)
    return [
      {
        title: '',
        parts: [{ kind: 'text', text: terms[found?.problem ?? 'none'][language] }],
      },
    ]
  const percent = (share: number) =>
    share.toLocaleString(locales[language], { style: 'percent', maximumFractionDigits: 1 })
  const number = (value: number) => value.toLocaleString(locales[language])
  const directions = terms.directions[language].split(' ')
  const most = rose.counts.map(sumOf)
  const words = translate(terms.figure, language, {
    device: found.device.name,
    count: rose.total,
    calms: percent(rose.calms / rose.total),
    direction: directions[most.indexOf(Math.max(...most))] ?? '',
  })
  const period = [found.from, found.to].map((at) => localTime(at, scope.timeZone)).join(' – ')
  return [
    {
      title: '',
      parts: [
        {
          kind: 'chart',
          svg: windRoseSvg(
            rose,
            { title: words, calms: terms.calms[language], directions, percent, number },
            onPaper,
          ),
          words,
          caption: `${found.device.name} · ${period}`,
          widthPercent: 75,
        },
        ...(rose.left > 0
          ? [
              {
                kind: 'text',
                text: translate(terms.left, language, { count: rose.left }),
              } as const,
            ]
          : []),
        sectionTable(
          terms.title[language],
          columnsIn(rose, language),
          [
            ...rose.counts.map((counts, index) => ({ name: directions[index] ?? '', counts })),
            { name: terms.calms[language], counts: [rose.calms] },
          ],
          language,
        ),
      ],
    },
  ]
}

type Row = { name: string; counts: readonly number[] }

const sumOf = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0)

function columnsIn({ total }: WindRose, language: Language): readonly SectionTableColumn<Row>[] {
  const share = (count: number) => Math.round((count / total) * 1000) / 10
  const classes = windClassesMs.map((from, index): SectionTableColumn<Row> => {
    const to = windClassesMs[index + 1]
    const text = (value: number) => value.toLocaleString(locales[language])
    const heading = to === undefined ? `≥ ${text(from)} m/s` : `${text(from)}–${text(to)} m/s`
    return {
      kind: 'number',
      heading: { es: heading, en: heading, fr: heading, pt: heading },
      // Calms have no classes.
      of: ({ counts }) => (counts.length === 1 ? null : share(counts[index] ?? 0)),
    }
  })
  return [
    { kind: 'text', heading: terms.direction, of: ({ name }) => name },
    ...classes,
    { kind: 'number', heading: terms.total, of: ({ counts }) => share(sumOf(counts)) },
  ]
}
