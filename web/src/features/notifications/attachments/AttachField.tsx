import { CloseButton, Input } from '@mantine/core'
import { attachmentsMax } from '@puquio/contract/notifications'
import { attachmentMaxBytes } from '@puquio/contract/notifications/attachments'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/texts/locale.ts'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import type { DraftForm } from '../components/notification-draft.ts'
import styles from './Attachments.module.css'
import type { useAttach } from './use-attach.ts'
import './texts.ts'

const accepted = ['.pdf', '.docx', '.xlsx', '.pptx', '.jpg', '.jpeg', '.png', '.webp', '.heic']

type AttachFieldProps = { form: DraftForm; uploading: ReturnType<typeof useAttach> }

/** The files of a new notification. */
export const AttachField = ({ form, uploading }: AttachFieldProps) => {
  const { t } = useTranslation('notificationAttachments')
  const locale = useLocale()
  const { attachments } = form.values
  const remove = (id: number) =>
    form.setFieldValue('attachments', (before) => before.filter((one) => one.id !== id))
  return (
    <Input.Wrapper
      label={t('title')}
      labelElement="div"
      description={t('help', { max: attachmentsMax })}
      error={form.errors['attachments']}
    >
      {attachments.length > 0 && (
        <ul className={styles.list}>
          {attachments.map(({ id, name, bytes }) => (
            <li key={id}>
              <span className={styles.name}>{name}</span>
              <span className={styles.bytes}>{showBytes(bytes, locale)}</span>
              <CloseButton aria-label={t('remove', { name })} onClick={() => remove(id)} />
            </li>
          ))}
        </ul>
      )}
      {attachments.length < attachmentsMax || uploading.sending !== null ? (
        <FileDrop
          label={t('add')}
          accept={accepted}
          maxBytes={attachmentMaxBytes}
          isMultiple
          upload={uploading.sending}
          error={uploading.refused}
          onFiles={uploading.attach}
        />
      ) : (
        uploading.refused.map((text) => <Input.Error key={text}>{text}</Input.Error>)
      )}
    </Input.Wrapper>
  )
}
