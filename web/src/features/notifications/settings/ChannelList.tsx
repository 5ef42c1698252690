import { notificationSettingRoutes } from '@puquio/contract/notifications/settings'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import styles from './SettingList.module.css'
import '../texts.ts'
import './texts.ts'

/** By which ways notifications can leave, and what is missing for the others. */
export const ChannelList = () => {
  const { t } = useTranslation(['notificationSettings', 'notifications'])
  const format = useFormat()
  const channels = useApi(notificationSettingRoutes.channels)
  if (channels.error)
    return <ErrorState {...failureOf(channels.error)} onRetry={() => void channels.refetch()} />
  if (channels.data === undefined) return null
  const { mail, whatsapp } = channels.data
  const hasMail = mail.isInEnvironment || mail.ofSystem > 0
  const counts = t('mailCounts', {
    system: format.number(mail.ofSystem),
    projects: format.number(mail.projects),
    waiting: format.number(mail.waiting),
    failed: format.number(mail.failed),
  })
  return (
    <ul className={styles.list} aria-label={t('channels')}>
      <Channel name={t('notifications:method.1')} isReady texts={[t('channelSystem')]} />
      <Channel
        name={t('notifications:method.2')}
        isReady={hasMail}
        texts={[
          ...(mail.isInEnvironment ? [t('mailByEnvironment')] : []),
          ...(hasMail ? [] : [t('mailHow')]),
          counts,
        ]}
      />
      <Channel
        name={t('notifications:method.3')}
        isReady={whatsapp.isConfigured}
        texts={[t(whatsapp.isConfigured ? 'whatsappReady' : 'whatsappHow')]}
      />
    </ul>
  )
}

type ChannelProps = { name: string; isReady: boolean; texts: readonly string[] }

const Channel = ({ name, isReady, texts }: ChannelProps) => {
  const { t } = useTranslation('notificationSettings')
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <strong className={styles.name}>{name}</strong>
        <span>{t(isReady ? 'ready' : 'notSet')}</span>
      </div>
      {texts.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
    </li>
  )
}
