import { Textarea } from '@mantine/core'
import {
  maintenanceInput,
  type MaintenanceWindowRow,
  maintenanceRoutes,
} from '@puquio/contract/modi/maintenance-windows'
import { todayIn, zonedInstant } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useNow } from '../../../lib/today.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { TimeField } from '../../../ui/fields/TimeField.tsx'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { useDevices } from '../rules/DeviceVariable.tsx'
import '../maintenance-texts.ts'

type Values = {
  deviceId: number | null
  fromOn: string | null
  fromTime: string | null
  untilOn: string | null
  untilTime: string | null
  reason: string
}
type Props = { window: MaintenanceWindowRow | null; onClose: () => void }

/** Announces the maintenance of a device, or of all. */
export const MaintenanceDialog = ({ window, onClose }: Props) => {
  const { t } = useTranslation('maintenance')
  const { id: projectId, timeZone } = useProject()
  const now = useNow()
  const today = todayIn(timeZone, now)
  const devices = useDevices()
  const create = useApiMutation(maintenanceRoutes.create)
  const edit = useApiMutation(maintenanceRoutes.edit)
  const bodyOf = ({ deviceId, fromOn, fromTime, untilOn, untilTime, reason }: Values) => ({
    deviceId,
    from: instantOf(fromOn, fromTime, timeZone),
    until: instantOf(untilOn, untilTime, timeZone),
    reason,
  })
  const begins = window ? new Date(window.from) : now
  const ends = window ? new Date(window.until) : new Date(now.getTime() + 4 * 3_600_000)
  const sendForm = useSendForm<Values, MaintenanceWindowRow>({
    initial: {
      deviceId: window?.device?.id ?? null,
      fromOn: todayIn(timeZone, begins),
      fromTime: timeIn(timeZone, begins),
      untilOn: todayIn(timeZone, ends),
      untilTime: timeIn(timeZone, ends),
      reason: window?.reason ?? '',
    },
    validate: (values) => {
      const { from, until, ...others } = validate(bodyOf(values))
      return { ...others, ...(from ? { fromOn: from } : {}), ...(until ? { untilOn: until } : {}) }
    },
    send: (values) =>
      window
        ? edit.mutateAsync({
            params: { projectId, windowId: window.id },
            body: { ...bodyOf(values), version: window.version },
          })
        : create.mutateAsync({ params: { projectId }, body: bodyOf(values) }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: () => {
      showToast({ kind: 'success', text: t('saved'), action: 'maintenance' })
      onClose()
    },
  })
  const { form } = sendForm
  return (
    <FormDialog sendForm={sendForm} onClose={onClose} title={t('add')} submitLabel={t('save')}>
      <p>{t('help')}</p>
      <ComboField
        {...form.getInputProps('deviceId')}
        label={t('device')}
        description={t('allHelp')}
        options={devices.map(({ id, serial, name }) => ({ key: id, code: serial, name }))}
        isClearable
      />
      <FieldPairs>
        <DateField {...form.getInputProps('fromOn')} label={t('from')} today={today} required />
        <TimeField
          {...form.getInputProps('fromTime')}
          value={form.values.fromTime}
          label={t('time')}
        />
        <DateField {...form.getInputProps('untilOn')} label={t('until')} today={today} required />
        <TimeField
          {...form.getInputProps('untilTime')}
          value={form.values.untilTime}
          label={t('time')}
        />
      </FieldPairs>
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

const validate = validateWith(maintenanceInput)

/** What is no date or no time stays so, for the schema to refuse. */
const instantOf = (on: string | null, time: string | null, timeZone: string): string => {
  if (!on || !/^\d{4}-\d\d-\d\d$/.test(on) || !time || !/^\d\d:\d\d$/.test(time)) return ''
  return new Date(zonedInstant(on, time, timeZone)).toISOString()
}

const timeIn = (timeZone: string, at: Date): string =>
  at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
