import { panelDataRoutes, type WindAnswer } from '@puquio/contract/boards/panel-data'
import { windTerms } from '@puquio/contract/terms/boards/wind-terms'
import { windRoseSvg } from '@puquio/figures'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { numberFormat } from '../../../lib/texts/intl.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { PanelProps } from '../../../widgets/boards/panel.ts'
import { PanelFoot } from '../../../widgets/boards/PanelFoot.tsx'
import { PanelState } from '../../../widgets/boards/PanelState.tsx'
import { PanelTable } from '../../../widgets/boards/PanelTable.tsx'
import { onScreen } from '../../../widgets/figures/on-screen.ts'
import { showSvg } from '../../../widgets/figures/show-svg.ts'
import styles from './WindRosePanel.module.css'
import './texts.ts'

/** From where the wind blew in the board's period, and how fast; without one in the last thirty days. */
export const WindRosePanel = ({ settings, filters }: PanelProps) => {
  const { id: projectId } = useProject()
  const language = useLanguage()
  const { speedVariable: speed = 0, directionVariable: direction = 0 } = settings
  const answer = useApi(
    panelDataRoutes.windRose,
    { params: { projectId }, query: { speed, direction, from: filters.from, to: filters.to } },
    { isKeepingPrevious: true, isQuiet: true },
  )
  return (
    <PanelState answer={answer}>
      {(found) =>
        found.rose && found.rose.total > 0 ? (
          <Shown answer={found} rose={found.rose} />
        ) : found.problem ? (
          <EmptyState title={windTerms[found.problem][language]} />
        ) : (
          <EmptyState title={windTerms.none[language]} text={windTerms.noneText[language]} />
        )
      }
    </PanelState>
  )
}

type ShownProps = { answer: WindAnswer; rose: NonNullable<WindAnswer['rose']> }

const Shown = ({ answer: { device, from, to }, rose }: ShownProps) => {
  const { t } = useTranslation('figurePanel')
  const { timeZone } = useProject()
  const [language, locale, format] = [useLanguage(), useLocale(), useFormat(timeZone)]
  const place = useRef<HTMLDivElement>(null)
  const directions = windTerms.directions[language].split(' ')
  const rows = rose.counts.map((counts, index) => ({
    name: directions[index] ?? '',
    count: counts.reduce((sum, one) => sum + one, 0),
  }))
  const strongest = rows.reduce((best, row) => (row.count > best.count ? row : best)).name
  const percent = (share: number) =>
    numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)
  const title = t('windFigure', {
    device: device.name,
    count: rose.total,
    calms: percent(rose.calms / rose.total),
    direction: strongest,
  })
  const number = (value: number) => numberFormat(locale).format(value)
  const words = { title, calms: windTerms.calms[language], directions, percent, number }
  const svg = windRoseSvg(rose, words, onScreen)
  useLayoutEffect(() => showSvg(place.current, svg), [svg])
  const share = (count: number) => format.number((100 * count) / rose.total, 1)
  return (
    <>
      <div ref={place} className={styles.rose} />
      {rose.left > 0 && <p className={styles.note}>{t('windLeft', { count: rose.left })}</p>}
      <details className={styles.note}>
        <summary>{t('windTable')}</summary>
        <PanelTable
          label={windTerms.title[language]}
          rows={[...rows, { name: windTerms.calms[language], count: rose.calms }]}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', head: windTerms.direction[language], cell: ({ name }) => name },
            {
              key: 'share',
              head: windTerms.total[language],
              isNumber: true,
              cell: ({ count }) => share(count),
            },
          ]}
        />
      </details>
      <PanelFoot>
        <span>{`${format.instant(from)} – ${format.instant(to)}`}</span>
        <TextLink {...paths.device(device.id, device.serial)}>{device.name}</TextLink>
      </PanelFoot>
    </>
  )
}
