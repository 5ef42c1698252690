import { complianceOutcomeTerms } from '@puquio/contract/terms'
import { type ComplianceOutcome, complianceSigns } from '@puquio/domain'
import { useLanguage } from '../../../lib/texts/locale.ts'
import styles from './Matrix.module.css'

const order: readonly ComplianceOutcome[] = [
  'exceeds',
  'near',
  'complies',
  'unknown',
  'no-standard',
]

/** The sign, colour and word of each outcome. */
export const MatrixLegend = () => {
  const language = useLanguage()
  return (
    <ul className={styles.legend}>
      {order.map((outcome) => (
        <li key={outcome}>
          <span data-outcome={outcome} aria-hidden>
            {complianceSigns[outcome]}
          </span>
          {complianceOutcomeTerms[outcome][language]}
        </li>
      ))}
    </ul>
  )
}
