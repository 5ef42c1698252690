import { attributesTopic, requestTopic } from '../../../platform/mqtt/topics.ts'
import type { Taken } from './deliver-store.ts'

/** A relay command as ThingsBoard's firmware takes one: the device answers by its id, and leaves it once it has expired. */
export const requestOf = ({ id, relay, isOn, expiresAt }: Extract<Taken, { kind: 'relay' }>) => ({
  id,
  method: 'setRelay' as const,
  params: {
    relay,
    state: isOn ? ('on' as const) : ('off' as const),
    expiresAt: Date.parse(expiresAt),
  },
})

/** The topic and text of a command by MQTT; a configuration goes as shared attributes, which carry no id. */
export function messageOf(taken: Taken): { topic: string; payload: string } {
  if (taken.kind === 'configuration')
    return { topic: attributesTopic, payload: JSON.stringify(taken.configuration) }
  const { id, ...request } = requestOf(taken)
  return { topic: requestTopic(id), payload: JSON.stringify(request) }
}
