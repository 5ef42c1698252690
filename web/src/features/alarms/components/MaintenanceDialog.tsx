import { Textarea } from '@mantine/core'
import {
  maintenanceInput,
  type MaintenanceWindowRow,
  maintenanceRoutes,
} from '@puquio/contract/modi/maintenance-windows'
import { todayIn } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useNow } from '../../../lib/today.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { instantOf, type Moment, momentOf } from '../../../ui/fields/moment.ts'
import { MomentFields } from '../../../ui/fields/MomentFields.tsx'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { useDeviceOptions } from '../rules/DeviceVariable.tsx'
import '../maintenance-texts.ts'

type Values = { deviceId: number | null; from: Moment; until: Moment; reason: string }
type Props = { window: MaintenanceWindowRow | null; onClose: () => void }

/** Announces the maintenance of a device, or of all. */
export const MaintenanceDialog = ({ window, onClose }: Props) => {
  const { t } = useTranslation('maintenance')
  const { id: projectId, timeZone } = useProject()
  const now = useNow()
  const today = todayIn(timeZone, now)
  const devices = useDeviceOptions()
  const create = useApiMutation(maintenanceRoutes.create)
  const edit = useApiMutation(maintenanceRoutes.edit)
  const bodyOf = ({ deviceId, from, until, reason }: Values) => ({
    deviceId,
    from: instantOf(from, timeZone) ?? '',
    until: instantOf(until, timeZone) ?? '',
    reason,
  })
  const begins = window?.from ?? now
  const ends = window?.until ?? now.getTime() + 4 * 3_600_000
  const sendForm = useSendForm<Values, MaintenanceWindowRow>({
    initial: {
      deviceId: window?.device?.id ?? null,
      from: momentOf(begins, timeZone),
      until: momentOf(ends, timeZone),
      reason: window?.reason ?? '',
    },
    validate: (values) => validate(bodyOf(values)),
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
        options={devices}
        isClearable
      />
      <FieldPairs>
        <MomentFields
          {...form.getInputProps('from')}
          value={form.values.from}
          label={t('from')}
          timeLabel={t('time')}
          today={today}
          required
        />
        <MomentFields
          {...form.getInputProps('until')}
          value={form.values.until}
          label={t('until')}
          timeLabel={t('time')}
          today={today}
          required
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
