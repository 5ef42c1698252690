import type { DeviceRelays } from '@puquio/contract/modi/commands'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { ProofFields } from '../../../widgets/proof/ProofFields.tsx'
import { TtlSelect, usualTtlS } from './TtlSelect.tsx'
import { useOrdering } from './use-ordering.ts'
import '../texts.ts'

export type AskedRelay = { relay: DeviceRelays['relays'][number]; isOn: boolean }
type RelayDialogProps = AskedRelay & { device: DeviceRelays['device']; onClose: () => void }

/** Confirms that a relay is to be on, or off, and asks the person to sign in again where that was long ago. */
export const RelayDialog = ({ relay, isOn, device, onClose }: RelayDialogProps) => {
  const { t } = useTranslation('commands')
  const { isAsked, order, onSaved } = useOrdering(device.id, onClose)
  const sendForm = useSendForm({
    initial: { ttlS: usualTtlS, password: '' },
    validate: () => ({}),
    send: (values) => order(values, { kind: 'relay', relay: relay.relay, isOn }),
    onSaved,
    isGuarded: false,
  })
  const { getInputProps } = sendForm.form
  const names = { name: relay.name, device: device.name }
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={isOn ? t('turnOnTitle', names) : t('turnOffTitle', names)}
      submitLabel={isOn ? t('turnOn') : t('turnOff')}
      isDanger
    >
      <p>{t('relayHelp')}</p>
      <TtlSelect input={getInputProps('ttlS')} />
      {isAsked && <ProofFields input={getInputProps('password')} />}
    </FormDialog>
  )
}
