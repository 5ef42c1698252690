import type { whatsappRoutes } from '@puquio/contract/notifications/whatsapp'
import type { FastifyInstance } from 'fastify'
import { statusScope } from '../../platform/db/scopes/system-scopes.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { isSame, isSignedBy, mayBeSigned } from '../../platform/whatsapp/signature.ts'
import { storeStatuses } from '../deliveries/service.ts'
import { statusesIn } from './statuses-in.ts'

const requireAccount = ({ config }: Pick<Platform, 'config'>) => {
  if (config.whatsapp === null) throw new Problem('NOT_CONFIGURED', { name: 'WhatsApp' })
  return config.whatsapp
}

export const whatsappHandlers = (platform: Platform): Handlers<typeof whatsappRoutes> => ({
  async verify({ query }) {
    const { verifyToken } = requireAccount(platform)
    const isMeta = isSame(query['hub.verify_token'], verifyToken)
    if (!isMeta || query['hub.mode'] !== 'subscribe') throw new Problem('SIGNATURE_NOT_VALID')
    const body = Buffer.from(query['hub.challenge'])
    return { name: 'challenge.txt', mediaType: 'text/plain; charset=utf-8', body }
  },

  async receive({ body }) {
    const { phoneId } = requireAccount(platform)
    const statuses = statusesIn(body, phoneId)
    return { changed: await storeStatuses(statusScope(platform), statuses) }
  },
})

/** Reads nothing where no account is configured or nothing is signed, and JSON only where the app's secret signed these very bytes. */
export function readSignedJson(app: FastifyInstance, platform: Pick<Platform, 'config'>) {
  app.addHook('preParsing', async ({ method, headers }) => {
    requireAccount(platform)
    if (method === 'POST' && !mayBeSigned(headers['x-hub-signature-256']))
      throw new Problem('SIGNATURE_NOT_VALID')
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const { appSecret } = requireAccount(platform)
    const signature = request.headers['x-hub-signature-256']
    if (!isSignedBy(appSecret, bytes as Buffer, String(signature)))
      return done(new Problem('SIGNATURE_NOT_VALID'))
    void parse(request, String(bytes), done)
  })
}
