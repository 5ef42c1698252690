import { Alert, Button, Textarea } from '@mantine/core'
import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import { addDays, daysBetween, isCalendarDate } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { fieldErrorsOf, validateWith } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useErrorFocus } from '../../../ui/error-focus.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useNames } from '../components/use-names.ts'
import { useRefreshMonitorings } from '../components/use-refresh-monitorings.ts'
import '../texts.ts'

type RescheduleDialogProps = {
  monitoring: Monitoring
  onClose: () => void
  /** Gets the new monitoring. */
  onDone: (made: Monitoring) => void
}

const validate = validateWith(monitoringRoutes.reschedule.body)

export const RescheduleDialog = ({ monitoring, onClose, onDone }: RescheduleDialogProps) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const names = useNames()
  const today = useToday(project.timeZone)
  const refresh = useRefreshMonitorings()
  const [estimatedOn, setEstimatedOn] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const { version } = monitoring
  const name = names.monitoring(monitoring)

  const focusError = useErrorFocus()
  const submit = async () => {
    const found = validate({ estimatedOn, reason, version })
    setErrors(found)
    setProblem(null)
    if (Object.keys(found).length > 0 || estimatedOn === null) return focusError()
    setIsSaving(true)
    try {
      const params = { projectId: project.id, monitoringId: monitoring.id }
      const body = { estimatedOn, reason, version }
      const made = await call(monitoringRoutes.reschedule, { params, body })
      const date = format.date(made.estimatedOn)
      showToast({ kind: 'success', text: t('rescheduled', { name, date }) })
      refresh(made)
      onDone(made)
    } catch (error) {
      if (error instanceof CallError && error.fields.length > 0) setErrors(fieldErrorsOf(error))
      else setProblem(problemText(error))
      focusError()
    } finally {
      setIsSaving(false)
    }
  }
  /** A date that has passed is taken: people record late what happened. */
  const passedText = () => {
    if (estimatedOn === null || !isCalendarDate(estimatedOn) || estimatedOn >= today) return null
    const marginDays = daysBetween(monitoring.estimatedOn, monitoring.closesOn)
    const closesOn = addDays(estimatedOn, marginDays)
    return closesOn < today ? t('newDatePassed') : t('newDateOpen', { date: format.date(closesOn) })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('rescheduleTitle', { name })}
      footer={
        <>
          <Button loading={isSaving} onClick={() => void submit()}>
            {t('reschedule')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('rescheduleText', { date: format.date(monitoring.estimatedOn) })}</p>
      {problem && (
        <Alert color="red" role="alert" mb="sm">
          {problem}
        </Alert>
      )}
      <DateField
        label={t('newDate')}
        required
        today={today}
        value={estimatedOn}
        error={errors['estimatedOn']}
        description={passedText()}
        onChange={setEstimatedOn}
      />
      <Textarea
        mt="sm"
        label={t('reason')}
        required
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        error={errors['reason']}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  )
}
