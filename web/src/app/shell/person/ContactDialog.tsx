import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAppData } from '../../../lib/app-data.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FactList } from './FactList.tsx'
import '../texts.ts'

export const ContactDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation('shell')
  const appData = useAppData()
  const contact = appData?.contact
  const isGiven = contact !== undefined && contact.email !== ''
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('contact')} size="sm">
      <Text size="sm" mb="sm">
        {t(isGiven ? 'contactText' : 'noContact')}
      </Text>
      {isGiven && (
        <FactList
          facts={[
            ...(contact.name === '' ? [] : [[t('contactName'), contact.name] as const]),
            [
              t('email'),
              <LinkTo key="email" address={`mailto:${contact.email}`} text={contact.email} />,
            ],
            ...(contact.phone === ''
              ? []
              : [
                  [
                    t('phone'),
                    <LinkTo key="phone" address={`tel:${contact.phone}`} text={contact.phone} />,
                  ] as const,
                ]),
          ]}
        />
      )}
      {appData && (
        <Text size="xs" c="dimmed" mt="md">
          Puquio · {t('version', { version: appData.version })}
        </Text>
      )}
    </Dialog>
  )
}

const LinkTo = ({ address, text }: { address: string; text: string }) => (
  <Anchor href={address} size="sm">
    {text}
  </Anchor>
)
