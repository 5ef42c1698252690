import { defaultMenu as screens } from '@puquio/domain'

/** A new project's menu. Labels are keys of texts, so that each user sees them in their language. */
export const defaultMenu = screens.map((alias) => ({
  kind: 'screen' as const,
  label: `menu.${alias}`,
  alias,
}))
