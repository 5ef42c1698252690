import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import '../texts.ts'

export type FormButtonsProps = {
  /** Where the buttons stand outside of their form. */
  formId?: string
  /** What the button does, e.g. 'Annul the plan'. */
  submitLabel: string
  cancelLabel?: string | undefined
  isDanger?: boolean | undefined
  isDisabled?: boolean | undefined
  isSending: boolean
  onCancel: () => void
}

/** Send and cancel, in the order of every form in a dialog. */
export const FormButtons = (props: FormButtonsProps) => {
  const { formId, submitLabel, cancelLabel, isDanger, isDisabled, isSending, onCancel } = props
  const { t } = useTranslation('ui')
  return (
    <>
      <Button
        type="submit"
        form={formId}
        {...(isDanger ? { color: 'red.9' } : {})}
        loading={isSending}
        disabled={isDisabled ?? false}
      >
        {submitLabel}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {cancelLabel ?? t('cancel')}
      </Button>
    </>
  )
}
