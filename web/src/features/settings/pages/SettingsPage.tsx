import { screens } from '@puquio/domain'
import { Navigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProjectContext } from '../../../lib/project/project-context.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { MailServers } from '../../../widgets/mail-servers/MailServers.tsx'
import { AccessTokens } from '../components/access-tokens/AccessTokens.tsx'
import { Overview } from '../components/Overview.tsx'
import { PolicyVersions } from '../components/policy/PolicyVersions.tsx'
import { Preferences } from '../components/Preferences.tsx'
import { SystemSettings } from '../components/system/SystemSettings.tsx'
import '../texts.ts'

/** The overview of all that can be set, or the section that the address names. */
export const Page = () => {
  const { t } = useTranslation('settings')
  const { tab } = useSearch({ from: screens.ConfigView.path })
  const may = useMay()
  const { project } = useProjectContext()
  const isSystemAdmin = may('system')
  // Addresses of before, whose sections are on other pages now.
  if (project && may('project:admin')) {
    if (tab === 'project') return <Navigate {...paths.project(project.id)} replace />
    if (tab === 'smtp') return <Navigate {...paths.project(project.id, 'smtp')} replace />
  }
  if (tab === 'mails' && isSystemAdmin)
    return <Navigate {...paths.notificationsConfig('outbox')} replace />

  const sections = {
    own: <Preferences />,
    tokens: project && <AccessTokens project={project} />,
    system: isSystemAdmin && <SystemSettings />,
    policy: isSystemAdmin && <PolicyVersions />,
    'system-smtp': isSystemAdmin && <MailServers projectId={null} />,
  }
  if (tab === undefined || tab === 'project' || tab === 'smtp' || tab === 'mails' || !sections[tab])
    return (
      <>
        <PageTitle title={t('title')} />
        <Overview />
      </>
    )
  return (
    <>
      <PageTitle
        title={t(`label.${tab}`)}
        parent={<TextLink {...paths.settings()}>{t('title')}</TextLink>}
      />
      {sections[tab]}
    </>
  )
}
