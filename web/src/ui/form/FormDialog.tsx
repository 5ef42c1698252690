import type { ReactNode } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import styles from '../dialog/Dialog.module.css'
import { FormButtons, type FormButtonsProps } from './FormButtons.tsx'
import { FormFields } from './FormFields.tsx'
import { FormProblem } from './FormProblem.tsx'
import { useClose } from './use-close.ts'
import type { SendForm } from './use-send-form.ts'

export type FormFrameProps = Omit<FormButtonsProps, 'formId' | 'isSending' | 'onCancel'> & {
  sendForm: SendForm
  onClose: () => void
  title: string
  children: ReactNode
}

/** A form in a dialog: Enter sends it, and closing asks where something was typed. */
export const FormDialog = ({ sendForm, onClose, title, children, ...buttons }: FormFrameProps) => {
  const { formProps, problem, isSending, isDirty } = sendForm
  const close = useClose(isDirty, onClose)
  return (
    <Dialog isOpen onClose={() => void close()} title={title}>
      <form {...formProps} aria-label={title}>
        <FormProblem problem={problem} />
        <FormFields>{children}</FormFields>
        <div className={styles.footer}>
          <FormButtons {...buttons} isSending={isSending} onCancel={() => void close()} />
        </div>
      </form>
    </Dialog>
  )
}
