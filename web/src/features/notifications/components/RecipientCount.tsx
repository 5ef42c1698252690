import { Text } from '@mantine/core'
import { notificationRoutes } from '@puquio/contract/notifications'
import { userRoutes } from '@puquio/contract/users'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import type { NotificationDraft } from './notification-draft.ts'
import '../texts.ts'

type RecipientCountProps = { draft: Pick<NotificationDraft, 'scope' | 'people' | 'projects'> }

/** Others join and leave while the form is open. */
const fresh = { isQuiet: true, staleTime: 0, refetchInterval: 15_000 } as const

/** Says before it is sent how many receive a notification. */
export const RecipientCount = ({ draft: { scope, people, projects } }: RecipientCountProps) => {
  const { t } = useTranslation('notifications')
  const { id: projectId } = useProject()
  const members = useApi(
    notificationRoutes.recipients,
    { params: { projectId }, query: {} },
    { ...fresh, enabled: scope === 'members' },
  )
  const users = useApi(
    userRoutes.list,
    { query: { size: 1, state: 'active' } },
    { ...fresh, enabled: scope === 'all' },
  )
  const inProjects = projects.reduce((sum, project) => sum + project.members, 0)
  const counts = {
    members: members.data?.total,
    people: people.length,
    projects: inProjects,
    // The sender is one of them.
    all: users.data && users.data.total - 1,
  }
  const count = counts[scope]
  if (count === undefined) return null
  return (
    <Text size="sm" c="dimmed" role="status">
      {count === 0
        ? t('willReceiveNone')
        : // Who is in several projects counts in each, and so does the sender.
          t(scope === 'projects' ? 'willReceiveAtMost' : 'willReceive', { count })}
    </Text>
  )
}
