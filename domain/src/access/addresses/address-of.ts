import type { Outcome } from '../../evaluation/evaluate.ts'
import type { MonitoringStatus } from '../../monitoring/status.ts'
import { type Screen, screens } from '../screens.ts'

type Value = string | number
/** Ids are written as `3,7`. */
type SearchValue = Value | boolean | readonly number[]
/** `$id` is a param, `{-$id}` one that may be left out. */
type ParamOf<Part extends string> = Part extends `{-$${infer Name}}`
  ? { [N in Name]?: Value }
  : Part extends `$${infer Name}`
    ? { [N in Name]: Value }
    : unknown
type ParamsOf<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParamOf<Part> & ParamsOf<Rest>
  : ParamOf<Path>

/** What the server's links set of a screen's search; the web's schemas read all of it (`web/src/app/searches.ts`). */
export type LinkSearch = {
  Notifications: { unread: true; priority: number; open: number }
  PlanningEdit: { status: MonitoringStatus; monitoring: number }
  LaboratoryData: { outcome: Outcome }
  AwaitedReports: { late: true }
  Neutralizers: { plant: number }
  ReferenceData: { search: string }
  ModiAlarms: { kind: 'rule' | 'silence'; view: 'active' | 'cleared' | 'historic'; device: number }
  /** Instants in UTC to the second: `2026-03-21T14:30:00Z`. */
  ModiGraph: { from: string; to: string; variables: number[] }
  CommitmentTasks: { view: 'to-do' | 'due' | 'overdue' | 'review' | 'decided' | 'all'; mine: true }
  CorrectiveActions: { view: 'open' | 'due' | 'overdue' | 'review' | 'closed'; mine: true }
  NPYMS: { wells: number[] }
  ProjectUserList: { search: string }
  EvidencePacks: { pack: number }
  Reports: { tab: 'made' | 'schedules' }
}

type Given<S extends Screen> = ParamsOf<(typeof screens)[S]['path']> & {
  search?: S extends keyof LinkSearch ? Partial<LinkSearch[S]> : never
}

/** Returns the address of a screen inside the product, for links that the server makes. */
export function addressOf<S extends Screen>(
  screen: S,
  ...[given]: Record<never, never> extends Given<S> ? [given?: Given<S>] : [given: Given<S>]
): string {
  const { search = {}, ...params }: { search?: Record<string, SearchValue> } = given ?? {}
  const values = params as Record<string, Value | undefined>
  const path = screens[screen].path
    .split('/')
    .map((part) => {
      const [, name] = /^(?:\{-)?\$(\w+)\}?$/.exec(part) ?? []
      return name === undefined ? part : encodeURIComponent(values[name] ?? '')
    })
    .join('/')
    .replace(/(?<=.)\/$/, '')
  const pairs = Object.entries(search).map(([name, value]) => `${name}=${searchValue(value)}`)
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

/** An address as mails and links have it: its reader may have another project open, and the web opens this one. */
export const inProject = (address: string, projectId: number | null): string =>
  projectId === null
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}project=${projectId}`

/** The web reads values as JSON where they are: a code such as 1E5 is quoted, so that it stays a text. */
const searchValue = (value: SearchValue): string =>
  typeof value === 'string' && (!isWord.test(value) || isJson.test(value))
    ? encodeURIComponent(JSON.stringify(value))
    : String(value)
const isWord = /^[a-z][a-z-]*$/
const isJson = /^(true|false|null)$/
