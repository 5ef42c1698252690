import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { Figure } from '../../../widgets/figures/Figure.tsx'
import { onScreen } from '../../../widgets/figures/on-screen.ts'
import { type Charted, type ChartKind, chartKinds, chartTitle, drawChart } from './charts.ts'
import styles from './view.module.css'
import '../texts.ts'

/** Doses, pH and stock of a plant over time, one below the other on the same days. */
export const Charts = ({ charted }: { charted: Charted }) => (
  <div className={styles.charts}>
    {chartKinds.map((kind) => (
      <OneChart key={kind} kind={kind} charted={charted} />
    ))}
  </div>
)

/** In pixels; days stand no nearer together in a wider one. */
const widest = 1100

const OneChart = ({ kind, charted }: { kind: ChartKind; charted: Charted }) => {
  const { t } = useTranslation('neutralizers')
  const format = useFormat(useProject().timeZone)
  const draw = useCallback(
    (width: number) =>
      drawChart(kind, charted, Math.min(width, widest), { t, format, look: onScreen }),
    [kind, charted, t, format],
  )
  return (
    <section aria-label={chartTitle(kind, charted, { t, format })}>
      <Figure draw={draw} />
    </section>
  )
}
