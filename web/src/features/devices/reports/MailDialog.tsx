import { NativeSelect } from '@mantine/core'
import { alarmRoutes } from '@puquio/contract/modi/alarms'
import {
  type DeviceMail,
  type DeviceMailInput,
  deviceMailInput,
  deviceMailRoutes,
  mailFrequencies,
} from '@puquio/contract/modi/device-reports'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import { weekdayNames } from '../../../ui/fields/show-date.ts'
import { TimeField } from '../../../ui/fields/TimeField.tsx'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { ReportFields } from './ReportFields.tsx'
import './mail-texts.ts'

type MailDialogProps = { deviceId: number; mail: DeviceMail | null; onClose: () => void }
type Values = Omit<DeviceMailInput, 'atTime'> & { atTime: string | null }

const usual: Values = {
  recipients: [],
  content: ['state', 'readings', 'alarms'],
  frequency: 'daily',
  atTime: '07:00',
  weekday: 1,
  enabled: true,
}
const validate = validateWith(deviceMailInput)

/** To whom, what and when. */
export const MailDialog = ({ deviceId, mail, onClose }: MailDialogProps) => {
  const { t } = useTranslation('deviceMails')
  const { id: projectId } = useProject()
  const locale = useLocale()
  const people = useApi(alarmRoutes.people, { params: { projectId } }).data ?? []
  const set = useApiMutation(deviceMailRoutes.set)
  const sendForm = useSendForm<Values, { report: DeviceMail }>({
    initial: mail ? settingsOf(mail) : usual,
    validate: (values) => validate(bodyOf(values)),
    send: (values) => set.mutateAsync({ params: { projectId, deviceId }, body: bodyOf(values) }),
    onSaved: () => {
      showToast({ kind: 'success', text: t('saved'), action: 'device-mail' })
      onClose()
    },
  })
  const { form } = sendForm
  const { frequency } = form.values
  return (
    <FormDialog sendForm={sendForm} onClose={onClose} title={t('set')} submitLabel={t('save')}>
      <MultiPick
        label={t('recipients')}
        allLabel={t('administrators')}
        options={people.map(({ id, name }) => ({ key: id, name }))}
        value={form.values.recipients}
        onChange={(ids) => form.setFieldValue('recipients', ids)}
      />
      <ReportFields
        getInputProps={form.getInputProps}
        words={{
          content: t('content'),
          state: t('deviceState'),
          readings: t('readings'),
          alarms: t('alarms'),
          enabled: t('enabled'),
        }}
      >
        <FieldPairs>
          <NativeSelect
            {...form.getInputProps('frequency')}
            label={t('frequency')}
            data={mailFrequencies.map((value) => ({ value, label: t(`frequency_${value}`) }))}
          />
          {frequency === 'weekly' && (
            <NativeSelect
              label={t('weekday')}
              value={String(form.values.weekday)}
              onChange={(event) => form.setFieldValue('weekday', Number(event.currentTarget.value))}
              data={weekdayNames(locale, 'long').map((label, at) => ({
                value: String(at + 1),
                label,
              }))}
            />
          )}
          <TimeField
            {...form.getInputProps('atTime')}
            value={form.values.atTime}
            label={t(frequency === 'hourly' ? 'minuteOf' : 'atTime')}
          />
        </FieldPairs>
      </ReportFields>
    </FormDialog>
  )
}

const settingsOf = ({ nextAt: _nextAt, ...settings }: DeviceMail): Values => settings
const bodyOf = (values: Values): DeviceMailInput => ({ ...values, atTime: values.atTime ?? '' })
