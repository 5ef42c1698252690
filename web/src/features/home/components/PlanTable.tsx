import type { Plan } from '@puquio/contract/plans'
import { planStatusTerms } from '@puquio/contract/terms'
import { isLanguage } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { RatioBar } from '../../../ui/ProgressLine.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import styles from './RecentPlans.module.css'
import '../texts.ts'

/** Undefined plans are on their way: bones of the same shape. */
export const PlanTable = ({ plans }: { plans: readonly Plan[] | undefined }) => {
  const { t } = useTranslation('home')
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-busy={plans === undefined}>
        <thead>
          <tr>
            <th>{t('plan')}</th>
            <th>{t('status')}</th>
            <th>{t('period')}</th>
            <th>{t('untilNow')}</th>
            <th>{t('general')}</th>
            <th className={styles.number}>{t('near')}</th>
            <th className={styles.number}>{t('unfulfilled')}</th>
          </tr>
        </thead>
        <tbody>
          {plans === undefined
            ? [1, 2, 3, 4].map((row) => <BoneRow key={row} />)
            : plans.map((plan) => <PlanRow key={plan.id} plan={plan} />)}
        </tbody>
      </table>
    </div>
  )
}

const PlanRow = ({ plan }: { plan: Plan }) => {
  const { i18n } = useTranslation('home')
  const format = useFormat()
  const language = isLanguage(i18n.language) ? i18n.language : 'es'
  const hasDates = plan.firstOn !== null
  return (
    <tr>
      <td className={styles.name} title={plan.title}>
        <TextLink {...paths.plan(plan.id)} underline="hover">
          {plan.title}
        </TextLink>
      </td>
      <td>{planStatusTerms[plan.status][language]}</td>
      <td>{hasDates ? `${format.date(plan.firstOn)} – ${format.date(plan.lastOn)}` : '–'}</td>
      <td>
        <RatioBar ratio={plan.untilNow.ratio} />
      </td>
      <td>
        <RatioBar ratio={plan.general.ratio} />
      </td>
      <td className={styles.number}>{format.number(plan.near)}</td>
      <td className={styles.number}>{format.number(plan.unfulfilled)}</td>
    </tr>
  )
}

const BoneRow = () => (
  <tr>
    {[240, 80, 150, 100, 100, 30, 30].map((width, at) => (
      <td key={at}>
        <span className={styles.bone} style={{ width }} />
      </td>
    ))}
  </tr>
)
