import { type ComponentType, createContext } from 'react'

/** What the shell puts after the title of every page: the star of a favourite. */
export const PageStar = createContext<ComponentType<{ title: string }> | null>(null)
