import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { useMay, useProjectContext } from '../../lib/project/project-context.ts'
import './texts.ts'

/** Returns the screens of administration that the reader may open, with what they are for. */
export const useConfigLinks = () => {
  const { t } = useTranslation('settings')
  const may = useMay()
  const { project } = useProjectContext()
  return [
    ...(may('project:admin')
      ? [{ link: paths.projects(), label: t('projects'), help: t('projectsHelp') }]
      : []),
    ...(may('system')
      ? [
          { link: paths.users(), label: t('users'), help: t('usersHelp') },
          {
            link: paths.notificationsConfig(),
            label: t('notifications'),
            help: t('notificationsHelp'),
          },
          { link: paths.jobs(), label: t('jobs'), help: t('jobsHelp') },
        ]
      : []),
    ...(project !== null && may('project:audit')
      ? [{ link: paths.audit(), label: t('audit'), help: t('auditHelp') }]
      : []),
  ]
}
