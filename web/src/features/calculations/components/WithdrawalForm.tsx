import { Textarea } from '@mantine/core'
import { calculationRoutes } from '@puquio/contract/modi/calculations'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

type WithdrawalFormProps = { variableId: number; correctionId: number; onClose: () => void }

const validate = validateWith(calculationRoutes.undo.body)

/** Why a correction is withdrawn. */
export const WithdrawalForm = ({ variableId, correctionId, onClose }: WithdrawalFormProps) => {
  const { t } = useTranslation('calculations')
  const { id: projectId } = useProject()
  const undo = useApiMutation(calculationRoutes.undo)
  const sendForm = useSendForm<{ reason: string }, null>({
    initial: { reason: '' },
    validate,
    send: (body) => undo.mutateAsync({ params: { projectId, variableId, correctionId }, body }),
    onSaved: () => {
      showToast({ kind: 'success', text: t('withdrawn'), action: 'correction' })
      onClose()
    },
  })
  return (
    <FormDialog
      sendForm={sendForm}
      title={t('withdrawCorrection')}
      submitLabel={t('withdraw')}
      onClose={onClose}
    >
      <Textarea
        {...sendForm.form.getInputProps('reason')}
        label={t('reason')}
        required
        maxLength={500}
        autosize
        minRows={2}
      />
    </FormDialog>
  )
}
