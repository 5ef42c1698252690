import { ActionIcon, Stack, Text, TextInput } from '@mantine/core'
import type { NetworkWay } from '@puquio/domain'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { networkAddresses } from '../network-addresses.ts'
import '../texts.ts'

type AddressFieldsProps = { way: NetworkWay; secret: string }

/** What is pasted into the network, field by field. */
export const AddressFields = ({ way, secret }: AddressFieldsProps) => {
  const { t } = useTranslation('networks')
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    showToast({ kind: 'success', text: t('copied'), action: 'network-address' })
  }
  return (
    <Stack gap="xs">
      <Text size="sm" fw={550}>
        {t('paste')}
      </Text>
      {networkAddresses(window.location.origin, way, secret).map(({ name, text }) => (
        <TextInput
          key={name}
          label={t(`field.${name}`)}
          value={text}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          rightSection={
            <ActionIcon
              variant="subtle"
              aria-label={t('copy', { name: t(`field.${name}`) })}
              onClick={() => void copy(text)}
            >
              <IconCopy size={16} />
            </ActionIcon>
          }
        />
      ))}
    </Stack>
  )
}
