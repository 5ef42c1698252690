import type { mailServerRoutes } from '@puquio/contract/mail-servers'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { addServer, editServer, removeServer, shownServers, testServer } from './service.ts'

/** The same for a project's servers and for the installation's: the scope says whose. */
export const mailServerHandlers = (platform: Platform): Handlers<typeof mailServerRoutes> => ({
  list: ({ scope }) => shownServers(platform, scope),
  create: ({ scope, session, body }) => addServer(platform, scope, session.userId, body),
  edit: ({ scope, session, params, body }) =>
    editServer(platform, scope, { id: params.mailServerId, by: session.userId }, body),
  remove: ({ scope, session, params }) => removeServer(scope, session.userId, params.mailServerId),
  test: ({ scope, params, session }) => testServer(platform, scope, params.mailServerId, session),
  listOfSystem: ({ system }) => shownServers(platform, system),
  createOfSystem: ({ system, session, body }) => addServer(platform, system, session.userId, body),
  editOfSystem: ({ system, session, params, body }) =>
    editServer(platform, system, { id: params.mailServerId, by: session.userId }, body),
  removeOfSystem: ({ system, session, params }) =>
    removeServer(system, session.userId, params.mailServerId),
  testOfSystem: ({ system, params, session }) =>
    testServer(platform, system, params.mailServerId, session),
})
