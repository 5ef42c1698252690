import { Button, Stack, Text, TextInput } from '@mantine/core'
import {
  contact as contactSchema,
  settingRoutes,
  type SystemSettings,
} from '@puquio/contract/settings'
import { useTranslation } from 'react-i18next'
import { loadAppData } from '../../../../lib/app-data.ts'
import { validateWith } from '../../../../lib/form.ts'
import { useApiMutation } from '../../../../lib/api/use-api.ts'
import { FormProblem } from '../../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../../ui/form/use-send-form.ts'
import { showToast } from '../../../../ui/toasts/toasts.ts'
import '../../texts.ts'

/** Whom everybody finds under Contact, and on the sign-in page. */
export const ContactForm = ({ contact }: { contact: SystemSettings['contact'] }) => {
  const { t } = useTranslation('settings')
  const set = useApiMutation(settingRoutes.setContact)
  const { form, formProps, problem, isSending } = useSendForm({
    initial: contact,
    validate: validateWith(contactSchema),
    send: (body) => set.mutateAsync({ body }),
    onSaved: () => {
      void loadAppData({ isAgain: true })
      showToast({ kind: 'success', text: t('contactSaved'), action: 'contact' })
    },
  })
  return (
    <form {...formProps} aria-label={t('contact')}>
      <FormProblem problem={problem} />
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('contactHelp')}
        </Text>
        <TextInput {...form.getInputProps('name')} label={t('contactName')} maxLength={100} />
        <TextInput
          {...form.getInputProps('email')}
          label={t('contactEmail')}
          type="email"
          maxLength={254}
        />
        <TextInput
          {...form.getInputProps('phone')}
          label={t('contactPhone')}
          type="tel"
          maxLength={30}
        />
        <div>
          <Button type="submit" loading={isSending}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
