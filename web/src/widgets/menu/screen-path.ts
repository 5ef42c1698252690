import { isScreen, screens } from '@puquio/domain'
import { screenLooks } from './screen-looks.ts'

/** Returns the address of the screen with this alias; null for one that no menu can show. */
export const screenPath = (alias: string | null): string | null => {
  if (!isScreen(alias) || screenLooks[alias] === null) return null
  const path = screens[alias].path.replaceAll(optionalParam, '')
  return path.includes('$') ? null : path
}

const optionalParam = /\/\{-\$\w+\}/g
