import { once } from 'node:events'
import { createServer } from 'node:net'
import { BadSetting, type Config } from '../config.ts'

type Address = Pick<Config, 'host' | 'port'>

/** Refuses an address that cannot be listened on, before anything is started for it. */
export async function requireFreeAddress({ host, port }: Address) {
  const server = createServer()
  try {
    server.listen({ host, port, exclusive: true })
    await once(server, 'listening')
  } catch (error) {
    throw addressRefusal(error, { host, port }) ?? error
  }
  server.close()
  await once(server, 'close')
}

/** Returns why an address cannot be listened on, for the operator; null for other errors. */
export function addressRefusal(
  error: unknown,
  { host, port }: Address,
  setting = 'PORT',
): BadSetting | null {
  switch ((error as { code?: string }).code ?? '') {
    case 'EADDRINUSE':
      return new BadSetting(
        `Port ${port} of ${host} is in use, perhaps by another Puquio: end that program, or set another ${setting}.`,
      )
    case 'EACCES':
      return new BadSetting(`Port ${port} may not be opened: set a ${setting} from 1024 on.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new BadSetting(`HOST is ${host}: this machine has no such address.`)
    default:
      return null
  }
}
