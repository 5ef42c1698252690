import { TextInput } from '@mantine/core'
import {
  type ReportService,
  type ReportServiceInput,
  reportServiceInput,
  reportServiceRoutes,
} from '@puquio/contract/modi/device-reports'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { ReportFields } from './ReportFields.tsx'
import './service-texts.ts'

type ServiceDialogProps = {
  deviceId: number
  service: ReportService | null
  /** Told the secret of a service that is new. */
  onSecret: (secret: string) => void
  onClose: () => void
}

const usual: ReportServiceInput = {
  address: 'https://',
  content: ['readings', 'state', 'alarms'],
  intervalS: 600,
  enabled: true,
}
const validate = validateWith(reportServiceInput)

/** Where, what and how often. */
export const ServiceDialog = (props: ServiceDialogProps) => {
  const { deviceId, service, onSecret, onClose } = props
  const { t } = useTranslation('reportServices')
  const params = { projectId: useProject().id, deviceId }
  const set = useApiMutation(reportServiceRoutes.set)
  const sendForm = useSendForm({
    initial: service ? settingsOf(service) : usual,
    validate,
    send: (body) => set.mutateAsync({ params, body }),
    onSaved: ({ secret }) => {
      showToast({ kind: 'success', text: t('wasSaved'), action: 'report-service' })
      onClose()
      if (secret !== null) onSecret(secret)
    },
  })
  const { getInputProps } = sendForm.form
  return (
    <FormDialog sendForm={sendForm} onClose={onClose} title={t('set')} submitLabel={t('save')}>
      <TextInput {...getInputProps('address')} label={t('address')} required maxLength={500} />
      <ReportFields
        getInputProps={getInputProps}
        words={{
          content: t('content'),
          state: t('deviceState'),
          readings: t('readings'),
          alarms: t('alarms'),
          enabled: t('enabled'),
        }}
      >
        <NumberField {...getInputProps('intervalS')} label={t('interval')} required />
      </ReportFields>
    </FormDialog>
  )
}

const settingsOf = ({ nextAt: _nextAt, ...settings }: ReportService): ReportServiceInput => settings
