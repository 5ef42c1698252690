import { Checkbox, Radio, Stack } from '@mantine/core'
import { notificationRoutes } from '@puquio/contract/notifications'
import { projectRoutes } from '@puquio/contract/projects'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useUser } from '../../../lib/session.ts'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import type { DraftForm } from './notification-draft.ts'
import '../texts.ts'

/** As many as one notification goes to. */
const projectsOffered = 100

/** To whom: people of the open project, several projects of one's own, or everybody. */
export const RecipientFields = ({ form }: { form: DraftForm }) => {
  const { t } = useTranslation('notifications')
  const { id: projectId } = useProject()
  const { admin } = useUser()
  const people = useApi(notificationRoutes.recipients, { params: { projectId } })
  const own = useApi(projectRoutes.administered, { query: { size: projectsOffered } })
  const projects = own.data?.items ?? []
  const { scope, userIds, projectIds } = form.values
  const scopes = [
    { value: 'project', label: t('inProject') },
    ...(projects.length > 1 ? [{ value: 'projects', label: t('inProjects') }] : []),
    ...(admin ? [{ value: 'all', label: t('forAll') }] : []),
  ]
  return (
    <>
      {scopes.length > 1 && (
        <Radio.Group
          label={t('scope')}
          value={scope}
          onChange={(value) => form.setFieldValue('scope', value)}
        >
          <Stack gap={6} mt={6}>
            {scopes.map((one) => (
              <Radio key={one.value} {...one} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {scope === 'project' && (
        <div>
          <MultiPick
            label={t('recipients')}
            allLabel={t('allMembers')}
            options={(people.data ?? []).map(({ id, name }) => ({ key: id, name }))}
            value={userIds}
            onChange={(chosen) => form.setFieldValue('userIds', chosen)}
          />
        </div>
      )}
      {scope === 'projects' && (
        <Checkbox.Group
          label={t('projects')}
          value={projectIds.map(String)}
          onChange={(chosen) => form.setFieldValue('projectIds', chosen.map(Number))}
          error={form.errors['projectIds']}
        >
          <Stack gap={6} mt={6}>
            {projects.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={name} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </>
  )
}
