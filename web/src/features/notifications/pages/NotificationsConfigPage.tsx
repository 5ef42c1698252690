import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { UrlTabs } from '../../../ui/UrlTabs.tsx'
import { mergeSearch } from '../../../lib/search.ts'
import { notificationsConfigSearch } from '../search.ts'
import { ChannelList } from '../settings/ChannelList.tsx'
import { EventList } from '../settings/EventList.tsx'
import { TemplateList } from '../settings/TemplateList.tsx'
import '../settings/texts.ts'

const from = screens.NotificationsConfig.path

/** What is notified, in which words, and by which ways: for the system administrator. */
export const Page = () => {
  const { t } = useTranslation('notificationSettings')
  const { tab } = useSearch({ from })
  const navigate = useNavigate({ from })
  const setTab = (chosen: typeof tab) =>
    void navigate({
      to: '.',
      search: notificationsConfigSearch.parse(mergeSearch({}, { tab: chosen })),
      replace: true,
    })
  return (
    <>
      <PageTitle title={t('title')} />
      <UrlTabs
        label={t('title')}
        tab={tab}
        onTab={setTab}
        tabs={[
          { key: 'events', label: t('events'), content: <EventList /> },
          { key: 'templates', label: t('templates'), content: <TemplateList /> },
          { key: 'channels', label: t('channels'), content: <ChannelList /> },
        ]}
      />
    </>
  )
}
