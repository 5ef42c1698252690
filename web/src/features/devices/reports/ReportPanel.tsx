import { Button, Group, Skeleton, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'

type ReportPanelProps<Report> = {
  label: string
  help: string
  asked: { data: { report: Report | null } | undefined; error: unknown; refetch: () => unknown }
  /** What stands in its way. */
  notice?: ReactNode
  /** Said while nothing is set. */
  notSet: string
  /** What is set, in words. */
  summary: (report: Report) => string
  setLabel: string
  /** What can be done once it is set. */
  actions: readonly { label: string; isPending?: boolean; onClick: () => unknown }[]
  /** What became of those that were sent. */
  sendings: ReactNode
  form: (report: Report | null, onClose: () => void) => ReactNode
}

/** A report of a device by one carrier: what is set, what can be done, and what was sent. */
export const ReportPanel = <Report,>(props: ReportPanelProps<Report>) => {
  const { label, help, asked, notice, notSet, summary, setLabel, actions, sendings, form } = props
  const [isEditing, setEditing] = useState(false)
  const report = asked.data?.report
  if (asked.error && report === undefined)
    return <ErrorState {...failureOf(asked.error)} onRetry={() => void asked.refetch()} />
  if (report === undefined) return <Skeleton height={200} />
  return (
    <section aria-label={label}>
      <Text size="sm" c="dimmed" mb="xs" maw="80ch">
        {help}
      </Text>
      {notice}
      <Text size="sm" mb="xs">
        {report ? summary(report) : notSet}
      </Text>
      <Group gap="xs" mb="md">
        <Button variant="default" onClick={() => setEditing(true)}>
          {setLabel}
        </Button>
        {report &&
          actions.map(({ label: name, isPending = false, onClick }) => (
            <Button key={name} variant="default" loading={isPending} onClick={() => void onClick()}>
              {name}
            </Button>
          ))}
      </Group>
      {report && sendings}
      {isEditing && form(report, () => setEditing(false))}
    </section>
  )
}
