import { router } from '../routes.tsx'

/** Addresses of the screens that menus can show, by alias; what is not made yet has none. */
export const screenPath = (alias: string | null): string | null => paths().get(alias ?? '') ?? null

let known: ReadonlyMap<string, string> | null = null

const paths = (): ReadonlyMap<string, string> => {
  known ??= new Map(
    Object.values(router.routesById).flatMap(({ fullPath, options }) => {
      const { rule, isLater } = options.staticData ?? {}
      // A menu opens a screen without its optional parts.
      const path = fullPath.replace(/\/\{-\$\w+\}/g, '')
      const isOpenable = rule !== undefined && !isLater && !path.includes('$')
      return isOpenable ? [[rule.name, path] as const] : []
    }),
  )
  return known
}
