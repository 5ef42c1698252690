import { Checkbox } from '@mantine/core'
import { reportContents } from '@puquio/contract/modi/device-reports'
import type { ReactNode } from 'react'

type Content = (typeof reportContents)[number]
type ReportFieldsProps = {
  getInputProps: (path: 'content' | 'enabled', options?: { type: 'checkbox' }) => object
  words: Record<Content | 'content' | 'enabled', string>
  /** What its carrier needs. */
  children: ReactNode
}

/** What each report has: what it tells, and whether it is sent at its times. */
export const ReportFields = ({ getInputProps, words, children }: ReportFieldsProps) => (
  <>
    <Checkbox.Group {...getInputProps('content')} label={words.content}>
      {reportContents.map((content) => (
        <Checkbox key={content} value={content} label={words[content]} mt="xs" />
      ))}
    </Checkbox.Group>
    {children}
    <Checkbox {...getInputProps('enabled', { type: 'checkbox' })} label={words.enabled} />
  </>
)
