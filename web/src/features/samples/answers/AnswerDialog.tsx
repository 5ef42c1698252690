import { TextInput } from '@mantine/core'
import type { SampleRecord } from '@puquio/contract/laboratory/sample-record'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

type AnswerDialogProps = { sample: SampleRecord; monitoringId: number; onClose: () => void }

/** Confirms that a sample answers a monitoring that is not done yet, with what its follow-up asks for. */
export const AnswerDialog = ({ sample, monitoringId, onClose }: AnswerDialogProps) => {
  const { t } = useTranslation('samples')
  const format = useFormat()
  const params = { projectId: useProject().id, sampleId: sample.id }
  const sendForm = useSendForm({
    initial: {
      monitoringId,
      observation: t('answerObservationGiven', { code: sample.code }).trim(),
      reason: t('answerReasonGiven'),
    },
    validate: validateWith(sampleRoutes.answer.body),
    isGuarded: false,
    send: (body) => call(sampleRoutes.answer, { params, body }),
    onSaved: () => {
      showToast({ kind: 'success', text: t('answerSaved'), action: 'answer' })
      onClose()
    },
  })
  const { form } = sendForm
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('answerForm')}
      submitLabel={t('answerConfirm')}
    >
      <p>{t('answerHelp', { date: format.date(sample.sampledOn) })}</p>
      <TextInput
        label={t('answerObservation')}
        required
        maxLength={500}
        {...form.getInputProps('observation')}
      />
      <TextInput
        label={t('qualifierReason')}
        required
        maxLength={500}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
