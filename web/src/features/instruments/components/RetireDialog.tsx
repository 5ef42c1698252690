import { Textarea } from '@mantine/core'
import { type Instrument, instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

type RetireDialogProps = {
  instrument: Pick<Instrument, 'id' | 'name' | 'version'>
  onClose: () => void
}

const validate = validateWith(instrumentRoutes.retire.body)

/** Takes an instrument out of use, with the reason; its documents and commitments stay. */
export const RetireDialog = ({ instrument, onClose }: RetireDialogProps) => {
  const { t } = useTranslation('instruments')
  const { id, name, version } = instrument
  const params = { projectId: useProject().id, instrumentId: id }
  const retire = useApiMutation(instrumentRoutes.retire)
  const sendForm = useSendForm({
    initial: { reason: '' },
    validate: (values) => validate({ ...values, version }),
    send: (values) => retire.mutateAsync({ params, body: { ...values, version } }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: () => {
      showToast({ kind: 'success', text: t('wasRetired', { name }), action: 'instrument' })
      onClose()
    },
  })
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('retireTitle', { name })}
      submitLabel={t('retire')}
      isDanger
    >
      <p>{t('retireText')}</p>
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
