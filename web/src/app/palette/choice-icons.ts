import { screenOfPath } from '@puquio/domain'
import {
  type Icon,
  IconBroadcast,
  IconCalendarStats,
  IconCpu,
  IconFile,
  IconFileCertificate,
  IconGavel,
  IconMapPin,
  IconSettings,
  IconUser,
} from '@tabler/icons-react'
import { screenLooks } from '../../widgets/menu/screen-looks.ts'
import type { Choice } from './choice.ts'

const icons: Readonly<Record<Choice['kind'], Icon>> = {
  screen: IconFile,
  setting: IconSettings,
  station: IconMapPin,
  plan: IconCalendarStats,
  instrument: IconFileCertificate,
  person: IconUser,
  commitment: IconGavel,
  device: IconBroadcast,
  'device-profile': IconCpu,
}

/** Returns a screen's own sign, which the menu has, too, or that of the kind. */
export const choiceIcon = ({ kind, opens }: Choice): Icon => {
  const screen = kind === 'screen' ? screenOfPath(opens) : null
  return (screen !== null && screenLooks[screen]?.Icon) || icons[kind]
}
