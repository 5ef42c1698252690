import type { NotificationDetail } from '@puquio/contract/notifications'
import { attachmentRoutes } from '@puquio/contract/notifications/attachments'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import panel from '../components/NotificationPanel.module.css'
import styles from './Attachments.module.css'
import './texts.ts'

/** The files of a notification, each a download. */
export const AttachmentList = ({
  id: notificationId,
  attachments,
}: Pick<NotificationDetail, 'id' | 'attachments'>) => {
  const { t } = useTranslation('notificationAttachments')
  const locale = useLocale()
  const { id: projectId } = useProject()
  if (attachments.length === 0) return null
  return (
    <>
      <h3 className={panel.title}>{t('title')}</h3>
      <ul className={styles.list}>
        {attachments.map(({ id, name, bytes }) => (
          <li key={id}>
            <IconDownload size={16} aria-hidden />
            <a
              className={styles.name}
              href={fileHref(attachmentRoutes.content, {
                params: { projectId, notificationId, attachmentId: id },
              })}
            >
              {name}
            </a>
            <span className={styles.bytes}>{showBytes(bytes, locale)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
