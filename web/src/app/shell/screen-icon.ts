import { IconCalendarStats, IconFile, IconHome, IconListDetails } from '@tabler/icons-react'

/** The icon of a screen in the menu. */
export const screenIcon = (alias: string | null) =>
  (alias !== null && Object.hasOwn(icons, alias) ? icons[alias as keyof typeof icons] : null) ??
  IconFile

const icons = {
  Home: IconHome,
  PlanningAndMonitoring: IconCalendarStats,
  ReferenceData: IconListDetails,
}
