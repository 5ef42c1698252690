import { Button, Checkbox, Radio } from '@mantine/core'
import type { FollowUpField } from '@puquio/domain'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { CountedText } from './CountedText.tsx'
import { type Draft, isWithoutSample } from './draft.ts'
import { FollowUpGrid } from './FollowUpGrid.tsx'
import styles from './follow-up.module.css'
import { lastTexts } from './last-texts.ts'
import { TimeField } from '../../../ui/fields/TimeField.tsx'
import '../texts.ts'

type FollowUpFieldsProps = {
  draft: Draft
  onChange: <Field extends FollowUpField>(field: Field, value: Draft[Field]) => void
  errors: Readonly<Record<string, ReactNode>>
  /** The date of the plan, where the form is of one monitoring. */
  estimatedOn: string | null
  firstField?: RefObject<HTMLInputElement | null>
}

/** The fields of one monitoring. */
export const FollowUpFields = (props: FollowUpFieldsProps) => {
  const { draft, onChange, errors, estimatedOn, firstField } = props
  const { t } = useTranslation('monitorings')
  const { timeZone } = useProject()
  const today = useToday(timeZone)
  const last = lastTexts()
  const quickDates = [
    { label: t('asEstimated'), on: estimatedOn },
    { label: t('today'), on: today },
  ]
  const inputs = {
    actionCompleted: (
      <Checkbox
        {...(firstField ? { ref: firstField } : {})}
        label={t('actionCompleted')}
        checked={draft.actionCompleted}
        onChange={(event) => onChange('actionCompleted', event.currentTarget.checked)}
      />
    ),
    actionOn: (
      <>
        <DateField
          label={t('actionOn')}
          required={draft.actionCompleted}
          today={today}
          value={draft.actionOn}
          error={errors['actionOn']}
          onChange={(value) => onChange('actionOn', value)}
        />
        <div className={styles.quick}>
          {quickDates.map(
            ({ label, on }) =>
              on !== null &&
              on <= today &&
              on !== draft.actionOn && (
                <Button
                  key={label}
                  variant="subtle"
                  size="compact-xs"
                  onClick={() => onChange('actionOn', on)}
                >
                  {label}
                </Button>
              ),
          )}
        </div>
      </>
    ),
    sampleTaken: (
      <Radio.Group
        label={t('sampleTaken')}
        description={isWithoutSample(draft) ? t('withoutSampleHint') : undefined}
        value={String(draft.sampleTaken)}
        onChange={(value) => onChange('sampleTaken', value === 'null' ? null : value === 'true')}
      >
        <div className={styles.choices}>
          <Radio value="true" label={t('yes')} />
          <Radio value="false" label={t('no')} />
          <Radio value="null" label={t('notSaid')} />
        </div>
      </Radio.Group>
    ),
    startOn: (
      <DateField
        label={t('startOn')}
        today={today}
        value={draft.startOn}
        error={errors['startOn']}
        onChange={(value) => onChange('startOn', value)}
      />
    ),
    startTime: (
      <TimeField
        label={t('startTime')}
        value={draft.startTime}
        error={errors['startTime']}
        onChange={(value) => onChange('startTime', value)}
      />
    ),
    endOn: (
      <DateField
        label={t('endOn')}
        today={today}
        value={draft.endOn}
        error={errors['endOn']}
        onChange={(value) => onChange('endOn', value)}
      />
    ),
    endTime: (
      <TimeField
        label={t('endTime')}
        value={draft.endTime}
        error={errors['endTime']}
        onChange={(value) => onChange('endTime', value)}
      />
    ),
    observation: (
      <CountedText
        label={t('observation')}
        value={draft.observation}
        error={errors['observation']}
        last={last?.observation}
        onChange={(value) => onChange('observation', value)}
      />
    ),
    reason: (
      <CountedText
        label={t('reason')}
        value={draft.reason}
        error={errors['reason']}
        last={last?.reason}
        onChange={(value) => onChange('reason', value)}
      />
    ),
    isMishap: (
      <Checkbox
        label={t('isMishap')}
        checked={draft.isMishap}
        onChange={(event) => onChange('isMishap', event.currentTarget.checked)}
      />
    ),
    mishapDetail: draft.isMishap && (
      <CountedText
        label={t('mishapDetail')}
        value={draft.mishapDetail ?? ''}
        error={errors['mishapDetail']}
        onChange={(value) => onChange('mishapDetail', value)}
      />
    ),
  } satisfies Record<FollowUpField, ReactNode>
  return <FollowUpGrid inputs={inputs} period={draft} />
}
