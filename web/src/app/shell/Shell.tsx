import '../../ui/styles/styles-app.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { IdleWatch } from '../../features/session/components/IdleWatch.tsx'
import { PolicyGate } from '../../features/policy/components/PolicyGate.tsx'
import { loadProblemTexts } from '../../lib/problems/late-problem-texts.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { openContext, useProjectContext } from '../../lib/project/project-context.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { PageStar } from '../../ui/page-star.ts'
import { PanelOfKind } from '../../widgets/boards/panel.ts'
import { applyProjectColor, defaultProjectColor } from '../../ui/styles/project-color.ts'
import { Palette } from '../palette/Palette.tsx'
import { Content } from './Content.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'
import { leave } from './person/leave.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { Questions } from './Questions.tsx'
import styles from './Shell.module.css'
import { SideBar } from './side-bar/SideBar.tsx'
import { StarButton } from './StarButton.tsx'
import { TopBar } from './TopBar.tsx'
import { useVisits } from './use-visits.ts'
import { useStream } from './use-stream.ts'
import { useWide } from './side-bar/use-wide.ts'
import './follow-rights.ts'
import './texts.ts'

const BoardPanel = lazy(async () => ({
  default: (await import('./BoardPanel.tsx')).BoardPanel,
}))

// A call that fails before waits for them.
whenIdle(() => void loadProblemTexts())

/** What surrounds every page of a signed-in person. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <Frame>{children}</Frame>
  </QueryClientProvider>
)

const Frame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('shell')
  const { project } = useProjectContext()
  const isWide = useWide()
  useVisits()
  useStream()
  useEffect(() => {
    void openContext()
  }, [])
  const color = project?.color ?? defaultProjectColor
  useEffect(() => {
    applyProjectColor(color)
    // The sign-in page belongs to no project.
    return () => applyProjectColor(defaultProjectColor)
  }, [color])
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <div className={styles.frame}>
        {isWide ? <SideBar /> : <TopBar />}
        <div className={styles.side}>
          <OfflineBanner />
          <main id="content" tabIndex={-1} className={styles.main}>
            <PageStar value={StarButton}>
              <PanelOfKind value={BoardPanel}>
                <Content>{children}</Content>
              </PanelOfKind>
            </PageStar>
            <LoadingOverlay />
          </main>
        </div>
      </div>
      <PolicyGate onDecline={() => void leave()} />
      <IdleWatch />
      <Questions />
      <Palette />
    </>
  )
}
