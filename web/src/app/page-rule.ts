import type { Access } from '@puquio/domain'

/** Who may open a page, and the alias under which menus and the specification know it. */
export type PageRule = {
  name: string
  access: Access
  /** Announced, but not made yet: no menu shows it, and so nobody may open it. */
  isLater?: boolean
}
