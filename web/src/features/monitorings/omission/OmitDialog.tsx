import { Alert, Button, Textarea } from '@mantine/core'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { isCalendarDate } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrorsOf, validateWith } from '../../../lib/form.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { useApi, useApiMutation } from '../../../lib/use-api.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useErrorFocus } from '../../../ui/error-focus.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { StationPicker } from '../../../widgets/pickers/StationPicker.tsx'
import { useRefreshMonitorings } from '../components/use-refresh-monitorings.ts'
import styles from './OmitDialog.module.css'
import '../texts.ts'

type OmitDialogProps = { planId: number; stationId: number | null; onClose: () => void }

const validate = validateWith(monitoringRoutes.omitStation.body)

/** Leaves out what is pending of a station, and says beforehand how many that is. */
export const OmitDialog = ({ planId, stationId: given, onClose }: OmitDialogProps) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const today = useToday(project.timeZone)
  const refresh = useRefreshMonitorings()
  const [stationId, setStationId] = useState(given)
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const [justification, setJustification] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const omit = useApiMutation(monitoringRoutes.omitStation)
  const [fromOn, toOn] = [dateOrNone(from), dateOrNone(to)]
  const params = { projectId: project.id, planId, stationId: stationId ?? 0 }
  const preview = useApi(
    monitoringRoutes.omissionPreview,
    { params, query: { fromOn, toOn } },
    { enabled: stationId !== null, isKeepingPrevious: true },
  )
  const pending = stationId === null ? 0 : (preview.data?.pending ?? 0)

  const focusError = useErrorFocus()
  const submit = async () => {
    const body = { justification, fromOn: from, toOn: to }
    const found = validate(body)
    setErrors(found)
    if (Object.keys(found).length > 0 || stationId === null) return focusError()
    try {
      const { omitted } = await omit.mutateAsync({ params, body })
      showToast({ kind: 'success', text: t('omitted', { count: omitted }) })
      refresh()
      onClose()
    } catch (error) {
      setErrors(fieldErrorsOf(error))
      focusError()
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('omitTitle')}
      footer={
        <>
          <Button
            color="red.9"
            loading={omit.isPending}
            disabled={pending === 0}
            onClick={() => void submit()}
          >
            {pending === 0 ? t('omit') : t('omitThem', { count: pending })}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {omit.error && omit.error.fields.length === 0 && (
        <Alert color="red" role="alert" mb="sm">
          {problemText(omit.error)}
        </Alert>
      )}
      <StationPicker label={t('station')} required value={stationId} onChange={setStationId} />
      <div className={styles.range}>
        <DateField
          label={t('omitFrom')}
          today={today}
          value={from}
          error={errors['fromOn']}
          onChange={setFrom}
        />
        <DateField
          label={t('omitTo')}
          today={today}
          value={to}
          error={errors['toOn']}
          onChange={setTo}
        />
      </div>
      <p className={styles.help}>{t('omitRange')}</p>
      {stationId !== null && preview.data && (
        <Alert color={pending === 0 ? 'gray' : 'orange'} role="status" mb="sm">
          {pending === 0
            ? t('nothingToOmit')
            : t('omitPreview', { count: pending, done: preview.data.done })}
        </Alert>
      )}
      <Textarea
        label={t('justification')}
        required
        autosize
        minRows={3}
        maxLength={500}
        value={justification}
        error={errors['justification']}
        onChange={(event) => setJustification(event.currentTarget.value)}
      />
    </Dialog>
  )
}

const dateOrNone = (on: string | null) => (on !== null && isCalendarDate(on) ? on : undefined)
