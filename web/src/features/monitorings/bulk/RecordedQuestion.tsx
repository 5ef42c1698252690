import { Alert, Radio } from '@mantine/core'
import type { Monitoring } from '@puquio/contract/monitorings'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StationList } from './StationList.tsx'
import styles from './MarkedMonitorings.module.css'
import '../texts.ts'

type RecordedQuestionProps = {
  recorded: readonly Monitoring[]
  /** How many are selected and open. */
  total: number
  isReplacing: boolean | null
  onAnswer: (isReplacing: boolean) => void
  error: ReactNode
}

/** Names those that have a follow-up and asks, with no answer beforehand, whether it is changed too. */
export const RecordedQuestion = (props: RecordedQuestionProps) => {
  const { recorded, total, isReplacing, onAnswer, error } = props
  const { t } = useTranslation('monitorings')
  const count = recorded.length
  const isInvalid = error !== undefined && error !== null
  return (
    <Alert
      role="group"
      variant="default"
      mb="md"
      title={t(count === total ? 'recordedAll' : 'recordedTitle', { count, total })}
    >
      <StationList monitorings={recorded} />
      <Radio.Group
        mt="xs"
        label={t('recordedQuestion')}
        required
        error={error}
        value={isReplacing === null ? '' : String(isReplacing)}
        onChange={(value) => onAnswer(value === 'true')}
      >
        <div className={styles.answers}>
          {count < total && (
            <Radio value="false" aria-invalid={isInvalid} label={t('recordedKept')} />
          )}
          <Radio value="true" aria-invalid={isInvalid} label={t('recordedReplaced')} />
        </div>
      </Radio.Group>
    </Alert>
  )
}
