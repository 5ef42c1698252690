import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { UrlTabs } from '../../../ui/UrlTabs.tsx'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { OutgoingList } from '../outgoing/OutgoingList.tsx'
import { notificationsConfigSearch } from '../search.ts'
import { MethodList } from '../settings/MethodList.tsx'
import { EventList } from '../settings/EventList.tsx'
import { MessageTemplateList } from '../settings/MessageTemplateList.tsx'
import '../outgoing/texts.ts'
import '../settings/texts.ts'
import '../texts.ts'

const from = screens.NotificationsConfig.path

/** What is notified, in which words, and by which ways: for the system administrator. */
export const Page = () => {
  const { t } = useTranslation(['notificationSettings', 'notifications'])
  const { t: outgoing } = useTranslation('outgoing')
  const { tab, ...values } = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (search: SearchValues) =>
    void navigate({ to: '.', search: notificationsConfigSearch.parse(search), replace: true })
  const setTab = (chosen: typeof tab) => write(mergeSearch({}, { tab: chosen }))
  return (
    <>
      <PageTitle
        title={t('title')}
        parent={<TextLink {...paths.settings()}>{t('settings')}</TextLink>}
      />
      <UrlTabs
        label={t('title')}
        tab={tab}
        onTab={setTab}
        tabs={[
          { key: 'events', label: t('events'), content: <EventList /> },
          { key: 'templates', label: t('templates'), content: <MessageTemplateList /> },
          { key: 'methods', label: t('notifications:methods'), content: <MethodList /> },
          {
            key: 'outbox',
            label: outgoing('title'),
            content: (
              <OutgoingList
                values={values}
                write={(changes) => write(mergeSearch({ tab, ...values }, changes))}
              />
            ),
          },
        ]}
      />
    </>
  )
}
