import { packed, payload } from './payload.ts'
import { type Callers, inLanguages, png, withEach } from './store.ts'

/**
 * Notifications with answers and files, templates, and what events say, by the system administrator, who may
 * send as many; returns the notifications.
 */
export async function storeMessages(
  { system, reader }: Callers,
  numbers: readonly number[],
): Promise<number[]> {
  const long = packed(numbers, 2000)
  const names = numbers.map((number) => payload(number, 100))
  const made: number[] = []
  const written = { priority: 1, module: 'general', methods: [1] }
  const send = async (message: string, attachments: number[] = []) => {
    const body = { ...written, message, attachments, userIds: null }
    const { id } = (await system('notifications.send', { body })).json() as { id: number }
    made.push(id)
    return id
  }
  for (const message of long) {
    const params = { notificationId: await send(message) }
    await reader('notifications.reply', { params, body: { message } })
    await system('notifications.sendToProjects', { body: { ...written, message, projectIds: [1] } })
    await system('notifications.sendToAll', { body: { ...written, message } })
  }
  for (let from = 0; from < numbers.length; from += 5) {
    const attachments: number[] = []
    for (const number of numbers.slice(from, from + 5)) {
      const file = { name: `${payload(number, 190)}.png`, bytes: png }
      const answer = await system('notificationAttachments.upload', { file })
      attachments.push((answer.json() as { id: number }).id)
    }
    await send('Con archivos', attachments)
  }
  await withEach(names, async (name, at) => {
    const body = { name, texts: inLanguages(packed(numbers, 1900), at) }
    await system('notificationSettings.createTemplate', { body })
  })
  const events = (await system('notificationSettings.events')).json() as {
    event: string
    isDefault: boolean
  }[]
  for (const [at, { event, isDefault: _, ...values }] of events.entries()) {
    const texts = inLanguages(packed(numbers, 1900), at * 4)
    await system('notificationSettings.setEvent', {
      params: { event },
      body: { ...values, texts },
    })
  }
  return made
}
