import { CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { useStore } from '../../../lib/store.ts'
import { meanText, unitText } from '../../../widgets/graph/chart/value-text.ts'
import { QualityMark } from '../../../widgets/modi/QualityMark.tsx'
import type { ShownLine } from '../../../widgets/graph/lines/shown-line.ts'
import type { useGraphData } from '../live/use-graph-data.ts'
import styles from './parts.module.css'
import '../texts.ts'

type VariableChipsProps = {
  lines: readonly ShownLine[]
  graph: Pick<ReturnType<typeof useGraphData>, 'arrivals' | 'data'>
  timeZone: string
  onRemove: (id: number) => void
}

/** The variables that are drawn, in their colours, each with its newest value. */
export const VariableChips = ({ lines, graph, timeZone, onRemove }: VariableChipsProps) => {
  const { t } = useTranslation('readings')
  const [language, locale] = [useLanguage(), useLocale()]
  const format = useFormat(timeZone)
  useStore(graph.arrivals)
  return (
    <ul className={styles.chips} aria-label={t('shownVariables')}>
      {lines.map(({ id, name, unit, decimals, color, dash }) => {
        const latest = graph.data?.latestOf(id)
        return (
          <li key={id} className={styles.chip}>
            <svg width={18} height={10} aria-hidden className={styles.sample}>
              <line
                x1={0}
                x2={18}
                y1={5}
                y2={5}
                stroke={color}
                strokeWidth={3}
                strokeDasharray={dash.join(' ') || undefined}
              />
            </svg>
            <span className={styles.chipName}>{name}</span>
            {latest ? (
              <>
                <b title={format.instantToTheSecond(new Date(latest.atMs).toISOString())}>
                  {meanText(latest.value, decimals, locale)} {unitText(unit, language)}
                </b>
                <QualityMark quality={latest.quality} />
              </>
            ) : (
              <span className={styles.dim}>{t('noneYet')}</span>
            )}
            {lines.length > 1 && (
              <CloseButton
                size="xs"
                aria-label={t('removeVariable', { name })}
                onClick={() => onRemove(id)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
