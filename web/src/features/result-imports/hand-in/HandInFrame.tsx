import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../../../lib/api/query-client.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { LanguageSelect } from '../../../widgets/LanguageSelect.tsx'
import styles from './hand-in.module.css'

/** The shell of a laboratory's page: no menu and no project, since nothing else is open to it. */
export const HandInFrame = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <div className={styles.page}>
      <header className={styles.head}>
        <Logo size={28} />
        <span className={styles.name}>Puquio</span>
        <LanguageSelect />
      </header>
      <main className={styles.main}>{children}</main>
    </div>
    <ConfirmDialog />
  </QueryClientProvider>
)
