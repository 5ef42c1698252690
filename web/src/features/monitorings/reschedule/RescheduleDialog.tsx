import { Textarea } from '@mantine/core'
import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import { addDays, daysBetween, isCalendarDate } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { isProblem } from '../../../lib/api/call-error.ts'
import { validateWith } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { useNames } from '../../../widgets/use-names.ts'
import { useShowMonitoring } from '../components/use-show-monitoring.ts'
import '../texts.ts'

type RescheduleDialogProps = {
  monitoring: Monitoring
  onClose: () => void
  /** Gets the new monitoring. */
  onDone: (made: Monitoring) => void
}

export const RescheduleDialog = ({ monitoring, onClose, onDone }: RescheduleDialogProps) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const today = useToday(project.timeZone)
  const show = useShowMonitoring()
  const name = useNames().monitoring(monitoring)
  const askUnusual = (estimatedOn: string, params: Record<string, unknown>) => {
    const date = format.date(estimatedOn)
    const { isPast, isOutsideYears } = params
    const years = [...new Set([params.firstYear, params.lastYear])].join('–')
    const texts = [
      ...(isPast ? [t('unusualPast', { date })] : []),
      ...(isOutsideYears ? [t('unusualYears', { date, years })] : []),
    ]
    return confirm({
      title: t('unusualTitle'),
      text: texts.join(' '),
      confirmLabel: t('unusualConfirm', { date }),
    })
  }
  const sendForm = useSendForm({
    initial: { estimatedOn: null as string | null, reason: '', version: monitoring.version },
    validate: validateWith(monitoringRoutes.reschedule.body),
    send: ({ estimatedOn, ...rest }) => {
      const params = { projectId: project.id, monitoringId: monitoring.id }
      // The schema refuses a date that is missing.
      const body = { ...rest, estimatedOn: estimatedOn ?? '' }
      const send = (unusualDateAccepted: boolean) =>
        call(monitoringRoutes.reschedule, { params, body: { ...body, unusualDateAccepted } })
      return send(false).catch(async (error: unknown) => {
        if (!isProblem(error, 'RESCHEDULE_TO_CONFIRM')) throw error
        if (!(await askUnusual(body.estimatedOn, error.params))) throw error
        return send(true)
      })
    },
    // Without the confirmation the date has to be changed.
    onRefused: (error) => (isProblem(error, 'RESCHEDULE_TO_CONFIRM') ? null : undefined),
    onSaved: (made) => {
      const date = format.date(made.estimatedOn)
      const text = t('rescheduled', { name, date })
      showToast({ kind: 'success', text, action: 'reschedule' })
      show(made)
      onDone(made)
    },
  })
  const { form } = sendForm
  /** A date in the past is accepted, since reschedules may be recorded late. */
  const passedText = () => {
    const { estimatedOn } = form.values
    if (estimatedOn === null || !isCalendarDate(estimatedOn) || estimatedOn >= today) return null
    const marginDays = daysBetween(monitoring.estimatedOn, monitoring.closesOn)
    const closesOn = addDays(estimatedOn, marginDays)
    return closesOn < today ? t('newDatePassed') : t('newDateOpen', { date: format.date(closesOn) })
  }
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('rescheduleTitle', { name })}
      submitLabel={t('reschedule')}
    >
      <p>{t('rescheduleText', { date: format.date(monitoring.estimatedOn) })}</p>
      <DateField
        {...form.getInputProps('estimatedOn')}
        label={t('rescheduledToOn')}
        required
        today={today}
        description={passedText()}
      />
      <Textarea
        {...form.getInputProps('reason')}
        label={t('reason')}
        required
        autosize
        minRows={2}
        maxLength={500}
      />
    </FormDialog>
  )
}
