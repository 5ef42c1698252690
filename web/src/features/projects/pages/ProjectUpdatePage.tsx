import { Stack, Text, Title } from '@mantine/core'
import { memberRoutes } from '@puquio/contract/people/members'
import { type Project, projectRoutes } from '@puquio/contract/projects'
import { screens } from '@puquio/domain'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { UrlTabs } from '../../../ui/UrlTabs.tsx'
import { MailServers } from '../../../widgets/mail-servers/MailServers.tsx'
import { ProjectForm } from '../../../widgets/project/ProjectForm.tsx'
import { LaboratoryPart } from '../components/LaboratoryPart.tsx'
import { LogoPart } from '../components/LogoPart.tsx'
import { PolicyPart } from '../components/PolicyPart.tsx'
import { MenuPart } from '../menu/MenuPart.tsx'
import '../texts.ts'

const from = screens.ProjectUpdate.path

/** A project's settings, each part saved by itself. */
export const Page = () => {
  const { t } = useTranslation('projects')
  const { id } = useParams({ from })
  const { tab } = useSearch({ from })
  const navigate = useNavigate({ from })
  const projectId = Number(id)
  const project = useApi(projectRoutes.get, { params: { projectId } }, { staleTime: 0 })
  const members = useApi(memberRoutes.list, { params: { projectId }, query: { size: 1 } }).data
    ?.total
  return (
    <>
      <PageTitle
        title={project.data?.name ?? t('edit')}
        part={project.data && t('project')}
        parent={<TextLink {...paths.projects()}>{t('title')}</TextLink>}
        actions={
          <ButtonLink {...paths.members(projectId)} variant="default">
            {members === undefined ? t('members') : t('membersCount', { count: members })}
          </ButtonLink>
        }
      />
      {project.error && (
        <ErrorState {...failureOf(project.error)} onRetry={() => void project.refetch()} />
      )}
      {project.data && (
        <UrlTabs
          label={project.data.name}
          tab={tab}
          onTab={(chosen) => void navigate({ to: '.', search: { tab: chosen }, replace: true })}
          isKept
          tabs={[
            { key: 'general', label: t('general'), content: <General project={project.data} /> },
            {
              key: 'menu',
              label: t('menu'),
              content: <MenuPart key={projectId} projectId={projectId} />,
            },
            {
              key: 'laboratory',
              label: t('laboratory'),
              content: <LaboratoryPart key={projectId} projectId={projectId} />,
            },
            { key: 'smtp', label: t('smtp'), content: <MailServers projectId={projectId} /> },
          ]}
        />
      )}
    </>
  )
}

const General = ({ project }: { project: Project }) => {
  const { t } = useTranslation('projects')
  return (
    <Stack gap="xl" maw={720}>
      <section>
        <Title order={2} size="h4" mb="sm">
          {t('general')}
        </Title>
        <ProjectForm projectId={project.id} />
      </section>
      <LogoPart key={`logo ${project.id}`} project={project} />
      <section>
        <Title order={2} size="h4" mb="sm">
          {t('members')}
        </Title>
        <Text size="sm" c="dimmed" mb="sm">
          {t('usersHelp')}
        </Text>
        <ButtonLink {...paths.members(project.id)} variant="default">
          {t('members')}
        </ButtonLink>
      </section>
      <PolicyPart key={`policy ${project.version}`} project={project} />
    </Stack>
  )
}
