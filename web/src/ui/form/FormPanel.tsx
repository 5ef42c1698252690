import { useId } from 'react'
import { SidePanel } from '../dialog/SidePanel.tsx'
import { FormButtons } from './FormButtons.tsx'
import type { FormFrameProps } from './FormDialog.tsx'
import { FormFields } from './FormFields.tsx'
import { FormProblem } from './FormProblem.tsx'
import { useClose } from './use-close.ts'

type FormPanelProps = FormFrameProps & { widthPx?: number }

/** A longer form beside the page; its buttons stay in sight. */
export const FormPanel = (props: FormPanelProps) => {
  const { sendForm, onClose, title, children, widthPx = 560, ...buttons } = props
  const { formProps, problem, isSending, isDirty } = sendForm
  const formId = useId()
  const close = useClose(isDirty, onClose)
  return (
    <SidePanel
      isOpen
      onClose={() => void close()}
      title={title}
      widthPx={widthPx}
      footer={
        <FormButtons
          {...buttons}
          formId={formId}
          isSending={isSending}
          onCancel={() => void close()}
        />
      }
    >
      <form {...formProps} id={formId} aria-label={title}>
        <FormProblem problem={problem} />
        <FormFields>{children}</FormFields>
      </form>
    </SidePanel>
  )
}
