import { Button } from '@mantine/core'
import { screens } from '@puquio/domain'
import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidate } from '../../lib/api/invalidate.ts'
import { isPolicyDue } from '../../lib/project/policy-due.ts'
import { failureOf } from '../../lib/problems/problem-text.ts'
import { useProjectContext } from '../../lib/project/project-context.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { AccessDenied } from '../AccessDenied.tsx'
import { isPageOpen } from '../guard.ts'
import './texts.ts'

/** The page, or why there is none. */
export const Content = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('shell')
  const context = useProjectContext()
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen })
  const isOwn = screen !== undefined && screens[screen].access === 'signed-in'
  if ((context.state === 'no-project' && isOwn) || screen === 'Forgot') return children
  if (context.state === 'no-project') {
    return (
      <EmptyState
        title={t('noProjectTitle')}
        text={t('noProject')}
        action={<Button onClick={retry}>{t('refresh')}</Button>}
      />
    )
  }
  if (context.state === 'failed') {
    return <ErrorState {...failureOf(context.failure)} onRetry={retry} />
  }
  if (context.state !== 'ready' || isPolicyDue(context.policy)) return null
  // The key remounts the page in another project, so that no state of the earlier one remains.
  if (screen && !isPageOpen(screen, context)) return <AccessDenied />
  return <div key={context.project?.id}>{children}</div>
}

const retry = () => void invalidate(['projects', 'rights', 'policy'])
