import { isScreen, screens } from '@puquio/domain'
import { pages } from '../../pages.ts'

/** Returns the address of the screen with this alias; null for one that does not exist yet. */
export const screenPath = (alias: string | null): string | null => {
  if (!isScreen(alias) || pages[alias] === null) return null
  const path = screens[alias].path.replaceAll(optionalParam, '')
  return path.includes('$') ? null : path
}

const optionalParam = /\/\{-\$\w+\}/g
