import { Alert, Textarea } from '@mantine/core'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { isCalendarDate } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { StationPicker } from '../../../widgets/pickers/StationPicker.tsx'
import styles from './OmitDialog.module.css'
import '../texts.ts'

type OmitDialogProps = { planId: number; stationId: number | null; onClose: () => void }

/** Omits a station's pending monitorings, after showing how many there are. */
export const OmitDialog = ({ planId, stationId: given, onClose }: OmitDialogProps) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const today = useToday(project.timeZone)
  const [stationId, setStationId] = useState(given)
  const params = { projectId: project.id, planId, stationId: stationId ?? 0 }
  const sendForm = useSendForm({
    initial: { justification: '', fromOn: null as string | null, toOn: null as string | null },
    validate: validateWith(monitoringRoutes.omitStation.body),
    send: (body) => call(monitoringRoutes.omitStation, { params, body }),
    onSaved: ({ omitted }) => {
      showToast({ kind: 'success', text: t('omitted', { count: omitted }), action: 'omit' })
      onClose()
    },
  })
  const { form } = sendForm
  const [fromOn, toOn] = [dateOrNone(form.values.fromOn), dateOrNone(form.values.toOn)]
  const preview = useApi(
    monitoringRoutes.omissionPreview,
    { params, query: { fromOn, toOn } },
    { enabled: stationId !== null, isKeepingPrevious: true },
  )
  const pending = stationId === null ? 0 : (preview.data?.pending ?? 0)
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('omitTitle')}
      submitLabel={pending === 0 ? t('omit') : t('omitThem', { count: pending })}
      isDanger
      isDisabled={pending === 0}
    >
      <StationPicker label={t('station')} required value={stationId} onChange={setStationId} />
      <div className={styles.range}>
        <DateField {...form.getInputProps('fromOn')} label={t('omitFrom')} today={today} />
        <DateField {...form.getInputProps('toOn')} label={t('omitTo')} today={today} />
      </div>
      <p className={styles.help}>{t('omitRange')}</p>
      {stationId !== null && preview.data && (
        <Alert color={pending === 0 ? 'gray' : 'orange'} role="status">
          {pending === 0
            ? t('nothingToOmit')
            : t('omitPreview', { count: pending, done: preview.data.done })}
        </Alert>
      )}
      <Textarea
        {...form.getInputProps('justification')}
        label={t('omittedReason')}
        required
        autosize
        minRows={3}
        maxLength={500}
      />
    </FormDialog>
  )
}

const dateOrNone = (on: string | null) => (on !== null && isCalendarDate(on) ? on : undefined)
