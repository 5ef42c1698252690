import { Text, Title } from '@mantine/core'
import type { DeviceRelays } from '@puquio/contract/modi/commands'
import { useTranslation } from 'react-i18next'
import type { Format } from '../../../lib/texts/format.ts'
import styles from './Relays.module.css'
import '../texts.ts'

type ConfigurationOfProps = { found: DeviceRelays; format: Format }

/** What was sent to a device beside what it says of itself. */
export const ConfigurationOf = ({ found, format }: ConfigurationOfProps) => {
  const { t } = useTranslation('commands')
  const { configuration, attributes, attributesAt } = found
  const values = (shown: object | null) =>
    shown && Object.keys(shown).length > 0 ? JSON.stringify(shown, null, 2) : t('none')
  return (
    <div className={styles.relays}>
      <div>
        <Title order={3} size="h5">
          {t('wanted')}
        </Title>
        <pre className={styles.values}>{values(configuration)}</pre>
      </div>
      <div>
        <Title order={3} size="h5">
          {t('reported')}
        </Title>
        {attributesAt && (
          <Text size="sm" c="dimmed">
            {t('reportedAt', { at: format.instant(attributesAt) })}
          </Text>
        )}
        <pre className={styles.values}>{values(attributes)}</pre>
      </div>
    </div>
  )
}
