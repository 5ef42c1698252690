import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './Calculations.module.css'

type SectionProps = { title: string; help: string; action?: ReactNode; children: ReactNode }

/** A part of the page under its title, with what can be added to it. */
export const Section = ({ title, help, action, children }: SectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {action}
      </div>
      <Text size="sm" c="dimmed" mb="xs" maw="80ch">
        {help}
      </Text>
      {children}
    </section>
  )
}
