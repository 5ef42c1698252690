import { Group, NativeSelect, Stack } from '@mantine/core'
import { deliveryRoutes } from '@puquio/contract/notifications/deliveries'
import {
  type NotificationPriority,
  notificationInput,
  notificationRoutes,
} from '@puquio/contract/notifications'
import { notificationModuleTerms, notificationPriorityTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { AttachField } from '../attachments/AttachField.tsx'
import { useAttach } from '../attachments/use-attach.ts'
import { moduleChoices } from '../search.ts'
import { MessageField } from './MessageField.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { firstDraft, type NotificationDraft } from './notification-draft.ts'
import { RecipientFields } from './RecipientFields.tsx'
import { useWhatsappHelp } from '../../../widgets/people/use-whatsapp-help.ts'
import '../texts.ts'

const writtenOf = ({
  priority,
  module,
  message,
  templateId,
  methods,
  attachments,
}: NotificationDraft) => ({
  priority,
  module,
  methods,
  ...(attachments.length > 0 ? { attachments: attachments.map(({ id }) => id) } : {}),
  ...(templateId === null ? { message } : { message: '', templateId }),
})

const idsOf = (chosen: readonly { id: number }[]) => chosen.map(({ id }) => id)

/** A new notification to people of the project, of several projects, or to everybody. */
export const SendPanel = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('notifications')
  const whatsappHelp = useWhatsappHelp()
  const language = useLanguage()
  const { id: projectId } = useProject()
  const set = useApi(deliveryRoutes.methods)
  const send = useApiMutation(notificationRoutes.send)
  const sendToProjects = useApiMutation(notificationRoutes.sendToProjects)
  const sendToAll = useApiMutation(notificationRoutes.sendToAll)
  const sendForm = useSendForm({
    initial: firstDraft,
    validate: (draft: NotificationDraft) => ({
      ...validateWith(notificationInput)({ ...writtenOf(draft), userIds: null }),
      ...(draft.scope === 'people' && draft.people.length === 0 ? { people: t('noPerson') } : {}),
      ...(draft.scope === 'projects' && draft.projects.length === 0
        ? { projects: t('noProject') }
        : {}),
    }),
    send: async (draft): Promise<{ recipients: number }> => {
      const written = writtenOf(draft)
      const { scope, people, projects } = draft
      if (scope === 'all') return sendToAll.mutateAsync({ body: written })
      if (scope === 'projects')
        return sendToProjects.mutateAsync({ body: { ...written, projectIds: idsOf(projects) } })
      const body = { ...written, userIds: scope === 'people' ? idsOf(people) : null }
      return send.mutateAsync({ params: { projectId }, body })
    },
    onSaved: ({ recipients }) => {
      showToast({ kind: 'success', text: t('sentToast', { count: recipients }), action: 'send' })
      onClose()
    },
  })
  const { form } = sendForm
  const { values } = form
  const uploading = useAttach(values.attachments, (one) =>
    form.setFieldValue('attachments', (before) => [...before, one]),
  )
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t('new')}
      submitLabel={t('send')}
      isDisabled={uploading.sending !== null}
    >
      <Stack gap="md">
        <MessageField form={form} />
        <AttachField form={form} uploading={uploading} />
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
              form.setFieldValue('module', event.currentTarget.value as NotificationDraft['module'])
            }
            data={moduleChoices.map((one) => ({
              value: one,
              label: notificationModuleTerms[one][language],
            }))}
          />
        </Group>
        <RecipientFields form={form} />
        <MethodChoice
          value={values.methods}
          onChange={(methods) => form.setFieldValue('methods', methods)}
          error={form.errors['methods']}
          whatsapp={{
            isOpen: set.data?.whatsapp === true,
            help: set.data?.whatsapp ? t('whatsappReach') : whatsappHelp,
          }}
        />
      </Stack>
    </FormPanel>
  )
}
