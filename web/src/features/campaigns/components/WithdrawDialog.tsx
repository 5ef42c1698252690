import { Textarea } from '@mantine/core'
import { type Campaign, campaignRoutes } from '@puquio/contract/laboratory/campaigns'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

/** Takes the approval of a campaign back, with a reason that stays in the list and in the audit trail. */
export const WithdrawDialog = ({
  campaign: { id, name, version },
  onClose,
}: {
  campaign: Campaign
  onClose: () => void
}) => {
  const { t } = useTranslation('campaigns')
  const project = useProject()
  const withdraw = useApiMutation(campaignRoutes.withdraw)
  const sendForm = useSendForm({
    initial: { reason: '', version },
    validate: validateWith(campaignRoutes.withdraw.body),
    send: (body) =>
      withdraw.mutateAsync({ params: { projectId: project.id, campaignId: id }, body }),
    onSaved: () => {
      showToast({ kind: 'success', text: t('withdrawnToast', { name }), action: 'campaign' })
      onClose()
    },
  })
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('withdrawTitle', { name })}
      submitLabel={t('withdraw')}
      isDanger
    >
      <p>{t('withdrawText')}</p>
      <Textarea
        {...sendForm.form.getInputProps('reason')}
        label={t('reason')}
        required
        autosize
        minRows={3}
        maxLength={500}
      />
    </FormDialog>
  )
}
