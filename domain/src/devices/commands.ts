/** The relays that a device may have. */
export const relays = [1, 2] as const
export type RelayNumber = (typeof relays)[number]

/** What is sent to a device as its configuration: the newest one counts, whole. */
export type Configuration = Readonly<Record<string, string | number | boolean | null>>

/** How long a command may wait to be sent, in seconds. */
export const commandBounds = { ttlS: { min: 10, max: 86_400 }, keys: 50 } as const
/** After the end of its time a command that was sent is still given this long to be answered, in seconds. */
export const answerGraceS = 30

export type CommandFailure = 'refused' | 'other-state' | 'not-readable'
export type CommandOutcome =
  | { state: 'executed'; isOn: boolean }
  | { state: 'failed'; failure: CommandFailure; isOn: boolean | null }

/** Whether a relay is on, as firmware writes it: true, 1, "on", "ON", "1", "true"; null where it says nothing known. */
export function readRelayState(value: unknown): boolean | null {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === true || word === 1 || word === 'on' || word === '1' || word === 'true') return true
  if (word === false || word === 0 || word === 'off' || word === '0' || word === 'false')
    return false
  return null
}

/**
 * What a device's answer to a relay command says: `{"success":false}` and `{"error":…}` refuse it; a state of the relay
 * (`{"state":"on"}`, `{"relay1":true}`) counts, whatever else is said; `{"success":true}` alone is a yes. `body` is what
 * was read of JSON, undefined where it was none.
 */
export function relayOutcome(
  { relay, isOn: wanted }: { relay: RelayNumber; isOn: boolean },
  body: unknown,
): CommandOutcome {
  const said = ownFields(body)
  if (!said) return { state: 'failed', failure: 'not-readable', isOn: null }
  const reported = readRelayState(said[`relay${relay}`] ?? said['state'])
  if (saysNo(said)) return { state: 'failed', failure: 'refused', isOn: reported }
  if (reported === null)
    return said['success'] === true
      ? { state: 'executed', isOn: wanted }
      : { state: 'failed', failure: 'not-readable', isOn: null }
  return reported === wanted
    ? { state: 'executed', isOn: reported }
    : { state: 'failed', failure: 'other-state', isOn: reported }
}

/** What a device's answer to a configuration says, where it has an id to answer by: `success`, or why not. */
export function configurationOutcome(
  body: unknown,
): { state: 'executed' } | { state: 'failed'; failure: CommandFailure } {
  const said = ownFields(body)
  if (said && saysNo(said)) return { state: 'failed', failure: 'refused' }
  return said?.['success'] === true
    ? { state: 'executed' }
    : { state: 'failed', failure: 'not-readable' }
}

/** The relays' states among reported attributes, `relay1` and `relay2`; null where one is not among them. */
export function reportedRelays(body: unknown): Record<RelayNumber, boolean | null> {
  const said = ownFields(body)
  return { 1: readRelayState(said?.['relay1']), 2: readRelayState(said?.['relay2']) }
}

/** Whether a device that reports these attributes has the configuration: each key with the same value. */
export function holdsConfiguration(body: unknown, wanted: Configuration): boolean {
  const said = ownFields(body)
  return said !== null && Object.entries(wanted).every(([key, value]) => said[key] === value)
}

/** Values of reported attributes that can be kept: texts, numbers, yes and no, up to so many; others are left out. */
export function readAttributes(
  body: unknown,
  most = 100,
): Record<string, string | number | boolean> {
  const kept: [string, string | number | boolean][] = []
  for (const [key, value] of Object.entries(ownFields(body) ?? {})) {
    if (kept.length >= most || !attributeKey.test(key) || key === '__proto__') continue
    if (typeof value === 'string') kept.push([key, storable(value).slice(0, 200)])
    else if (typeof value === 'boolean') kept.push([key, value])
    else if (typeof value === 'number' && Number.isFinite(value)) kept.push([key, value])
  }
  return Object.fromEntries(kept)
}

const attributeKey = /^[\p{L}\p{N}_.:/ -]{1,64}$/u

/** Without what a database refuses in a text: control characters and halves of pairs. */
export const storable = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ')

function saysNo({ success, error }: Record<string, unknown>): boolean {
  const isError = error !== undefined && error !== null && error !== '' && error !== false
  return success === false || isError
}

/** Of an object that is no list; without what it inherits. */
function ownFields(body: unknown): Record<string, unknown> | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  return Object.assign(Object.create(null) as Record<string, unknown>, body)
}
