import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'

/** The address of the screen that a menu's alias names; null for what is not made yet. */
export type ScreenPath = (alias: string | null) => string | null

export const useScreenPath = (): ScreenPath => {
  const { routesById } = useRouter()
  const paths = useMemo(
    () =>
      new Map(
        Object.values(routesById).flatMap(({ fullPath, options }) => {
          const { rule } = options.staticData ?? {}
          const path = fullPath.replaceAll(optionalPart, '')
          const isOpenable = rule !== undefined && !rule.isLater && !path.includes('$')
          return isOpenable ? [[rule.name, path] as const] : []
        }),
      ),
    [routesById],
  )
  return (alias) => paths.get(alias ?? '') ?? null
}

const optionalPart = /\/\{-\$\w+\}/g
