import type { DayInput } from '@puquio/contract/laboratory/treatment-days'
import type { TreatmentPlant } from '@puquio/contract/laboratory/neutralization'
import { currencySigns, isEffluentPhExceeded } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { FactRows } from '../../../ui/entries/FactRows.tsx'
import type { PlantProduct } from '../use-plants.ts'
import { derivedOf } from './derived.ts'
import styles from './records.module.css'
import '../texts.ts'

type DerivedFactsProps = {
  day: DayInput
  plant: TreatmentPlant
  products: readonly PlantProduct[]
}

/** What follows from a day as it is typed: volume, acidity, and of each product its doses and cost. */
export const DerivedFacts = ({ day, plant, products }: DerivedFactsProps) => {
  const { t } = useTranslation('neutralizers')
  const format = useFormat(useProject().timeZone)
  const { volumeM3, flowLs, acidity, uses } = derivedOf(day, plant, products)
  const isOut = isEffluentPhExceeded(day.phOut)
  return (
    <section className={styles.derivedFacts} aria-live="polite">
      <h3>{t('follows')}</h3>
      <FactRows
        facts={[
          [t('volume'), `${format.number(volumeM3, 0)} m³ · ${format.number(flowLs, 1)} L/s`],
          [
            t('acidity'),
            acidity === null
              ? t('noAcidity')
              : `${acidity.from === 'metals' ? 'Σ ' : ''}${format.number(acidity.mgL, 0)} mg/L CaCO₃`,
          ],
          ...(isOut
            ? [
                [
                  t('phOut'),
                  <span key="ph" className={styles.bad}>
                    ▲ {t('phExceeded')}
                  </span>,
                ] as const,
              ]
            : []),
          ...uses.map((use) => {
            const product = products.find(({ id }) => id === use.neutralizerId)
            const { plannedKgM3, plannedKg, realKgM3, deviationPercent: percent, cost } = use
            const isOdd = Math.abs(percent ?? 0) > plant.dosePercent
            return [
              product?.name ?? '',
              <span key={use.neutralizerId} className={isOdd ? styles.odd : undefined}>
                {t('followsUse', {
                  planned: format.number(plannedKgM3, 3),
                  kg: format.number(plannedKg, 0),
                  real: format.number(realKgM3, 3),
                })}
                {percent !== null && ` · ${isOdd ? '△ ' : ''}${format.number(percent, 0)} %`}
                {cost && ` · ${currencySigns[cost.currency]} ${format.number(cost.amount, 2)}`}
              </span>,
            ] as const
          }),
        ]}
      />
    </section>
  )
}
