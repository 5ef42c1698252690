import { Button, Textarea } from '@mantine/core'
import {
  type ActionDetail,
  correctiveActionRoutes,
} from '@puquio/contract/commitments/corrective-actions'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import styles from './Action.module.css'
import type { ActionControl } from './use-action.ts'

type StatePartProps = { action: ActionDetail; control: ActionControl }
type Values = { comment: string; doneOn: string | null }

/** Says that an action is done, or closes one that is; what was done and why it is closed are written. */
export const StatePart = ({ action, control }: StatePartProps) => {
  const { t } = useTranslation('actions')
  const today = useToday(useProject().timeZone)
  const isOpen = action.state === 'open'
  const to = isOpen ? ('done' as const) : ('closed' as const)
  const validate = validateWith(correctiveActionRoutes.change.body)
  const sendForm = useSendForm<Values, ActionDetail>({
    initial: { comment: '', doneOn: null },
    validate: (values) => ({
      ...validate({ ...values, state: to, version: action.version }),
      ...(values.comment.trim() === '' ? { comment: t('commentNeeded') } : {}),
    }),
    send: (values) => control.change(action, { ...values, state: to }),
    onRefused: control.onRefused,
    onSaved: () => {
      control.told()
      sendForm.restart({ comment: '', doneOn: null })
    },
  })
  const { form, formProps, problem, isSending } = sendForm
  const title = t(isOpen ? 'markDone' : 'closing')
  return (
    <section aria-label={title}>
      <h2 className={styles.part}>{title}</h2>
      <p className={styles.note}>{t(isOpen ? 'markDoneHelp' : 'closingHelp')}</p>
      <form {...formProps} aria-label={title} className={styles.form}>
        <FormProblem problem={problem} />
        <Textarea
          {...form.getInputProps('comment')}
          label={t(isOpen ? 'doneComment' : 'reviewComment')}
          required
          autosize
          minRows={2}
          maxLength={2000}
        />
        {isOpen && (
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
        <Button type="submit" loading={isSending}>
          {t(isOpen ? 'markDone' : 'close')}
        </Button>
      </form>
    </section>
  )
}
