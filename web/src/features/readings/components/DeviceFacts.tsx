import { deviceReplacementRoutes } from '@puquio/contract/modi/device-replacements'
import type { Device } from '@puquio/contract/modi/devices'
import { deviceChannelTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import styles from './parts.module.css'
import '../texts.ts'

type DeviceFactsProps = { device: Device; timeZone: string }

/** What stands below the title: where it is, and when and how it was last heard. */
export const DeviceFacts = ({ device, timeZone }: DeviceFactsProps) => {
  const { t } = useTranslation('readings')
  const language = useLanguage()
  const format = useFormat(timeZone)
  const { serial, station, lastReceivedAt, batteryPct, rssiDbm, channel } = device
  const params = { projectId: useProject().id, deviceId: device.id }
  const [replaced] = useApi(deviceReplacementRoutes.list, { params }, { isQuiet: true }).data ?? []
  const facts: [string, string][] = [
    [t('serial'), serial],
    [t('station'), station ? [station.code, station.name].filter(Boolean).join(' · ') : '–'],
    [t('lastMessage'), format.instant(lastReceivedAt)],
    [t('battery'), batteryPct === null ? '–' : `${format.number(batteryPct, 0)} %`],
    [t('signal'), rssiDbm === null ? '–' : `${format.number(rssiDbm, 0)} dBm`],
    [t('channel'), deviceChannelTerms[channel][language]],
    ...(replaced
      ? [[t('replacedOn'), format.date(replaced.replacedOn)] satisfies [string, string]]
      : []),
  ]
  // A phone has no room for what the title and the list say, too.
  const minor = new Set<string>([t('serial'), t('station'), t('signal'), t('channel')])
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} data-minor={minor.has(name) || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
