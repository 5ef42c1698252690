import type { PlanImport } from '@puquio/contract/plan-imports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import styles from './step-parts.module.css'
import '../texts.ts'

/** Counts of what saving would create. */
export const ImportFacts = ({ one }: { one: PlanImport }) => {
  const { t } = useTranslation('planImports')
  const { number, date } = useFormat()
  const count = one.codesToAnswer
  const toAnswer = count > 0 && t('codesToAnswer', { count, shown: number(count) })
  const newStations = (
    <>
      {number(one.newStations)}
      {toAnswer && <span className={styles.open}> · {toAnswer}</span>}
    </>
  )
  const facts = [
    ['monitorings', number(one.monitorings)],
    ['newStations', newStations],
    ['firstOn', date(one.firstOn)],
    ['lastOn', date(one.lastOn)],
  ] as const
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('badCells')}</dt>
        <dd data-bad={one.badCellCount > 0 || undefined}>{number(one.badCellCount)}</dd>
      </div>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
