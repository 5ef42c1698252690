import { Button, Group, Text } from '@mantine/core'
import {
  type MessageTemplate,
  notificationSettingRoutes,
  messageText,
} from '@puquio/contract/notifications/settings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import styles from './SettingList.module.css'
import { MessageTemplatePanel } from './MessageTemplatePanel.tsx'
import './texts.ts'

/** Words for notifications that people send. */
export const MessageTemplateList = () => {
  const { t } = useTranslation('notificationSettings')
  const language = useLanguage()
  const templates = useApi(notificationSettingRoutes.templates)
  const remove = useApiMutation(notificationSettingRoutes.removeTemplate)
  const [edited, setEdited] = useState<MessageTemplate | 'new' | null>(null)
  if (templates.error)
    return <ErrorState {...failureOf(templates.error)} onRetry={() => void templates.refetch()} />
  if (templates.data === undefined) return null
  const askToRemove = async ({ id, name }: MessageTemplate) => {
    const title = t('removeTitle', { name })
    if (
      !(await confirm({ title, text: t('removeText'), confirmLabel: t('remove'), isDanger: true }))
    )
      return
    await toastOutcome(remove.mutateAsync({ params: { templateId: id } }), {
      done: t('removed', { name }),
      action: 'template',
    })
  }
  const add = <Button onClick={() => setEdited('new')}>{t('addTemplate')}</Button>
  return (
    <>
      <Group justify="space-between" mb="sm" align="flex-start">
        <Text size="sm" c="dimmed" maw="72ch">
          {t('templatesHelp')}
        </Text>
        {templates.data.length > 0 && add}
      </Group>
      {templates.data.length === 0 ? (
        <EmptyState title={t('noTemplatesTitle')} text={t('noTemplates')} action={add} />
      ) : (
        <ul className={styles.list} aria-label={t('templates')}>
          {templates.data.map((one) => (
            <li key={one.id} className={styles.item}>
              <div className={styles.head}>
                <strong className={styles.name}>{one.name}</strong>
                <ActionMenu
                  label={t('actionsOf', { name: one.name })}
                  actions={[
                    { label: t('edit'), onSelect: () => setEdited(one) },
                    {
                      label: t('remove'),
                      onSelect: () => void askToRemove(one),
                      isDanger: true,
                    },
                  ]}
                />
              </div>
              <p className={styles.text}>{messageText(one.texts, language)}</p>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <MessageTemplatePanel
          template={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
