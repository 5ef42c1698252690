import { Button, Skeleton } from '@mantine/core'
import type { Outcome } from '@puquio/contract/notifications/deliveries'
import { type NotificationDetail, notificationRoutes } from '@puquio/contract/notifications'
import { notificationModuleTerms } from '@puquio/contract/terms'
import { screenOfPath } from '@puquio/domain'
import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { LinkedText } from '../../../ui/LinkedText.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import { AttachmentList } from '../attachments/AttachmentList.tsx'
import { isUnread } from './notification-columns.tsx'
import styles from './NotificationPanel.module.css'
import { PriorityMark } from '../../../widgets/status/PriorityMark.tsx'
import { DetailPages } from './DetailPages.tsx'
import { OutcomeList } from '../outgoing/OutcomeList.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import '../texts.ts'

/** One notification, which is read by being opened. */
export const NotificationPanel = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { t } = useTranslation('notifications')
  const { id: projectId } = useProject()
  const params = { projectId, notificationId: id }
  const [pages, setPages] = useState({ repliesPage: 1, recipientsPage: 1 })
  const found = useApi(
    notificationRoutes.get,
    { params, query: pages },
    { isKeepingPrevious: true },
  )
  const { mutate } = useApiMutation(notificationRoutes.mark)
  const isNew = found.data !== undefined && isUnread(found.data)
  // Once: marked as unread while it is open, it stays so.
  const isMarked = useRef(false)
  useEffect(() => {
    if (!isNew || isMarked.current) return
    isMarked.current = true
    mutate({ params: { projectId, notificationId: id }, body: { isRead: true } })
  }, [isNew, mutate, projectId, id])
  const markUnread = () => {
    mutate({ params, body: { isRead: false } })
    onClose()
  }
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={found.data ? titleOf(found.data, t) : t('title')}
      footer={
        found.data?.isReceived && (
          <Button variant="default" onClick={markUnread}>
            {t('markUnread')}
          </Button>
        )
      }
    >
      {found.error ? (
        <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <Detail
          notification={found.data}
          pages={pages}
          onPages={(changed) => setPages({ ...pages, ...changed })}
        />
      ) : (
        <Skeleton height={160} />
      )}
    </SidePanel>
  )
}

const leadsToPlan = (opens: string) =>
  ['PlanningDetail', 'PlanningEdit'].some(
    (screen) => screen === screenOfPath(opens.split(/[?#]/)[0] ?? ''),
  )

/** From whom it came, or what the system notifies of; of one's own that it was sent. */
const titleOf = (
  { sender, event, isSent, isReceived }: NotificationDetail,
  t: TFunction<'notifications'>,
) => (isSent && !isReceived ? t('sentOne') : (sender?.name ?? event ?? t('system')))

/** That it stands in the list of its reader is told by whether it was read. */
const isToldHere = ({ method, state }: Outcome) => method !== 1 || state === 'skipped'

type Pages = { repliesPage: number; recipientsPage: number }
type DetailProps = {
  notification: NotificationDetail
  pages: Pages
  onPages: (changed: Partial<Pages>) => void
}

const Detail = ({ notification, pages, onPages }: DetailProps) => {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const format = useFormat(useProject().timeZone)
  const { priority, module, methods, createdAt, isForAll, conversation, recipients } = notification
  const { opens, sender, isReceived, replies, recipientsTotal, recipientsRead } = notification
  return (
    <>
      <p className={styles.message}>
        <LinkedText text={notification.message} />
      </p>
      <dl className={styles.facts}>
        <dt>{t('priority')}</dt>
        <dd>
          <PriorityMark priority={priority} />
        </dd>
        <dt>{t('module')}</dt>
        <dd>{notificationModuleTerms[module][language]}</dd>
        <dt>{t('methods')}</dt>
        <dd>{methods.map((method) => t(`method.${method}`)).join(', ')}</dd>
        <dt>{t('createdAt')}</dt>
        <dd>{format.instant(createdAt)}</dd>
        {isForAll && (
          <>
            <dt>{t('scope')}</dt>
            <dd>{t('forAll')}</dd>
          </>
        )}
      </dl>
      {opens !== null && (
        <ButtonLink to={opens} variant="default" mb="lg">
          {t(leadsToPlan(opens) ? 'seePlan' : 'see')}
        </ButtonLink>
      )}
      <AttachmentList id={notification.id} attachments={notification.attachments} />
      {conversation.length > 0 && (
        <>
          <h3 className={styles.title}>
            {t('replies')} ({format.number(replies)})
          </h3>
          <ul className={styles.list}>
            {conversation.map((one) => (
              <li key={one.id}>
                <div className={styles.dim}>
                  {one.author.name} · {format.instant(one.createdAt)}
                </div>
                <LinkedText text={one.message} />
              </li>
            ))}
          </ul>
          <DetailPages
            name={t('replies')}
            page={pages.repliesPage}
            total={replies}
            onPage={(repliesPage) => onPages({ repliesPage })}
          />
        </>
      )}
      {isReceived && sender !== null && <ReplyForm id={notification.id} />}
      {recipients.length > 0 && (
        <>
          <h3 className={styles.title}>
            {t('readBy', {
              read: format.number(recipientsRead),
              total: format.number(recipientsTotal),
            })}
          </h3>
          <ul className={styles.list}>
            {recipients.map(({ id, name, readAt, deliveries }) => (
              <li key={id}>
                {name}{' '}
                <span className={styles.dim}>
                  · {readAt === null ? t('notRead') : t('readOn', { at: format.instant(readAt) })}
                </span>
                <OutcomeList outcomes={deliveries.filter(isToldHere)} />
              </li>
            ))}
          </ul>
          <DetailPages
            name={t('recipients')}
            page={pages.recipientsPage}
            total={recipientsTotal}
            onPage={(recipientsPage) => onPages({ recipientsPage })}
          />
        </>
      )}
    </>
  )
}
