import { Alert, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type OutcomeProps = { title: string; text: string; isFailure?: boolean; children?: ReactNode }

/** The result, and a link to go on. */
export const Outcome = ({ title, text, isFailure = false, children }: OutcomeProps) => (
  <Stack gap="md">
    <Title order={1} size="h2">
      {title}
    </Title>
    <Alert color={isFailure ? 'red' : 'teal'} role={isFailure ? 'alert' : 'status'}>
      {text}
    </Alert>
    {children}
  </Stack>
)
