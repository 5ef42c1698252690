import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import type { SendForm } from '../../../ui/form/use-send-form.ts'

type LongFormProps = {
  sendForm: SendForm
  label: string
  saveLabel: string
  /** Leads back without saving. */
  cancel: ReactNode
  children: ReactNode
}

/** A form that fills a page, in sections. */
export const LongForm = ({ sendForm, label, saveLabel, cancel, children }: LongFormProps) => (
  <form {...sendForm.formProps} aria-label={label}>
    <FormProblem problem={sendForm.problem} />
    <Stack gap="lg">
      {children}
      <Group>
        <Button type="submit" loading={sendForm.isSending}>
          {saveLabel}
        </Button>
        {cancel}
      </Group>
    </Stack>
  </form>
)
