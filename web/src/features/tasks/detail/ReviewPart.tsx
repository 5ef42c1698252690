import { Button, Radio, Textarea } from '@mantine/core'
import {
  type OccurrenceDetail,
  taskOccurrenceRoutes,
} from '@puquio/contract/commitments/task-occurrences'
import { decidedStates, isDecided, needsComment, type TaskState } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import styles from './Task.module.css'
import type { OccurrenceControl } from './use-change.ts'

type PartProps = { occurrence: OccurrenceDetail; control: OccurrenceControl }
type Values = { state: TaskState | null; comment: string }

/** The reviewer says whether it is compliant, and takes that back. */
export const ReviewPart = ({ occurrence, control }: PartProps) => {
  const { t } = useTranslation('tasks')
  const isOver = isDecided(occurrence.state)
  const isAwaited = occurrence.state === 'under-review'
  const validate = validateWith(taskOccurrenceRoutes.change.body)
  const bodyOf = ({ comment, state }: Values) => ({
    state: isOver ? ('under-review' as const) : (state as TaskState),
    comment,
    doneOn: null,
  })
  const sendForm = useSendForm<Values, OccurrenceDetail>({
    initial: { state: null, comment: '' },
    validate: (values) => ({
      ...(!isOver && values.state === null
        ? { state: t('chooseDecision') }
        : validate({ ...bodyOf(values), version: occurrence.version })),
      ...(values.comment.trim() === '' &&
      (isOver || (values.state !== null && needsComment(occurrence.state, values.state)))
        ? { comment: t('sayWhy') }
        : {}),
    }),
    send: (values) => control.change(occurrence, bodyOf(values)),
    onSaved: () => {
      control.told()
      sendForm.restart({ state: null, comment: '' })
    },
  })
  const { form, formProps, problem, isSending } = sendForm
  const title = t(isOver ? 'takeBack' : 'review')
  return (
    <section aria-label={title}>
      <h2 className={styles.part}>{title}</h2>
      <p className={styles.note}>
        {t(isOver ? 'takeBackHelp' : 'reviewHelp')} {!isOver && !isAwaited && t('notSentYet')}
      </p>
      <form {...formProps} aria-label={title} className={styles.form}>
        <FormProblem problem={problem} />
        {!isOver && (
          <Radio.Group
            {...form.getInputProps('state')}
            value={form.values.state ?? ''}
            label={t('decision')}
            required
          >
            <div className={styles.choices}>
              {decidedStates.map((state) => (
                <Radio key={state} value={state} label={t(`state.${state}`)} />
              ))}
            </div>
          </Radio.Group>
        )}
        <Textarea
          {...form.getInputProps('comment')}
          label={t(isOver ? 'reason' : 'reviewComment')}
          required={isOver || form.values.state === 'not-compliant'}
          autosize
          minRows={2}
          maxLength={2000}
        />
        <Button type="submit" loading={isSending} variant={isAwaited ? 'filled' : 'default'}>
          {t(isOver ? 'takeBack' : 'decide')}
        </Button>
      </form>
    </section>
  )
}
