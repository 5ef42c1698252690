import { Stack, Text, Title } from '@mantine/core'
import { projectRoutes } from '@puquio/contract/projects'
import { screens } from '@puquio/domain'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { ProjectForm } from '../../../widgets/project/ProjectForm.tsx'
import { LogoPart } from '../components/LogoPart.tsx'
import { PolicyPart } from '../components/PolicyPart.tsx'
import '../texts.ts'

/** A project's settings, each part saved by itself. */
export const Page = () => {
  const { t } = useTranslation('projects')
  const { id } = useParams({ from: screens.ProjectUpdate.path })
  const projectId = Number(id)
  const project = useApi(projectRoutes.get, { params: { projectId } }, { staleTime: 0 })
  return (
    <>
      <PageTitle
        title={project.data?.name ?? t('edit')}
        parent={<TextLink {...paths.projects()}>{t('title')}</TextLink>}
      />
      {project.error && (
        <ErrorState {...failureOf(project.error)} onRetry={() => void project.refetch()} />
      )}
      {project.data && (
        <Stack gap="xl">
          <section>
            <Title order={2} size="h4" mb="sm">
              {t('general')}
            </Title>
            <ProjectForm projectId={projectId} />
          </section>
          <LogoPart key={`logo ${projectId}`} project={project.data} />
          <section>
            <Title order={2} size="h4" mb="sm">
              {t('users')}
            </Title>
            <Text size="sm" c="dimmed" mb="sm">
              {t('usersHelp')}
            </Text>
            <ButtonLink {...paths.members(projectId)} variant="default">
              {t('users')}
            </ButtonLink>
          </section>
          <PolicyPart key={`policy ${project.data.version}`} project={project.data} />
        </Stack>
      )}
    </>
  )
}
