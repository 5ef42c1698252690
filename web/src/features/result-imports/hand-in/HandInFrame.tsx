import type { ReactNode } from 'react'
import { Logo } from '../../../ui/Logo.tsx'
import { LanguageSelect } from '../../../widgets/LanguageSelect.tsx'
import styles from './hand-in.module.css'

/** The frame of a laboratory's page: no menu, since nothing else is open to it. */
export const HandInFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <Logo size={28} />
      <span className={styles.name}>Puquio</span>
      <LanguageSelect />
    </header>
    <main className={styles.main}>{children}</main>
  </div>
)
