import { safeName } from '@puquio/domain'
import { payload } from './payload.ts'

const upTo = (max: number) => (number: number) => payload(number, max)
/** Files and folders lose the signs that a path gives a meaning to. */
const named = (max: number, ending: string) => (number: number) =>
  safeName(`${payload(number, max)}${ending}`)

/**
 * The screens that show every payload, and how each stands there. Names of evidence are cut at a slash, as those of
 * any file part; the reasons for its changes stand in the history of a monitoring.
 */
const shows: Readonly<Record<string, (number: number) => string>> = {
  '/reference/stations': upTo(50),
  '/reference/components': upTo(100),
  '/reference/subcomponents': upTo(100),
  '/reference/miningComponents': upTo(100),
  '/reference/sourceTypes': upTo(100),
  '/reference/profiles': upTo(100),
  '/reference/frequencies': upTo(100),
  '/reference/mining-units': upTo(50),
  '/environmental-instruments?view=retired': upTo(50),
  '/environmental-instruments/commitments?states=rejected': upTo(100),
  '/environmental-instruments/tasks?as=tasks': upTo(200),
  '/environmental-instruments/corrective-actions': upTo(200),
  '/environmental-instruments/roles': upTo(100),
  '/files/report': named(100, ''),
  '/files/image': named(190, '.png'),
  '/modi': upTo(100),
  '/notifications?box=sent': upTo(2000),
  '/config/project/user/1': upTo(50),
  '/config/users': upTo(50),
  '/config/notifications?tab=templates': upTo(100),
  history: upTo(500),
}

/** The payloads that stood as text on each screen, over all its pages. */
export type Seen = Map<string, Set<number>>

export const nothingSeen = (): Seen =>
  new Map(Object.keys(shows).map((screen) => [screen, new Set()]))

/** Adds what a page of a screen shows; other screens are passed over. */
export function see(seen: Seen, page: { path: string; text: string }, numbers: readonly number[]) {
  const screen = page.path.replace(/ of \d+$/, '').replace(/[?&](size|page|open)=[^&]*/g, '')
  const [of, textOf] = [seen.get(screen), shows[screen]]
  if (!of || !textOf) return
  for (const number of numbers)
    if (!of.has(number) && page.text.includes(textOf(number))) of.add(number)
}

/** Returns the screens that did not show every payload, with the first that was missing. */
export const unseen = (seen: Seen, numbers: readonly number[]): string[] =>
  Object.entries(shows).flatMap(([screen, textOf]) => {
    const missing = numbers.filter((number) => !seen.get(screen)?.has(number))
    const [first] = missing
    return first === undefined ? [] : [`${screen}: ${missing.length}, as ${textOf(first)}`]
  })
