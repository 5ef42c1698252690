import { Button, Text } from '@mantine/core'
import { notificationEvents } from '@puquio/contract/notifications/events'
import {
  type EventSetting,
  notificationSettingRoutes,
  messageText,
} from '@puquio/contract/notifications/settings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { PriorityMark } from '../../../widgets/status/PriorityMark.tsx'
import { EventPanel } from './EventPanel.tsx'
import styles from './SettingList.module.css'
import '../texts.ts'
import './texts.ts'

/** What the system notifies of by itself, and how. */
export const EventList = () => {
  const { t } = useTranslation(['notificationSettings', 'notifications'])
  const language = useLanguage()
  const events = useApi(notificationSettingRoutes.events)
  const [edited, setEdited] = useState<EventSetting | null>(null)
  if (events.error)
    return <ErrorState {...failureOf(events.error)} onRetry={() => void events.refetch()} />
  const textOf = ({ event, texts }: EventSetting) =>
    texts ? messageText(texts, language) : notificationEvents[event].text[language]
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm" maw="72ch">
        {t('eventsHelp')}
      </Text>
      <ul className={styles.list} aria-label={t('events')}>
        {(events.data ?? []).map((one) => {
          const name = notificationEvents[one.event].name[language]
          return (
            <li key={one.event} className={styles.item}>
              <div className={styles.head}>
                <strong className={styles.name}>{name}</strong>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('editOf', { name })}
                  onClick={() => setEdited(one)}
                >
                  {t('edit')}
                </Button>
              </div>
              <ul className={styles.facts}>
                <li>{t(one.isOn ? 'isOn' : 'isOff')}</li>
                <li>
                  <PriorityMark priority={one.priority} />
                </li>
                <li>{t(one.audience)}</li>
                <li>
                  {one.methods.map((method) => t(`notifications:method.${method}`)).join(', ')}
                </li>
              </ul>
              <p className={styles.text}>{textOf(one)}</p>
            </li>
          )
        })}
      </ul>
      {edited && <EventPanel setting={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
