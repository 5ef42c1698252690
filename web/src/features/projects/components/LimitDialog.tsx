import { type ProjectLimit, projectRoutes } from '@puquio/contract/projects'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

type LimitDialogProps = { subscription: ProjectLimit; onClose: () => void }

/** How many projects the subscription allows, for the system administrator. */
export const LimitDialog = ({ subscription, onClose }: LimitDialogProps) => {
  const { t } = useTranslation('projects')
  const setLimit = useApiMutation(projectRoutes.setLimit)
  const sendForm = useSendForm({
    initial: { limit: subscription.limit },
    validate: validateWith(projectRoutes.setLimit.body),
    send: (body) => setLimit.mutateAsync({ body }),
    onSaved: () => {
      showToast({ kind: 'success', text: t('limitSaved'), action: 'limit' })
      onClose()
    },
  })
  return (
    <FormDialog sendForm={sendForm} onClose={onClose} title={t('setLimit')} submitLabel={t('save')}>
      <NumberField
        {...sendForm.form.getInputProps('limit')}
        label={t('limit')}
        description={t('limitHelp')}
      />
    </FormDialog>
  )
}
