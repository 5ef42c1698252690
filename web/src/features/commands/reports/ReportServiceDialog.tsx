import { Checkbox, TextInput } from '@mantine/core'
import {
  type ReportService,
  type ReportServiceInput,
  reportServiceInput,
  reportServiceRoutes,
} from '@puquio/contract/modi/report-services'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import './texts.ts'

type ReportServiceDialogProps = {
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
export const ReportServiceDialog = (props: ReportServiceDialogProps) => {
  const { deviceId, service, onSecret, onClose } = props
  const { t } = useTranslation('reportServices')
  const params = { projectId: useProject().id, deviceId }
  const set = useApiMutation(reportServiceRoutes.set)
  const sendForm = useSendForm({
    initial: service
      ? {
          address: service.address,
          content: service.content,
          intervalS: service.intervalS,
          enabled: service.enabled,
        }
      : usual,
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
    <FormDialog sendForm={sendForm} onClose={onClose} title={t('set')} submitLabel={t('set')}>
      <TextInput {...getInputProps('address')} label={t('address')} required maxLength={500} />
      <Checkbox.Group {...getInputProps('content')} label={t('content')}>
        <Checkbox value="readings" label={t('readings')} mt="xs" />
        <Checkbox value="state" label={t('deviceState')} mt="xs" />
        <Checkbox value="alarms" label={t('alarms')} mt="xs" />
      </Checkbox.Group>
      <NumberField {...getInputProps('intervalS')} label={t('interval')} required />
      <Checkbox {...getInputProps('enabled', { type: 'checkbox' })} label={t('enabled')} />
    </FormDialog>
  )
}
