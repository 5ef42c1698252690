import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppData } from '../../../lib/app-data.ts'
import styles from './BarePage.module.css'
import { LanguageSelect } from '../../../widgets/LanguageSelect.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import '../texts.ts'

/** The frame of pages before signing in. */
export const BarePage = ({ children, below }: { children: ReactNode; below?: ReactNode }) => {
  const { t } = useTranslation('session')
  const appData = useAppData()
  const { contact } = appData ?? {}
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <LanguageSelect />
      </header>
      <main className={styles.main}>
        <div className={styles.brand}>
          <Logo size={40} />
          <div>
            <div className={styles.name}>Puquio</div>
            <div className={styles.slogan}>{t('slogan')}</div>
          </div>
        </div>
        <div className={styles.panel}>{children}</div>
        {below}
      </main>
      <footer className={styles.foot}>
        {contact && contact.email !== '' && (
          <a href={`mailto:${contact.email}`} className={styles.contact}>
            {contact.email}
          </a>
        )}
        {appData && <span>Puquio {appData.version}</span>}
      </footer>
    </div>
  )
}
