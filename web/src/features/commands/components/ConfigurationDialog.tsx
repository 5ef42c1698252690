import { JsonInput } from '@mantine/core'
import { commandInput, type DeviceRelays } from '@puquio/contract/modi/commands'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { ProofFields } from '../../../widgets/proof/ProofFields.tsx'
import { TtlSelect, usualTtlS } from './TtlSelect.tsx'
import { useOrdering } from './use-ordering.ts'
import '../texts.ts'

type ConfigurationDialogProps = { found: DeviceRelays; onClose: () => void }
type Configuration = NonNullable<DeviceRelays['configuration']>

/** Writes the configuration that a device is to take over, beginning with the one sent before. */
export const ConfigurationDialog = ({ found, onClose }: ConfigurationDialogProps) => {
  const { t } = useTranslation('commands')
  const { isAsked, order, onSaved } = useOrdering(found.device.id, onClose)
  const sendForm = useSendForm({
    initial: {
      text: JSON.stringify(found.configuration ?? {}, null, 2),
      ttlS: usualTtlS,
      password: '',
    },
    validate: ({ text }): Record<string, string> =>
      readConfiguration(text) ? {} : { text: t('notJson') },
    send: ({ text, ...values }) =>
      order(values, { kind: 'configuration', configuration: readConfiguration(text) ?? {} }),
    onSaved,
  })
  const { getInputProps } = sendForm.form
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('sendConfiguration')}
      submitLabel={t('sendConfiguration')}
    >
      <JsonInput
        {...getInputProps('text')}
        label={t('configuration')}
        description={t('configurationHelp')}
        autosize
        minRows={6}
        maxRows={20}
        required
      />
      <TtlSelect input={getInputProps('ttlS')} />
      {isAsked && <ProofFields input={getInputProps('password')} />}
    </FormDialog>
  )
}

/** Null for what the server would refuse. */
function readConfiguration(text: string): Configuration | null {
  try {
    const configuration = JSON.parse(text)
    const key = '00000000-0000-4000-8000-000000000000'
    const read = commandInput.safeParse({ kind: 'configuration', configuration, ttlS: 60, key })
    return read.success ? configuration : null
  } catch {
    return null
  }
}
