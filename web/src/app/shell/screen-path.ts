import { isScreen, screens } from '@puquio/domain'
import { pages } from '../pages.ts'

/** The address of the screen that a menu's alias names; null for what is not made yet. */
export const screenPath = (alias: string | null): string | null => {
  if (!isScreen(alias) || pages[alias] === null) return null
  const path = screens[alias].path.replaceAll(optionalParam, '')
  return path.includes('$') ? null : path
}

const optionalParam = /\/\{-\$\w+\}/g
