import { NativeSelect, Textarea } from '@mantine/core'
import {
  handVariables,
  notificationSettingRoutes,
  messageText,
} from '@puquio/contract/notifications/settings'
import { fillVariables } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useUser } from '../../../lib/session.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import type { DraftForm } from './notification-draft.ts'
import '../texts.ts'

const kinds = Object.fromEntries(
  Object.entries(handVariables).map(([name, { kind }]) => [name, kind]),
)

/** The words of a notification: typed, or those of a template, shown as the sender would read them. */
export const MessageField = ({ form }: { form: DraftForm }) => {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const { id: projectId, name: project, timeZone } = useProject()
  const { name, last_name: lastName } = useUser()
  const today = useToday(timeZone)
  const templates = useApi(notificationSettingRoutes.offered, { params: { projectId } })
  const { templateId } = form.values
  const chosen = templates.data?.find(({ id }) => id === templateId)
  const values = { project, sender: `${name} ${lastName}`, today }
  return (
    <>
      {templates.data !== undefined && templates.data.length > 0 && (
        <NativeSelect
          label={t('template')}
          value={String(templateId ?? '')}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('templateId', value === '' ? null : Number(value))
          }
          data={[
            { value: '', label: t('noTemplate') },
            ...templates.data.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
        />
      )}
      {chosen ? (
        <Textarea
          label={t('message')}
          description={t('templateHelp')}
          value={fillVariables(messageText(chosen.texts, language), language, kinds, values)}
          readOnly
          autosize
          minRows={4}
        />
      ) : (
        <Textarea
          {...form.getInputProps('message')}
          label={t('message')}
          required
          autosize
          minRows={4}
          maxLength={2000}
        />
      )}
    </>
  )
}
