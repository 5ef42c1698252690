import { Button, Group, Text } from '@mantine/core'
import type { DeviceRelays } from '@puquio/contract/modi/commands'
import { useTranslation } from 'react-i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { AskedRelay } from './RelayDialog.tsx'
import styles from './Relays.module.css'
import '../texts.ts'

type RelaysProps = {
  found: DeviceRelays
  format: Format
  /** Null for who may only look. */
  onAsk: ((asked: AskedRelay) => void) | null
}

/** Each relay with what it switches, the state that the device said last, and the two states to ask for. */
export const Relays = ({ found: { relays, obstacle }, format, onAsk }: RelaysProps) => {
  const { t } = useTranslation('commands')
  if (relays.length === 0) return <Text size="sm">{t('noRelays')}</Text>
  return (
    <ul className={styles.relays}>
      {relays.map((relay) => (
        <li key={relay.relay} className={styles.relay}>
          <Text fw={600}>{relay.name}</Text>
          <Text size="sm" c="dimmed">
            {t('relay', { relay: relay.relay })}
          </Text>
          <Text>
            {relay.isOn === null ? t('isUnknown') : relay.isOn ? t('isOn') : t('isOff')}
            {relay.reportedAt && (
              <Text span size="sm" c="dimmed">
                {` · ${t('reportedAt', { at: format.instant(relay.reportedAt) })}`}
              </Text>
            )}
          </Text>
          {onAsk && obstacle === null && (
            <Group gap="xs">
              {[true, false].map((isOn) => (
                <Button
                  key={String(isOn)}
                  variant="default"
                  aria-label={`${isOn ? t('turnOn') : t('turnOff')}: ${relay.name}`}
                  onClick={() => onAsk({ relay, isOn })}
                >
                  {isOn ? t('turnOn') : t('turnOff')}
                </Button>
              ))}
            </Group>
          )}
        </li>
      ))}
    </ul>
  )
}
