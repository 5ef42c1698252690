import type { Project } from '@puquio/contract/projects'
import type { Entry } from './entry.ts'

/** Props of a list's tab. */
export type ListProps<One extends Entry> = {
  project: Project
  canEdit: boolean
  /** The entry whose form is open, or a new one's. */
  opened: One | 'new' | null
  onOpen: (entry: One | 'new' | null) => void
  onLoadDefaults: () => void
}
