import { Text } from '@mantine/core'
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
        <Text component="h3" size="sm" fw={500} m={0}>
          {t('wanted')}
        </Text>
        <pre className={styles.values}>{values(configuration)}</pre>
      </div>
      <div>
        <Text component="h3" size="sm" fw={500} m={0}>
          {t('reported')}
        </Text>
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
