import pg from 'pg'

export type Listener = { close: () => Promise<void> }

const retryMs = 1000

/**
 * Listens to NOTIFY of other processes. `onGap` runs when the connection is lost and again when it is back,
 * since notifications in between are lost.
 */
export async function listen(
  connectionString: string,
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
): Promise<Listener> {
  let client: pg.Client
  let isClosing = false

  const connect = async () => {
    const mine = new pg.Client({
      connectionString,
      application_name: 'puquio listen',
      keepAlive: true,
    })
    client = mine
    let isLost = false
    // A failing connection emits two events; only one retry may follow.
    const lose = () => {
      if (isLost || isClosing) return
      isLost = true
      onGap()
      mine.end().catch(() => undefined)
      setTimeout(() => {
        if (!isClosing) connect().then(onGap, () => undefined)
      }, retryMs).unref()
    }
    mine.on('error', lose)
    mine.once('end', lose)
    mine.on('notification', (message) => onMessage(message.payload ?? ''))
    try {
      await mine.connect()
      await mine.query(`listen ${mine.escapeIdentifier(channel)}`)
    } catch (error) {
      lose()
      throw error
    }
  }
  await connect()
  return {
    async close() {
      isClosing = true
      await client.end().catch(() => undefined)
    },
  }
}
