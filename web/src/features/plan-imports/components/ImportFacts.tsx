import type { PlanImport } from '@puquio/contract/plan-imports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { CountFacts } from '../../../ui/entries/CountFacts.tsx'
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
  return (
    <CountFacts
      facts={[
        { name: t('badCells'), value: number(one.badCellCount), isBad: one.badCellCount > 0 },
        { name: t('monitorings'), value: number(one.monitorings) },
        { name: t('newStations'), value: newStations },
        { name: t('firstOn'), value: date(one.firstOn) },
        { name: t('lastOn'), value: date(one.lastOn) },
      ]}
    />
  )
}
