import { NativeSelect } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import '../texts.ts'

const seconds = [30, 120, 600, 3600, 21_600, 86_400]
export const usualTtlS = '600'

/** How long a command may wait for its device. */
export const TtlSelect = ({ input }: { input: ComponentProps<typeof NativeSelect> }) => {
  const { t } = useTranslation('commands')
  const label = (ttlS: number) =>
    ttlS < 60
      ? t('seconds', { count: ttlS })
      : ttlS < 3600
        ? t('minutes', { count: ttlS / 60 })
        : t('hours', { count: ttlS / 3600 })
  return (
    <NativeSelect
      {...input}
      label={t('ttl')}
      data={seconds.map((ttlS) => ({ value: String(ttlS), label: label(ttlS) }))}
    />
  )
}
