import { Button, SegmentedControl, Textarea } from '@mantine/core'
import {
  type OccurrenceDetail,
  taskOccurrenceRoutes,
} from '@puquio/contract/commitments/task-occurrences'
import { isDecided, taskStates } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import styles from './Task.module.css'
import type { Change, OccurrenceControl } from './use-change.ts'

type PartProps = { occurrence: OccurrenceDetail; control: OccurrenceControl; isSecond: boolean }

const openStates = taskStates.filter((state) => !isDecided(state))

/** Moves what nobody decided yet between its states, or comments on it; `isSecond` where its review comes first. */
export const ProgressPart = ({ occurrence, control, isSecond }: PartProps) => {
  const { t } = useTranslation('tasks')
  const today = useToday(useProject().timeZone)
  const validate = validateWith(taskOccurrenceRoutes.change.body)
  const sendForm = useSendForm<Change, OccurrenceDetail>({
    initial: { state: occurrence.state, comment: '', doneOn: occurrence.doneOn },
    validate: (values) => ({
      ...validate({ ...values, version: occurrence.version }),
      ...(values.state === occurrence.state && values.comment.trim() === ''
        ? { comment: t('stateOrComment') }
        : {}),
    }),
    send: (values) => control.change(occurrence, values),
    onSaved: ({ state, doneOn }) => {
      control.told()
      sendForm.restart({ state, comment: '', doneOn })
    },
  })
  const { form, formProps, problem, isSending } = sendForm
  return (
    <section aria-label={t('progress')}>
      <h2 className={styles.part}>{t('progress')}</h2>
      <form {...formProps} aria-label={t('progress')} className={styles.form}>
        <FormProblem problem={problem} />
        <SegmentedControl
          aria-label={t('state')}
          value={form.values.state}
          onChange={(state) => form.setFieldValue('state', state)}
          data={openStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          className={styles.states ?? ''}
        />
        {form.values.state === 'under-review' && (
          <div className={styles.day}>
            <DateField
              {...form.getInputProps('doneOn')}
              value={form.values.doneOn}
              label={t('doneOn')}
              description={t('doneOnHelp')}
              today={today}
              max={today}
            />
          </div>
        )}
        <Textarea
          {...form.getInputProps('comment')}
          label={t('comment')}
          description={t('progressHelp')}
          autosize
          minRows={2}
          maxLength={2000}
        />
        <Button type="submit" variant={isSecond ? 'default' : 'filled'} loading={isSending}>
          {t('record')}
        </Button>
      </form>
    </section>
  )
}
