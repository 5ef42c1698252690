import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useProjectContext } from '../../../lib/project/project-context.ts'
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
import { type SettingsTab, useOpenTabs } from '../use-open-tabs.ts'
import { useSettingsSearch } from '../use-settings-search.ts'
import '../texts.ts'

export const Page = () => {
  const { t } = useTranslation('settings')
  const { project } = useProjectContext()
  const { tab, setTab } = useSettingsSearch()
  const [own, ...others] = useOpenTabs()
  const contents: Record<SettingsTab['key'], ReactNode> = {
    own: <Preferences />,
    tokens: project && <AccessTokens project={project} />,
    project: project && <ProjectForm projectId={project.id} />,
    smtp: project && <MailServers projectId={project.id} />,
    system: <SystemSettings />,
    policy: <PolicyVersions />,
    mails: <Outbox />,
    'system-smtp': <MailServers projectId={null} />,
  }
  const shown = ({ key, label }: SettingsTab) => ({ key, label: t(label), content: contents[key] })
  return (
    <>
      <PageTitle title={t('title')} />
      <ConfigLinks />
      <UrlTabs
        label={t('title')}
        tab={tab}
        onTab={setTab}
        tabs={[shown(own), ...others.map(shown)]}
      />
    </>
  )
}
