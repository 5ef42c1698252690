import type { HubWord } from '@puquio/domain'

type Attributes = { client: Readonly<Record<string, unknown>>; shared: object }

/** What a hub is answered that asked for a device's attributes: by `key` the value alone, else values by their names. */
export function answerOf(
  { id, device, isClient, keys, isOne }: HubWord,
  { client, shared }: Attributes,
) {
  const known = Object.entries(isClient ? client : shared)
  const asked = keys === null ? null : new Set(keys)
  const values = Object.fromEntries(known.filter(([name]) => asked === null || asked.has(name)))
  return isOne ? { id, device, value: values[keys?.[0] ?? ''] } : { id, device, values }
}
