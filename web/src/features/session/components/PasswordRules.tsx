import { VisuallyHidden } from '@mantine/core'
import { type PasswordForm, passwordRules } from '@puquio/domain'
import { IconCheck, IconCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './PasswordRules.module.css'
import '../account-texts.ts'

/** The password rule, ticked as one types. */
export const PasswordRules = ({ form }: { form: PasswordForm }) => {
  const { t } = useTranslation('account')
  const rules = passwordRules.filter(
    ({ issue }) => issue !== 'same-as-old' || form.oldPassword !== undefined,
  )
  return (
    <div className={styles.rules}>
      {t('rules')}
      <ul className={styles.list}>
        {rules.map((rule) => {
          const isMet = form.password !== '' && rule.isMet(form)
          const Icon = isMet ? IconCheck : IconCircle
          return (
            <li key={rule.issue} data-met={isMet || undefined} className={styles.rule}>
              <Icon size={14} aria-hidden className={styles.icon} />
              {t(rule.issue)}
              <VisuallyHidden>: {t(isMet ? 'isMet' : 'isNotMet')}</VisuallyHidden>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
