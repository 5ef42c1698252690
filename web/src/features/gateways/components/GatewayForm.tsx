import { NativeSelect, TextInput } from '@mantine/core'
import { type Gateway, gatewayInput, gatewayRoutes } from '@puquio/contract/modi/gateways'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { durationText } from '../../../lib/texts/duration-text.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { gatewayName } from '../gateway-columns.tsx'
import '../texts.ts'

const [minuteS, hourS, dayS] = [60, 3600, 86_400]
const intervals = [
  ...[5, 15, 30].map((minutes) => minutes * minuteS),
  ...[1, 2, 6, 12].map((hours) => hours * hourS),
  ...[1, 3, 7].map((days) => days * dayS),
]

type Props = { gateway: Gateway; onClose: () => void }

/** What a gateway is called, and how long it may hear nothing. */
export const GatewayForm = ({ gateway, onClose }: Props) => {
  const { t } = useTranslation('gateways')
  const project = useProject()
  const edit = useApiMutation(gatewayRoutes.edit)
  const { name, intervalS, version } = gateway
  const params = { projectId: project.id, gatewayId: gateway.id }
  const sendForm = useSendForm({
    initial: { name, intervalS, version },
    validate: validateWith(gatewayInput),
    send: (body) => edit.mutateAsync({ params, body }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: (saved) => {
      showToast({
        kind: 'success',
        text: t('wasSaved', { name: gatewayName(saved) }),
        action: 'gateway',
      })
      onClose()
    },
  })
  const { form } = sendForm
  const offered =
    intervalS === null || intervals.includes(intervalS) ? intervals : [intervalS, ...intervals]
  return (
    <FormDialog
      sendForm={sendForm}
      title={gatewayName(gateway)}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <TextInput {...form.getInputProps('name')} label={t('name')} maxLength={100} />
      <NativeSelect
        label={t('interval')}
        description={t('intervalHelp')}
        value={form.values.intervalS ?? ''}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('intervalS', value === '' ? null : Number(value))
        }
        data={[
          ...offered.map((seconds) => ({ value: String(seconds), label: durationText(seconds) })),
          { value: '', label: t('notAwaited') },
        ]}
      />
    </FormDialog>
  )
}
