import type { UseFormReturnType } from '@mantine/form'
import { isCalendarDate, isTaskFrequency, taskDates } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import { useReference } from '../../../widgets/pickers/reference.ts'
import type { TaskDraft } from './task-draft.ts'
import styles from './TaskDates.module.css'

type TaskDatesProps = { form: UseFormReturnType<TaskDraft>; today: string }

/** Once or with a frequency, from which day to which; and the dates that follow from that. */
export const TaskDates = ({ form, today }: TaskDatesProps) => {
  const { t } = useTranslation('tasks')
  const { frequencyId, firstOn, lastOn } = form.values
  const options = useReference()
    .lists.frequencies.filter(
      ({ id, rule, retiredAt }) =>
        (retiredAt === null || id === frequencyId) && rule !== null && isTaskFrequency(rule),
    )
    .map(({ id, name }) => ({ key: id, name }))
  return (
    <>
      <ComboField
        {...form.getInputProps('frequencyId')}
        label={t('frequency')}
        description={t('frequencyHelp')}
        options={options}
      />
      <FieldPairs>
        <DateField
          {...form.getInputProps('firstOn')}
          value={firstOn}
          label={t(frequencyId === null ? 'dueOn' : 'firstOn')}
          today={today}
          required
        />
        {frequencyId !== null && (
          <DateField
            {...form.getInputProps('lastOn')}
            value={lastOn}
            label={t('lastOn')}
            description={t('lastOnHelp')}
            today={today}
            min={firstOn !== null && isCalendarDate(firstOn) ? firstOn : undefined}
          />
        )}
      </FieldPairs>
      <NextDates frequencyId={frequencyId} firstOn={firstOn} lastOn={lastOn} today={today} />
    </>
  )
}

const shownDates = 4

type NextDatesProps = Pick<TaskDraft, 'frequencyId' | 'firstOn' | 'lastOn'> & { today: string }

/** Of wet and dry season the months are the project's own: their dates show once the task is saved. */
const NextDates = ({ frequencyId, firstOn, lastOn, today }: NextDatesProps) => {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const rule = useReference().lists.frequencies.find(({ id }) => id === frequencyId)?.rule ?? null
  if (rule === null || rule === 'seasonal') return null
  if (firstOn === null || !isCalendarDate(firstOn)) return null
  const until = lastOn !== null && isCalendarDate(lastOn) ? lastOn : null
  const dates = taskDates({ frequency: rule, firstOn, lastOn: until }, today)
  if (dates.length === 0) return null
  const goesOn = until === null ? 'datesGoOn' : 'datesUntil'
  const key = dates.length > shownDates ? goesOn : 'dates'
  const shown = dates.slice(0, shownDates).map((on) => format.date(on))
  return (
    <p className={styles.dates}>{t(key, { dates: shown.join(', '), last: format.date(until) })}</p>
  )
}
