import { ActionIcon } from '@mantine/core'
import { pageVisitRoutes } from '@puquio/contract/page-visits'
import { screenOfPath } from '@puquio/domain'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useProjectContext } from '../../lib/project/project-context.ts'
import { useApi, useApiMutation } from '../../lib/api/use-api.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import './texts.ts'

/** Makes the page a favourite of the person's, or takes it out again. */
export const StarButton = ({ title }: { title: string }) => {
  const { t } = useTranslation('shell')
  const { project } = useProjectContext()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const params = { projectId: project?.id ?? 0 }
  const isPossible = project !== null && path !== '/' && screenOfPath(path) !== null
  const start = useApi(pageVisitRoutes.start, { params }, { enabled: isPossible, isQuiet: true })
  const onError = (error: unknown) =>
    showToast({ kind: 'error', text: problemText(error), action: 'star' })
  const star = useApiMutation(pageVisitRoutes.star, { onError })
  const unstar = useApiMutation(pageVisitRoutes.unstar, { onError })
  if (!isPossible || start.data === undefined) return null
  const isStarred = start.data.favourites.some((one) => one.path === path)
  const toggle = () =>
    isStarred
      ? unstar.mutate({ params, query: { path } })
      : star.mutate({ params, body: { path, title } })
  const label = t(isStarred ? 'unstar' : 'star')
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-pressed={isStarred}
      title={label}
      disabled={star.isPending || unstar.isPending}
      onClick={toggle}
    >
      {isStarred ? <IconStarFilled size={18} /> : <IconStar size={18} />}
    </ActionIcon>
  )
}
