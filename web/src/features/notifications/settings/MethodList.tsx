import { notificationSettingRoutes } from '@puquio/contract/notifications/settings'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import styles from './SettingList.module.css'
import '../texts.ts'
import './texts.ts'

/** By which ways notifications can leave, and what is missing for the others. */
export const MethodList = () => {
  const { t } = useTranslation(['notificationSettings', 'notifications'])
  const format = useFormat()
  const states = useApi(notificationSettingRoutes.methodStates)
  if (states.error)
    return <ErrorState {...failureOf(states.error)} onRetry={() => void states.refetch()} />
  if (states.data === undefined) return null
  const { mail, whatsapp } = states.data
  const hasMail = mail.isInEnvironment || mail.ofSystem > 0
  const counts = t('mailCounts', {
    system: format.number(mail.ofSystem),
    projects: format.number(mail.projects),
    waiting: format.number(mail.waiting),
    failed: format.number(mail.failed),
  })
  return (
    <ul className={styles.list} aria-label={t('notifications:methods')}>
      <Method name={t('notifications:method.1')} isReady texts={[t('methodSystem')]} />
      <Method
        name={t('notifications:method.2')}
        isReady={hasMail}
        texts={[
          ...(mail.isInEnvironment ? [t('mailByEnvironment')] : []),
          ...(hasMail ? [] : [t('mailHow')]),
          counts,
        ]}
      />
      <Method
        name={t('notifications:method.3')}
        isReady={whatsapp.isConfigured}
        texts={[t(whatsapp.isConfigured ? 'whatsappReady' : 'whatsappHow')]}
      />
    </ul>
  )
}

type MethodProps = { name: string; isReady: boolean; texts: readonly string[] }

const Method = ({ name, isReady, texts }: MethodProps) => {
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
