import { factories, models, service } from 'powerbi-client'

type Shown = {
  reportId: string
  embedUrl: string
  token: string
  page: string | null
  language: string
  title: string
}
type Heard = {
  onShown: () => void
  onExpired: () => void
  /** What Power BI says of it. */
  onRefused: (message: string) => void
}
export type ShownReport = { renew: (token: string) => Promise<void>; close: () => void }

/** All that a report does; not to leave its frame: it has its own origin, and cannot take the page with it. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox'

/** Shows a report of Power BI in an element, by the client that Microsoft publishes. Loaded with the first such panel. */
export function showReport(place: HTMLElement, shown: Shown, heard: Heard): ShownReport {
  const powerBi = clientOf(new URL(shown.embedUrl).origin)
  // The client makes the frame; a sandbox holds only for what is loaded after it is set.
  place.appendChild = (node) => {
    if (node instanceof HTMLIFrameElement) node.setAttribute('sandbox', sandbox)
    return Node.prototype.appendChild.call(place, node) as typeof node
  }
  const report = powerBi.embed(place, {
    type: 'report',
    id: shown.reportId,
    embedUrl: shown.embedUrl,
    accessToken: shown.token,
    tokenType: models.TokenType.Embed,
    permissions: models.Permissions.Read,
    viewMode: models.ViewMode.View,
    ...(shown.page === null ? {} : { pageName: shown.page }),
    settings: {
      localeSettings: { language: shown.language },
      panes: { filters: { expanded: false, visible: true } },
      background: models.BackgroundType.Transparent,
    },
  })
  report.setComponentTitle(shown.title)
  let isShown = false
  report.on('loaded', () => {
    isShown = true
    heard.onShown()
  })
  report.on<models.IError>('error', ({ detail }) => {
    if (detail.message === 'TokenExpired') heard.onExpired()
    // What one visual lacks stands in its place within the report.
    else if (!isShown || detail.level === models.TraceType.Fatal)
      heard.onRefused(detail.detailedMessage || detail.message)
  })
  return {
    renew: (token) => report.setAccessToken(token),
    close: () => powerBi.reset(place),
  }
}

const clients = new Map<string, service.Service>()

/** One for each site: what is sent to a frame, tokens too, arrives only while that site is in it. */
function clientOf(origin: string): service.Service {
  const known = clients.get(origin)
  if (known) return known
  const made = new service.Service(
    (...given) => Object.assign(factories.hpmFactory(...given), { defaultTargetOrigin: origin }),
    factories.wpmpFactory,
    factories.routerFactory,
  )
  clients.set(origin, made)
  return made
}
