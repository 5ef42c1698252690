import type { MenuItem } from '@puquio/contract/general'
import { boardAddress } from '@puquio/domain'
import { screenPath } from './screen-path.ts'

/** The address inside the product that an entry opens; null for a folder, a link, and what no menu can show. */
export const itemPath = ({ kind, alias, urir, board }: MenuItem): string | null => {
  if (kind === 'board') return urir && board ? boardAddress({ ...board, urir }) : null
  return kind === 'screen' ? screenPath(alias) : null
}
