import { Button, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { commitmentChangeRoutes } from '@puquio/contract/commitments/commitment-changes'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { validateWith } from '../../../lib/form.ts'
import { z } from 'zod'
import styles from './changes.module.css'

type RejectDialogProps = {
  count: number
  onClose: () => void
  onReject: (reason: string) => Promise<void>
}

const usual = ['notAnObligation', 'repeated', 'incomplete'] as const

/** Asks why; the usual reasons are one click. */
export const RejectDialog = ({ count, onClose, onReject }: RejectDialogProps) => {
  const { t } = useTranslation('commitments')
  const sendForm = useSendForm({
    initial: { reason: '' },
    validate,
    isGuarded: false,
    send: ({ reason }) => onReject(reason),
  })
  const { form, submit } = sendForm
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('rejectTitle', { count })}
      submitLabel={t('reject')}
      isDanger
    >
      <Textarea
        {...form.getInputProps('reason')}
        label={t('reason')}
        description={t('reasonHelp')}
        required
        autosize
        minRows={2}
        maxLength={500}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          void submit()
        }}
      />
      <div className={styles.reasons}>
        {usual.map((one) => (
          <Button
            key={one}
            variant="default"
            size="compact-sm"
            onClick={() => form.setFieldValue('reason', t(`reason_${one}`))}
          >
            {t(`reason_${one}`)}
          </Button>
        ))}
      </div>
    </FormDialog>
  )
}

const [, rejection] = commitmentChangeRoutes.decide.body.options
const validate = validateWith(z.object({ reason: rejection.shape.reason }))
