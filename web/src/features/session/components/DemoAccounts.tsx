import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAppData } from '../../../lib/app-data.ts'
import styles from './DemoAccounts.module.css'
import '../texts.ts'

type DemoAccountsProps = { onChoose: (filled: { email: string; password: string }) => void }

/** Only while the server says that it runs a demonstration; one click fills the form. */
export const DemoAccounts = ({ onChoose }: DemoAccountsProps) => {
  const { t } = useTranslation('session')
  const demo = useAppData()?.demo
  if (!demo) return null
  const { password } = demo
  return (
    <section className={styles.box} aria-labelledby="demo-title">
      <h2 id="demo-title" className={styles.title}>
        {t('demo')}
      </h2>
      <ul className={styles.list}>
        {demo.accounts.map(({ email, role }) => (
          <li key={email}>
            <UnstyledButton
              className={styles.account}
              onClick={() => onChoose({ email, password })}
            >
              <span className={styles.role}>{isKnown(role) ? t(`demo_${role}`) : role}</span>
              <span className={styles.email}>{email}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <p className={styles.password}>{t('demoPassword', { password })}</p>
    </section>
  )
}

const knownRoles = ['sistema', 'admin', 'lectura', 'campo', 'auditor'] as const
const isKnown = (role: string): role is (typeof knownRoles)[number] =>
  knownRoles.some((known) => known === role)
