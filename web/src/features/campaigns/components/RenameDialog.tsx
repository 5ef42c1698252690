import { TextInput } from '@mantine/core'
import {
  type Campaign,
  campaignNameMax,
  campaignRoutes,
} from '@puquio/contract/laboratory/campaigns'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

export const RenameDialog = ({
  campaign: { id, name, version },
  onClose,
}: {
  campaign: Campaign
  onClose: () => void
}) => {
  const { t } = useTranslation('campaigns')
  const project = useProject()
  const rename = useApiMutation(campaignRoutes.rename)
  const sendForm = useSendForm({
    initial: { name, version },
    validate: validateWith(campaignRoutes.rename.body),
    send: (body) => rename.mutateAsync({ params: { projectId: project.id, campaignId: id }, body }),
    onSaved: (renamed) => {
      const text = t('renamedToast', { name: renamed.name })
      showToast({ kind: 'success', text, action: 'campaign' })
      onClose()
    },
  })
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('renameTitle')}
      submitLabel={t('rename')}
    >
      <TextInput
        {...sendForm.form.getInputProps('name')}
        label={t('name')}
        required
        data-autofocus
        maxLength={campaignNameMax}
      />
    </FormDialog>
  )
}
