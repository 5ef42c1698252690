import { Text } from '@mantine/core'
import type { PdfReport } from '@puquio/contract/pdf-reports'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useFormat } from '../../lib/texts/format.ts'
import { ProgressLine } from '../../ui/states/ProgressLine.tsx'
import './texts.ts'

type PdfProgressProps = {
  report: Pick<PdfReport, 'state' | 'place' | 'done' | 'total' | 'problem' | 'file'>
}

/** Where a report is: its place among those that wait, its progress, or why there is none. */
export const PdfProgress = ({ report }: PdfProgressProps) => {
  const { t } = useTranslation('pdf')
  const format = useFormat()
  const { state, place, done, total, problem } = report
  if (state === 'running') {
    const count = { done: format.number(done), total: format.number(total) }
    return (
      <ProgressLine
        label={total ? t('makingOf', count) : t('making')}
        ratio={total ? Math.min(1, done / total) : null}
      />
    )
  }
  const text =
    state === 'queued'
      ? place === null
        ? t('waiting')
        : place === 1
          ? t('next')
          : t('place', { place: format.number(place) })
      : state === 'failed'
        ? problem === null
          ? t('failed')
          : problemText({ problem })
        : t(state === 'cancelled' ? 'cancelled' : 'expired')
  return (
    <Text size="sm" {...(state === 'failed' ? { c: 'red' } : { c: 'dimmed' })}>
      {text}
    </Text>
  )
}
