import type { Monitoring } from '@puquio/contract/monitorings'
import { frequencyTerms, monitoringTypeTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import styles from '../follow-up/follow-up.module.css'
import { CommitmentName } from '../../../widgets/instruments/CommitmentName.tsx'
import { useNames } from '../../../widgets/use-names.ts'
import '../texts.ts'

/** The planned values of a monitoring, folded since users mostly know them. */
export const PlanFacts = ({ monitoring }: { monitoring: Monitoring }) => {
  const { t } = useTranslation('monitorings')
  const names = useNames()
  const language = useLanguage()
  const format = useFormat()
  const { standard, category } = monitoring
  const facts = {
    window: t('windowDates', {
      from: format.date(monitoring.opensOn),
      to: format.date(monitoring.closesOn),
    }),
    component: names.item('components', monitoring.componentId),
    subcomponent: names.item('subcomponents', monitoring.subcomponentId),
    miningComponent: names.item('mining-components', monitoring.miningComponentId),
    sourceType: names.item('source-types', monitoring.sourceTypeId),
    profile: names.item('profiles', monitoring.profileId),
    frequency:
      names.item('frequencies', monitoring.frequencyId) ??
      frequencyTerms[monitoring.frequencyRule][language],
    type: monitoringTypeTerms[monitoring.type][language],
    sampleExpected: t(monitoring.sampleExpected ? 'yes' : 'no'),
    commitment: monitoring.commitment && (
      <CommitmentName name={monitoring.commitment} commitmentId={monitoring.commitmentId} />
    ),
    instrument: monitoring.instrument,
    standard: [standard, category].filter((one) => one !== null).join(', ') || null,
    planObservation: monitoring.planObservation,
  }
  return (
    <details className={styles.details}>
      <summary>{t('facts')}</summary>
      <dl className={styles.facts}>
        {(Object.keys(facts) as (keyof typeof facts)[])
          .filter((key) => facts[key] !== null)
          .map((key) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{facts[key]}</dd>
            </div>
          ))}
      </dl>
    </details>
  )
}
