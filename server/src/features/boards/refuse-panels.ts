import type { BoardInput } from '@puquio/contract/boards/boards'
import type { FieldIssue } from '@puquio/contract'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import { namedSettings, readKnown } from './store.ts'

/**
 * Refuses panels that name what the project does not have, and pages of sites that the installation does not allow: they
 * would stay white.
 */
export async function refusePanels(
  scope: ProjectScope,
  { panels }: BoardInput,
  origins: readonly string[],
): Promise<void> {
  const fields = [...(await unknownNames(scope, panels)), ...refusedPages(panels, origins)]
  if (fields.length > 0) throw new Problem('INPUT_NOT_VALID', {}, fields)
}

type Panels = BoardInput['panels']

async function unknownNames(scope: ProjectScope, panels: Panels): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = []
  for (const setting of namedSettings) {
    const known = await readKnown(
      scope,
      setting,
      panels.flatMap(({ settings }) => idsOf(settings[setting])),
    )
    for (const [at, { settings }] of panels.entries())
      if (idsOf(settings[setting]).some((id) => !known.has(id)))
        issues.push({ path: `panels.${at}.settings.${setting}`, code: 'not-valid', params: {} })
  }
  return issues
}

const idsOf = (set: number | number[] | undefined): number[] =>
  set === undefined ? [] : [set].flat()

const refusedPages = (panels: Panels, origins: readonly string[]): FieldIssue[] =>
  panels.flatMap(({ kind, settings: { url = '' } }, at) =>
    kind === 'page' && !isEmbedded(URL.parse(url), origins)
      ? [{ path: `panels.${at}.settings.url`, code: 'not-embedded', params: {} }]
      : [],
  )

/** Of a site that is allowed, by its own scheme, and without a name and password for it. */
const isEmbedded = (url: URL | null, origins: readonly string[]): boolean =>
  url !== null &&
  /^https?:$/.test(url.protocol) &&
  url.username === '' &&
  url.password === '' &&
  origins.includes(url.origin)
