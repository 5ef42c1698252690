import type { api } from '@puquio/contract/all'

type Api = typeof api
type OpenRouteName = {
  [F in keyof Api]: {
    [N in keyof Api[F] & string]: Api[F][N] extends { access: 'public' } ? `${F}.${N}` : never
  }[keyof Api[F] & string]
}[keyof Api]

/**
 * Every route that answers without the guard's session, and what it asks for instead: nothing, the token
 * of a mailed link in its body, the cookie of a flow of single sign-on, a session that it proves itself, the
 * signature of a service, or the token of a device or a network. No route takes a signed address. A public route that is not here does not compile.
 */
export const openRoutes: Record<
  OpenRouteName,
  'public' | 'token' | 'flow' | 'session' | 'signature' | 'device'
> = {
  'session.login': 'public',
  'proof.startProvider': 'public',
  'singleSignOn.start': 'public',
  'singleSignOn.finish': 'flow',
  'singleSignOn.login': 'flow',
  'singleSignOn.leave': 'public',
  'session.forgot': 'public',
  'session.logout': 'session',
  'session.readLink': 'token',
  'session.reset': 'token',
  'session.activate': 'token',
  'session.unblock': 'token',
  'general.appData': 'public',
  'general.health': 'public',
  'whatsapp.verify': 'signature',
  'whatsapp.receive': 'signature',
  'deviceMessages.observe': 'device',
  'deviceFiles.put': 'device',
  'deviceFiles.post': 'device',
  'networkMessages.receive': 'device',
  'networkMessages.receiveByPath': 'device',
  'deviceMessages.telemetry': 'device',
  'deviceMessages.ingest': 'device',
  'deviceCommands.next': 'device',
  'deviceCommands.answer': 'device',
  'deviceCommands.attributes': 'device',
  'deviceCommands.report': 'device',
}

/** What the server answers beside the contract: the web app, and the documentation with its page. */
export const addressesOutsideContract = [
  /^\/fkl-general\/openapi\.json$/,
  /^\/fkl-general\/docs(\/|$)/,
  /^\/(index\.html|assets\/[^/]+)(\.gz|\.br)?$/,
  /^\/$/,
]
