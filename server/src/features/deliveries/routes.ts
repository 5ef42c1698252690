import type { deliveryRoutes } from '@puquio/contract/notifications/deliveries'
import type { Handlers } from '../../platform/http/implement.ts'
import { readMail } from '../../platform/mail/store.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { listOutgoing, summariseOutgoing } from './outgoing-store.ts'
import { retryDelivery, retryFailed, retryMail } from './retry.ts'

export const deliveryHandlers = ({
  whatsapp,
}: Pick<Platform, 'whatsapp'>): Handlers<typeof deliveryRoutes> => ({
  methods: async () => ({ whatsapp: whatsapp !== null }),

  list: ({ system, query }) =>
    system.transaction(async (within) => ({
      ...(await listOutgoing(within, query)),
      ...(await summariseOutgoing(within)),
    })),

  async mail({ system, params }) {
    const mail = await readMail(system, params.mailId)
    if (mail === null) throw new Problem('NOT_FOUND')
    return mail
  },

  async retryMail({ system, params }) {
    if (!(await retryMail(system, params.mailId))) throw new Problem('NOT_FOUND')
    return null
  },

  async retry({ system, params }) {
    if (!(await retryDelivery(system, params.deliveryId))) throw new Problem('NOT_FOUND')
    return null
  },

  retryFailed: async ({ system }) => ({ count: await retryFailed(system) }),
})
