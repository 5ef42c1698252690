import { Group, NativeSelect, Radio, Stack, Textarea } from '@mantine/core'
import {
  type NotificationPriority,
  notificationInput,
  notificationRoutes,
  type SendingMethod,
} from '@puquio/contract/notifications'
import { notificationModuleTerms, notificationPriorityTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useUser } from '../../../lib/session.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { moduleChoices } from '../search.ts'
import { MethodChoice } from './MethodChoice.tsx'
import '../texts.ts'

type Values = {
  priority: NotificationPriority
  module: (typeof moduleChoices)[number]
  message: string
  methods: SendingMethod[]
  userIds: number[]
  isForAll: boolean
}
const initial: Values = {
  priority: 2,
  module: 'general',
  message: '',
  methods: [1],
  userIds: [],
  isForAll: false,
}
const bodyOf = ({ isForAll: _, userIds, ...written }: Values) => ({
  ...written,
  userIds: userIds.length > 0 ? userIds : null,
})

/** A new notification to members of the project; by the system administrator also to everybody. */
export const SendPanel = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const { id: projectId } = useProject()
  const { admin } = useUser()
  const params = { projectId }
  const people = useApi(notificationRoutes.recipients, { params })
  const send = useApiMutation(notificationRoutes.send)
  const sendToAll = useApiMutation(notificationRoutes.sendToAll)
  const sendForm = useSendForm({
    initial,
    validate: (values: Values) => validateWith(notificationInput)(bodyOf(values)),
    send: (values) => {
      const { userIds, ...written } = bodyOf(values)
      return values.isForAll
        ? sendToAll.mutateAsync({ body: written })
        : send.mutateAsync({ params, body: { ...written, userIds } })
    },
    onSaved: ({ recipients }) => {
      showToast({ kind: 'success', text: t('sentToast', { count: recipients }), action: 'send' })
      onClose()
    },
  })
  const { form } = sendForm
  const { values } = form
  return (
    <FormPanel sendForm={sendForm} onClose={onClose} title={t('new')} submitLabel={t('send')}>
      <Stack gap="md">
        <Textarea
          {...form.getInputProps('message')}
          label={t('message')}
          required
          autosize
          minRows={4}
          maxLength={2000}
        />
        <Group grow align="start">
          <NativeSelect
            label={t('priority')}
            value={String(values.priority)}
            onChange={(event) =>
              form.setFieldValue(
                'priority',
                Number(event.currentTarget.value) as NotificationPriority,
              )
            }
            data={([1, 2, 3] as const).map((one) => ({
              value: String(one),
              label: notificationPriorityTerms[one][language],
            }))}
          />
          <NativeSelect
            label={t('module')}
            value={values.module}
            onChange={(event) =>
              form.setFieldValue('module', event.currentTarget.value as Values['module'])
            }
            data={moduleChoices.map((one) => ({
              value: one,
              label: notificationModuleTerms[one][language],
            }))}
          />
        </Group>
        {admin && (
          <Radio.Group
            label={t('scope')}
            value={values.isForAll ? 'all' : 'project'}
            onChange={(value) => form.setFieldValue('isForAll', value === 'all')}
          >
            <Stack gap={6} mt={6}>
              <Radio value="project" label={t('allMembers')} />
              <Radio value="all" label={t('forAll')} />
            </Stack>
          </Radio.Group>
        )}
        {!values.isForAll && (
          <div>
            <MultiPick
              label={t('recipients')}
              allLabel={t('allMembers')}
              options={(people.data ?? []).map(({ id, name }) => ({ key: id, name }))}
              value={values.userIds}
              onChange={(userIds) => form.setFieldValue('userIds', userIds)}
            />
          </div>
        )}
        <MethodChoice
          value={values.methods}
          onChange={(methods) => form.setFieldValue('methods', methods)}
          error={form.errors['methods']}
          whatsapp={{ isOpen: false, help: t('whatsappHelp') }}
        />
      </Stack>
    </FormPanel>
  )
}
