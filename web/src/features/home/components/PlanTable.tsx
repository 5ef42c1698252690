import type { Plan, ProgressIndicator } from '@puquio/contract/plans'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { paths } from '../../../lib/paths.ts'
import { RatioBar } from '../../../ui/states/ProgressLine.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { PlanStatusBadge } from '../../../widgets/status/PlanStatusBadge.tsx'
import { StatusCount } from '../../../widgets/status/StatusCount.tsx'
import styles from './RecentPlans.module.css'
import '../texts.ts'

/** While `plans` is undefined, a skeleton is shown. */
export const PlanTable = ({ plans }: { plans: readonly Plan[] | undefined }) => {
  const { t } = useTranslation('home')
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-busy={plans === undefined}>
        <thead>
          <tr>
            <th>{t('plan')}</th>
            <th>{t('status')}</th>
            <th className={styles.wide}>{t('period')}</th>
            <th>{t('untilNow')}</th>
            <th className={styles.wide}>{t('general')}</th>
            <th className={styles.number}>{t('unfulfilled')}</th>
            <th className={styles.number}>{t('near')}</th>
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
  const { t } = useTranslation('home')
  const format = useFormat()
  const hasDates = plan.firstOn !== null
  return (
    <tr>
      <td className={styles.name} title={plan.name}>
        <TextLink {...paths.plan(plan.id)} underline="hover">
          {plan.name}
        </TextLink>
      </td>
      <td>
        <PlanStatusBadge status={plan.status} />
      </td>
      <td className={styles.wide}>
        {hasDates ? `${format.date(plan.firstOn)} – ${format.date(plan.lastOn)}` : '–'}
      </td>
      <td>
        <Word text={t('onPhoneUntilNow')} />
        <RatioBar ratio={plan.untilNow.ratio} part={onTimeOf(plan.untilNow)} />
      </td>
      <td className={styles.wide}>
        <RatioBar ratio={plan.general.ratio} part={onTimeOf(plan.general)} />
      </td>
      <td className={styles.number}>
        <StatusCount status="unfulfilled" count={plan.unfulfilled} />
        <Word text={t('onPhoneUnfulfilled')} />
      </td>
      <td className={styles.number}>
        <StatusCount status="near" count={plan.near} />
        <Word text={t('onPhoneNear')} />
      </td>
    </tr>
  )
}

/** Says on phones, which have no headings, what a number is. */
const Word = ({ text }: { text: string }) => <span className={styles.word}>{text}</span>

/** The part of the bar that was done on time. */
const onTimeOf = ({ due, onTime }: ProgressIndicator) => (due === 0 ? null : onTime / due)

const BoneRow = () => (
  <tr>
    {[240, 80, 150, 100, 100, 30, 30].map((width, at) => (
      <td key={at}>
        <span className={styles.bone} style={{ width }} />
      </td>
    ))}
  </tr>
)
