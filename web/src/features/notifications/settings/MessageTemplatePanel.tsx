import { Stack, TextInput } from '@mantine/core'
import {
  handVariables,
  type MessageTemplate,
  notificationSettingRoutes,
  messageTemplateInput,
  type MessageTexts,
} from '@puquio/contract/notifications/settings'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { MessageTextFields } from './MessageTextFields.tsx'
import './texts.ts'

type MessageTemplatePanelProps = {
  /** Null makes a new one. */
  template: MessageTemplate | null
  onClose: () => void
}
type Values = { name: string; texts: MessageTexts }

const empty = { es: '', en: '', fr: '', pt: '' }

export const MessageTemplatePanel = ({ template, onClose }: MessageTemplatePanelProps) => {
  const { t } = useTranslation('notificationSettings')
  const create = useApiMutation(notificationSettingRoutes.createTemplate)
  const edit = useApiMutation(notificationSettingRoutes.editTemplate)
  const initial: Values = { name: template?.name ?? '', texts: { ...empty, ...template?.texts } }
  const sendForm = useSendForm({
    initial,
    validate: validateWith(messageTemplateInput),
    send: (body: Values) =>
      template === null
        ? create.mutateAsync({ body })
        : edit.mutateAsync({
            params: { templateId: template.id },
            body: { ...body, version: template.version },
          }),
    onSaved: ({ name }) => {
      showToast({ kind: 'success', text: t('templateSaved', { name }), action: 'template' })
      onClose()
    },
  })
  const { form } = sendForm
  const title = template === null ? t('addTemplate') : t('editOf', { name: template.name })
  return (
    <FormPanel sendForm={sendForm} onClose={onClose} title={title} submitLabel={t('save')}>
      <Stack gap="md">
        <TextInput
          {...form.getInputProps('name')}
          label={t('templateName')}
          required
          maxLength={100}
        />
        <MessageTextFields
          texts={form.values.texts}
          variables={handVariables}
          fieldProps={(one) => form.getInputProps(`texts.${one}`)}
        />
      </Stack>
    </FormPanel>
  )
}
