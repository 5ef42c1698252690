import { Checkbox, Stack } from '@mantine/core'
import type { SendingMethod } from '@puquio/contract/notifications'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../texts.ts'

const methods = [1, 2, 3] as const satisfies readonly SendingMethod[]

type MethodChoiceProps = {
  value: readonly SendingMethod[]
  onChange: (methods: SendingMethod[]) => void
  error?: ReactNode
  /** Said under WhatsApp; `isOpen` offers it. */
  whatsapp?: { isOpen: boolean; help: string }
}

/** The methods by which something is sent. */
export const MethodChoice = ({ value, onChange, error, whatsapp }: MethodChoiceProps) => {
  const { t } = useTranslation('notifications')
  return (
    <Checkbox.Group
      label={t('methods')}
      value={value.map(String)}
      onChange={(chosen) => onChange(methods.filter((one) => chosen.includes(String(one))))}
      error={error}
    >
      <Stack gap={6} mt={6}>
        <Checkbox value="1" label={t('method.1')} />
        <Checkbox value="2" label={t('method.2')} />
        <Checkbox
          value="3"
          label={t('method.3')}
          description={whatsapp?.help}
          disabled={whatsapp?.isOpen === false}
        />
      </Stack>
    </Checkbox.Group>
  )
}
