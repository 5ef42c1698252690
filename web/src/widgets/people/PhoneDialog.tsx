import { Alert, Button, Text, TextInput } from '@mantine/core'
import { deliveryRoutes } from '@puquio/contract/notifications/deliveries'
import { phoneCode } from '@puquio/contract/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../lib/api/call-error.ts'
import { useApi } from '../../lib/api/use-api.ts'
import { validateWith } from '../../lib/form.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../ui/form/use-send-form.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import { useWhatsappHelp } from './use-whatsapp-help.ts'
import './texts.ts'

type PhoneDialogProps = {
  phone: string
  send: () => Promise<unknown>
  verify: (code: string) => Promise<unknown>
  onClose: () => void
}

/** Sends a code to a phone and verifies the phone by it. */
export const PhoneDialog = ({ phone, send, verify, onClose }: PhoneDialogProps) => {
  const { t } = useTranslation('people')
  const whatsappHelp = useWhatsappHelp()
  const methods = useApi(deliveryRoutes.methods, {})
  const [sending, setSending] = useState<'never' | 'now' | 'sent'>('never')
  const [failure, setFailure] = useState<unknown>(null)
  const sendForm = useSendForm({
    initial: { code: '' },
    validate: validateWith(phoneCode),
    send: ({ code }) => verify(code.trim()),
    onSaved: () => {
      showToast({ kind: 'success', text: t('phoneVerified', { phone }), action: 'phone' })
      onClose()
    },
  })
  const sendCode = async () => {
    const before = sending
    setSending('now')
    setFailure(null)
    try {
      await send()
      showToast({ kind: 'success', text: t('codeSent', { phone }), action: 'phone' })
      setSending('sent')
    } catch (error) {
      setFailure(error)
      setSending(before)
    }
  }
  // Until it is known, neither is shown.
  if (methods.isPending) return null
  if (methods.data?.whatsapp === false)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t('verifyPhone')}
        footer={
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        }
      >
        <Alert color="yellow" role="status">
          {whatsappHelp}
        </Alert>
      </Dialog>
    )
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('verifyPhone')}
      submitLabel={t('verifyPhone')}
    >
      <Text size="sm">{t('codeGoesTo', { phone })}</Text>
      {failure !== null && (
        <Alert color="red" role="alert">
          {isProblem(failure, 'NOT_CONFIGURED') ? whatsappHelp : problemText(failure)}
        </Alert>
      )}
      <div>
        <Button variant="default" loading={sending === 'now'} onClick={() => void sendCode()}>
          {t(sending === 'sent' ? 'sendCodeAgain' : 'sendCode')}
        </Button>
      </div>
      <TextInput
        {...sendForm.form.getInputProps('code')}
        label={t('code')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
    </FormDialog>
  )
}
