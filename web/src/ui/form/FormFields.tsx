import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'

/** The fields of a form in a dialog: the first one has the focus when it opens. */
export const FormFields = ({ children }: { children: ReactNode }) => (
  <Stack gap="md" ref={focusFirst}>
    {children}
  </Stack>
)

const firstField = ':is(input:not([type=hidden]), select, textarea):enabled'

/** Mantine's focus trap looks for this attribute, and takes the close button where there is none. */
const focusFirst = (fields: HTMLElement | null) =>
  fields?.querySelector(firstField)?.setAttribute('data-autofocus', '')
