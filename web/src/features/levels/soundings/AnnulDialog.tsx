import { Textarea } from '@mantine/core'
import { type Sounding, soundingRoutes } from '@puquio/contract/levels/soundings'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

/** Takes a sounding out of what counts; it stays, with the reason. */
export const AnnulDialog = ({ sounding, onClose }: { sounding: Sounding; onClose: () => void }) => {
  const { t } = useTranslation('levels')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const annul = useApiMutation(soundingRoutes.annul)
  const sendForm = useSendForm({
    initial: { reason: '' },
    validate: validateWith(soundingRoutes.annul.body),
    send: (body) =>
      annul.mutateAsync({
        params: { projectId, wellId: sounding.wellId, soundingId: sounding.id },
        body,
      }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: () => {
      showToast({ kind: 'success', text: t('wasAnnulled'), action: 'sounding' })
      onClose()
    },
  })
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('annulTitle', { at: format.instant(sounding.measuredAt) })}
      submitLabel={t('annul')}
    >
      <Textarea
        {...sendForm.form.getInputProps('reason')}
        label={t('reason')}
        description={t('reasonHelp')}
        required
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
      />
    </FormDialog>
  )
}
