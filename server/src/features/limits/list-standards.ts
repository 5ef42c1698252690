import type { RouteAnswer } from '@puquio/contract'
import type { limitRoutes } from '@puquio/contract/laboratory/limits'
import { standards } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { ownStandards } from './limits-store.ts'

/** The decrees first; a project's limits may extend them, or stand under a name of its own. */
export async function listStandards(
  scope: ProjectScope,
): Promise<RouteAnswer<typeof limitRoutes.standards>> {
  const own = await ownStandards(scope)
  const ofDecrees = standards.map(({ code, name, categories }) => {
    const listed = categories.map((one) => ({ code: one.code, name: one.name }))
    const added = own.find(({ standard }) => standard === code)?.categories ?? []
    return { code, name, isOwn: false, categories: [...listed, ...namedAs(added, listed)] }
  })
  const others = own
    .filter(({ standard }) => !standards.some(({ code }) => code === standard))
    .map(({ standard, categories }) => ({
      code: standard,
      name: '',
      isOwn: true,
      categories: namedAs(categories, []),
    }))
  return [...ofDecrees, ...others]
}

const namedAs = (codes: readonly string[], but: readonly { code: string }[]) =>
  codes
    .filter((code) => code !== '' && !but.some((one) => one.code === code))
    .map((code) => ({ code, name: '' }))
