import { useTranslation } from 'react-i18next'
import { useMay, useProjectContext } from '../../../lib/project/project-context.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { UrlTabs } from '../../../ui/UrlTabs.tsx'
import { ProjectForm } from '../../../widgets/project/ProjectForm.tsx'
import { AccessTokens } from '../components/access-tokens/AccessTokens.tsx'
import { ConfigLinks } from '../components/ConfigLinks.tsx'
import { MailServers } from '../components/mail-servers/MailServers.tsx'
import { Outbox } from '../components/Outbox.tsx'
import { PolicyVersions } from '../components/policy/PolicyVersions.tsx'
import { Preferences } from '../components/Preferences.tsx'
import { SystemSettings } from '../components/system/SystemSettings.tsx'
import { useSettingsSearch } from '../use-settings-search.ts'
import '../texts.ts'

export const Page = () => {
  const { t } = useTranslation('settings')
  const may = useMay()
  const { project } = useProjectContext()
  const { tab, setTab } = useSettingsSearch()
  return (
    <>
      <PageTitle title={t('title')} />
      <ConfigLinks />
      <UrlTabs
        label={t('title')}
        tab={tab}
        onTab={setTab}
        tabs={[
          { key: 'own', label: t('own'), content: <Preferences /> },
          ...(project === null
            ? []
            : [
                {
                  key: 'tokens' as const,
                  label: t('tokens'),
                  content: <AccessTokens project={project} />,
                },
              ]),
          ...(project !== null && may('project:admin')
            ? [
                {
                  key: 'project' as const,
                  label: t('project'),
                  content: <ProjectForm projectId={project.id} />,
                },
                {
                  key: 'smtp' as const,
                  label: t('mailServers'),
                  content: <MailServers projectId={project.id} />,
                },
              ]
            : []),
          ...(may('system')
            ? [
                { key: 'system' as const, label: t('system'), content: <SystemSettings /> },
                { key: 'policy' as const, label: t('policy'), content: <PolicyVersions /> },
                { key: 'mails' as const, label: t('mails'), content: <Outbox /> },
                {
                  key: 'system-smtp' as const,
                  label: t('systemMailServers'),
                  content: <MailServers projectId={null} />,
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
