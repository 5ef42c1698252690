import { Button, Text } from '@mantine/core'
import { deliveryRoutes } from '@puquio/contract/notifications/deliveries'
import { userRoutes } from '@puquio/contract/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { useUser } from '../../../lib/session.ts'
import { PhoneDialog } from '../../../widgets/people/PhoneDialog.tsx'
import { useWhatsappHelp } from '../../../widgets/people/use-whatsapp-help.ts'

/** The own phone, which a person verifies by the code that arrives there. */
export const OwnPhone = () => {
  const { t } = useTranslation('people')
  const { email } = useUser()
  const own = useApi(userRoutes.byEmail, { params: { email } })
  const send = useApiMutation(userRoutes.sendOwnPhoneCode)
  const verify = useApiMutation(userRoutes.verifyOwnPhone)
  const [isOpen, setIsOpen] = useState(false)
  const whatsappHelp = useWhatsappHelp()
  const isOff = useApi(deliveryRoutes.methods, {}).data?.whatsapp === false
  const { phone = null, phoneVerified = false } = own.data ?? {}
  if (phone === null) return null
  return (
    <div>
      <Text size="sm" fw={550} mb={4}>
        {t('phone')}
      </Text>
      <Text size="sm" mb={4}>
        {phone} {phoneVerified ? '✓' : `(${t('phoneUnverified')})`}
      </Text>
      {isOff && (
        <Text size="xs" c="dimmed">
          {whatsappHelp}
        </Text>
      )}
      {!phoneVerified && !isOff && (
        <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
          {t('verifyPhone')}
        </Button>
      )}
      {isOpen && (
        <PhoneDialog
          phone={phone}
          send={() => send.mutateAsync()}
          verify={(code) => verify.mutateAsync({ body: { code } })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
