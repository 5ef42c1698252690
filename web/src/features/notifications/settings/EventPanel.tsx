import { Button, Checkbox, NativeSelect, Stack } from '@mantine/core'
import type { NotificationPriority, SendingMethod } from '@puquio/contract/notifications'
import { type Audience, audiences, notificationEvents } from '@puquio/contract/notifications/events'
import {
  eventInputOf,
  type EventSetting,
  notificationSettingRoutes,
  type MessageTexts,
} from '@puquio/contract/notifications/settings'
import { notificationPriorityTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { MethodChoice } from '../components/MethodChoice.tsx'
import { MessageTextFields } from './MessageTextFields.tsx'
import '../texts.ts'
import './texts.ts'

type Values = {
  isOn: boolean
  priority: NotificationPriority
  audience: Audience
  methods: SendingMethod[]
  hasOwnTexts: boolean
  texts: MessageTexts
}

/** How one event notifies. */
export const EventPanel = ({
  setting,
  onClose,
}: {
  setting: EventSetting
  onClose: () => void
}) => {
  const { t } = useTranslation(['notificationSettings', 'notifications'])
  const language = useLanguage()
  const { event, isOn, priority, audience, methods, texts, version } = setting
  const { name: names, text, variables } = notificationEvents[event]
  const name = names[language]
  const save = useApiMutation(notificationSettingRoutes.setEvent)
  const reset = useApiMutation(notificationSettingRoutes.resetEvent)
  const params = { event }
  const bodyOf = ({ hasOwnTexts, texts: own, ...values }: Values) => ({
    ...values,
    texts: hasOwnTexts ? own : null,
    version,
  })
  const initial: Values = {
    isOn,
    priority,
    audience,
    methods,
    hasOwnTexts: texts !== null,
    texts: { ...text, ...texts },
  }
  const sendForm = useSendForm({
    initial,
    validate: (values: Values) =>
      validateWith(eventInputOf(Object.keys(variables)))(bodyOf(values)),
    send: (values) => save.mutateAsync({ params, body: bodyOf(values) }),
    onSaved: () => {
      showToast({ kind: 'success', text: t('eventSaved', { name }), action: 'event' })
      onClose()
    },
  })
  const { form } = sendForm
  const resetAll = async () => {
    try {
      await reset.mutateAsync({ params })
      showToast({ kind: 'success', text: t('wasReset', { name }), action: 'event' })
      onClose()
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'event' })
    }
  }
  return (
    <FormPanel sendForm={sendForm} onClose={onClose} title={name} submitLabel={t('save')}>
      <Stack gap="md">
        <Checkbox {...form.getInputProps('isOn', { type: 'checkbox' })} label={t('notifies')} />
        <NativeSelect
          label={t('audience')}
          value={form.values.audience}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('audience', value as Audience)
          }
          data={audiences.map((one) => ({ value: one, label: t(one) }))}
        />
        <NativeSelect
          label={t('notifications:priority')}
          value={String(form.values.priority)}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('priority', Number(value) as NotificationPriority)
          }
          data={([1, 2, 3] as const).map((one) => ({
            value: String(one),
            label: notificationPriorityTerms[one][language],
          }))}
        />
        <MethodChoice
          value={form.values.methods}
          onChange={(chosen) => form.setFieldValue('methods', chosen)}
          error={form.errors['methods']}
        />
        <Checkbox
          {...form.getInputProps('hasOwnTexts', { type: 'checkbox' })}
          label={t('ownTexts')}
        />
        {form.values.hasOwnTexts && (
          <MessageTextFields
            texts={form.values.texts}
            variables={variables}
            fieldProps={(one) => form.getInputProps(`texts.${one}`)}
          />
        )}
        {!setting.isDefault && (
          <Button
            variant="default"
            onClick={() => void resetAll()}
            style={{ alignSelf: 'flex-start' }}
          >
            {t('reset')}
          </Button>
        )}
      </Stack>
    </FormPanel>
  )
}
