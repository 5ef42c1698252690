import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProjectContext } from '../../../lib/project/project-context.ts'
import styles from './ConfigLinks.module.css'
import '../texts.ts'

/** The screens of administration that the reader may open. */
export const ConfigLinks = () => {
  const { t } = useTranslation('settings')
  const may = useMay()
  const { project } = useProjectContext()
  const links = [
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
  if (links.length === 0) return null
  return (
    <nav aria-label={t('administration')}>
      <ul className={styles.links}>
        {links.map(({ link, label, help }) => (
          <li key={link.to}>
            <Link {...link} className={styles.link}>
              <strong>{label}</strong>
              <span className={styles.help}>{help}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
