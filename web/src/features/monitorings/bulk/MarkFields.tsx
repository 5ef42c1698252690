import { Button, Checkbox, Radio } from '@mantine/core'
import type { FollowUpField, FollowUpTextField } from '@puquio/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { CountedText } from '../follow-up/CountedText.tsx'
import { FollowUpGrid } from '../follow-up/FollowUpGrid.tsx'
import styles from '../follow-up/follow-up.module.css'
import { lastTexts } from '../follow-up/last-texts.ts'
import { TimeField } from '../../../ui/fields/TimeField.tsx'
import { isWithoutSample } from '../follow-up/draft.ts'
import type { MarkDraft } from './mark-draft.ts'
import '../texts.ts'

type MarkFieldsProps = {
  draft: MarkDraft
  onChange: <Field extends keyof MarkDraft>(field: Field, value: MarkDraft[Field]) => void
  errors: Readonly<Record<string, ReactNode>>
  /** Whether some have no texts of their own yet. */
  areTextsRequired: boolean
}

/** The fields for many: each begins as one that is left as it is. */
export const MarkFields = ({ draft, onChange, errors, areTextsRequired }: MarkFieldsProps) => {
  const { t } = useTranslation('monitorings')
  const { timeZone } = useProject()
  const today = useToday(timeZone)
  const last = lastTexts()
  const answer = (field: 'actionCompleted' | 'sampleTaken' | 'isMishap') => (
    <Radio.Group
      label={t(field)}
      description={
        field === 'sampleTaken' && isWithoutSample(draft) ? t('withoutSampleHint') : undefined
      }
      value={String(draft[field])}
      onChange={(value) => onChange(field, value === 'null' ? null : value === 'true')}
    >
      <div className={styles.choices}>
        <Radio value="null" label={t('unchanged')} />
        <Radio value="true" label={t('yes')} />
        <Radio value="false" label={t('no')} />
      </div>
    </Radio.Group>
  )
  const date = (field: 'actionOn' | 'startOn' | 'endOn') => (
    <DateField
      label={t(field)}
      today={today}
      value={draft[field]}
      error={errors[field]}
      onChange={(value) => onChange(field, value)}
      {...(field === 'actionOn'
        ? { required: draft.actionCompleted === true, disabled: draft.isActionOnEstimated }
        : {})}
    />
  )
  const time = (field: 'startTime' | 'endTime') => (
    <TimeField
      label={t(field)}
      value={draft[field]}
      error={errors[field]}
      onChange={(value) => onChange(field, value)}
    />
  )
  const text = (field: FollowUpTextField, isRequired: boolean) => (
    <CountedText
      label={t(field)}
      isRequired={isRequired}
      value={draft[field] ?? ''}
      error={errors[field]}
      last={field === 'observation' || field === 'reason' ? last?.[field] : undefined}
      onChange={(value) => onChange(field, value)}
    />
  )
  const inputs = {
    actionCompleted: answer('actionCompleted'),
    actionOn: (
      <>
        {date('actionOn')}
        <div className={styles.quick}>
          <Checkbox
            size="xs"
            label={t('eachAsEstimated')}
            checked={draft.isActionOnEstimated}
            onChange={(event) => onChange('isActionOnEstimated', event.currentTarget.checked)}
          />
          {!draft.isActionOnEstimated && draft.actionOn !== today && (
            <Button variant="subtle" size="compact-xs" onClick={() => onChange('actionOn', today)}>
              {t('today')}
            </Button>
          )}
        </div>
      </>
    ),
    sampleTaken: answer('sampleTaken'),
    startOn: date('startOn'),
    startTime: time('startTime'),
    endOn: date('endOn'),
    endTime: time('endTime'),
    observation: text('observation', areTextsRequired),
    reason: text('reason', areTextsRequired),
    isMishap: answer('isMishap'),
    mishapDetail: draft.isMishap === true && text('mishapDetail', areTextsRequired),
  } satisfies Record<FollowUpField, ReactNode>
  return <FollowUpGrid inputs={inputs} period={draft} />
}
