import { Alert, Skeleton } from '@mantine/core'
import { deliveryRoutes, type Outgoing } from '@puquio/contract/notifications/deliveries'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import type { Format } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import { LinkedText } from '../../../ui/LinkedText.tsx'
import { reasonWords, replyOf } from './outcome-words.ts'
import styles from './OutgoingPanel.module.css'
import '../texts.ts'
import './texts.ts'

type OutgoingPanelProps = { message: Outgoing; format: Format; onClose: () => void }

/** A message as its recipient gets it, with its outcome. */
export const OutgoingPanel = ({ message, format, onClose }: OutgoingPanelProps) => {
  const { t } = useTranslation('outgoing')
  const { t: name } = useTranslation('notifications')
  const { mailId, recipient, address, project } = message
  const reason = reasonWords(name, useLanguage(), message)
  const reply = replyOf(message)
  const facts = [
    [
      t('recipient'),
      address === null || address === recipient ? recipient : `${recipient} · ${address}`,
    ],
    [t('method'), name(`method.${message.method}`)],
    [t('project'), project?.name ?? t('system')],
    [t('createdAt'), format.instant(message.createdAt)],
    [t('state'), `${name(`state.${message.state}`)} · ${format.instant(message.changedAt)}`],
    ...(reason === null ? [] : [[t('reason'), reason]]),
    ...(reply === null ? [] : [[t('reply'), reply]]),
    [t('attempts'), format.number(message.attempts)],
  ]
  return (
    <SidePanel isOpen onClose={onClose} title={t('messageTo', { recipient })}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mailId === null ? (
        <pre className={styles.text}>
          <LinkedText text={message.text} />
        </pre>
      ) : (
        <MailText mailId={mailId} />
      )}
    </SidePanel>
  )
}

/** With no mail server the links of a mail can be opened from here. */
const MailText = ({ mailId }: { mailId: number }) => {
  const mail = useApi(deliveryRoutes.mail, { params: { mailId } })
  if (mail.error) return <Alert color="red">{problemText(mail.error)}</Alert>
  if (mail.data === undefined) return <Skeleton height={160} />
  return (
    <>
      <p className={styles.subject}>{mail.data.subject}</p>
      <pre className={styles.text}>
        <LinkedText text={mail.data.text} />
      </pre>
    </>
  )
}
