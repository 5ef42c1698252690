import { Text, Title } from '@mantine/core'
import type { Project } from '@puquio/contract/projects'
import { IconListDetails, IconMail, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { chooseProject, useProjectContext } from '../../../lib/project/project-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EntryList } from '../../../ui/entries/EntryList.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import '../texts.ts'

/** What to do next with a project that was just made; only then it is entered. */
export const MadeProject = ({ project }: { project: Project }) => {
  const { t } = useTranslation('projects')
  const current = useProjectContext().project?.name ?? ''
  const steps = [
    {
      key: 'members',
      Icon: IconUsers,
      link: paths.members(project.id),
      label: t('nextMembers'),
      help: t('usersHelp'),
    },
    {
      key: 'menu',
      Icon: IconListDetails,
      link: paths.project(project.id, 'menu'),
      label: t('nextMenu'),
      help: t('nextMenuHelp'),
    },
    {
      key: 'smtp',
      Icon: IconMail,
      link: paths.project(project.id, 'smtp'),
      label: t('nextMail'),
      help: t('nextMailHelp'),
    },
  ]
  return (
    <>
      <PageTitle
        title={t('created', { name: project.name })}
        parent={<TextLink {...paths.projects()}>{t('title')}</TextLink>}
      />
      <Title order={2} size="h4" mb={4}>
        {t('nextSteps')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm" maw="80ch">
        {t('nextStepsHelp', { current })}
      </Text>
      <EntryList entries={steps} onOpen={() => chooseProject(project)} />
      <ButtonLink {...paths.projects()} variant="default" mt="md">
        {t('toProjects')}
      </ButtonLink>
    </>
  )
}
