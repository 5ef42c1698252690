import { type Screen, screens } from '../screens.ts'

const names = Object.keys(screens) as Screen[]

/** Returns the screen at an address inside the product, without search: null where there is none. */
export function screenOfPath(path: string): Screen | null {
  const given = path.split('/').filter((part) => part !== '')
  const fits = (screen: Screen) => fitsPattern(screens[screen].path, given)
  // A fixed part goes before a param, as in the router: /plans/create is no plan.
  return names.filter(fits).toSorted((a, b) => params(a) - params(b))[0] ?? null
}

const params = (screen: Screen) => screens[screen].path.split('$').length

function fitsPattern(pattern: string, given: readonly string[]): boolean {
  const parts = pattern.split('/').filter((part) => part !== '')
  const required = parts.filter((part) => !part.startsWith('{-$')).length
  if (given.length < required || given.length > parts.length) return false
  return given.every((part, at) => {
    const wanted = parts[at] ?? ''
    if (!wanted.includes('$')) return wanted === part
    return !isId(wanted) || /^[1-9]\d{0,9}$/.test(part)
  })
}

/** `$planningId`, `{-$id}`: numbers of records. */
const isId = (part: string) => /\$id\b|Id\b/.test(part)
