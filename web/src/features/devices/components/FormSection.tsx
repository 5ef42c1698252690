import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

type FormSectionProps = { title: string; help?: string; children: ReactNode }

/** A part of a long form, under its title. */
export const FormSection = ({ title, help, children }: FormSectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mb={help ? 0 : 'xs'}>
        {title}
      </Title>
      {help && (
        <Text size="sm" c="dimmed" mb="xs" maw="80ch">
          {help}
        </Text>
      )}
      {children}
    </section>
  )
}
