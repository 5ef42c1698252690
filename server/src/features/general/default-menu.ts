import { defaultMenu as screens } from '@puquio/domain'

/** A project's first menu. Its labels name no words but a text, so that each reader has their own. */
export const defaultMenu = screens.map((alias) => ({
  kind: 'screen' as const,
  label: `menu.${alias}`,
  alias,
}))
