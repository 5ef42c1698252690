import type { mailServerRoutes } from '@puquio/contract/mail-servers'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { addServer, editServer, removeServer, shownServers, testServer } from './service.ts'

/** The same for a project's servers and for the installation's: the scope says whose. */
export const mailServerHandlers = (platform: Platform): Handlers<typeof mailServerRoutes> => ({
  list: ({ scope }) => shownServers(platform, scope),
  create: ({ scope, body }) => addServer(platform, scope, body),
  edit: ({ scope, params, body }) => editServer(platform, scope, params.mailServerId, body),
  remove: ({ scope, params }) => removeServer(scope, params.mailServerId),
  test: ({ scope, params, session }) => testServer(platform, scope, params.mailServerId, session),
  listOfSystem: ({ system }) => shownServers(platform, system),
  createOfSystem: ({ system, body }) => addServer(platform, system, body),
  editOfSystem: ({ system, params, body }) =>
    editServer(platform, system, params.mailServerId, body),
  removeOfSystem: ({ system, params }) => removeServer(system, params.mailServerId),
  testOfSystem: ({ system, params, session }) =>
    testServer(platform, system, params.mailServerId, session),
})
