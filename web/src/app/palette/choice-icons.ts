import {
  type Icon,
  IconCalendarStats,
  IconFile,
  IconMapPin,
  IconSettings,
  IconUser,
} from '@tabler/icons-react'
import type { Choice } from './choice.ts'

export const choiceIcons: Readonly<Record<Choice['kind'], Icon>> = {
  screen: IconFile,
  setting: IconSettings,
  station: IconMapPin,
  plan: IconCalendarStats,
  person: IconUser,
}
