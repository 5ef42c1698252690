import { isScreen, type MenuItemKind } from '@puquio/domain'
import {
  type Icon,
  IconChartDots,
  IconExternalLink,
  IconFile,
  IconFolder,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { screenLooks } from './screen-looks.ts'
import './texts.ts'

export type NamedEntry = { kind: MenuItemKind; label: string; alias: string | null }

const icons = { folder: IconFolder, link: IconExternalLink, board: IconChartDots, screen: IconFile }

export const entryIcon = ({ kind, alias }: NamedEntry): Icon =>
  (kind === 'screen' ? lookOf(alias)?.Icon : undefined) ?? icons[kind]

/** Returns how an entry is called: by its screen's own name, or as the project typed. */
export const useEntryName = (): ((entry: NamedEntry) => string) => {
  const { t } = useTranslation('menu')
  return ({ label, alias }) => {
    const look = isOwnName(label) ? lookOf(alias) : null
    return look ? t(look.label) : label
  }
}

/** Whether the entry bears its screen's own name, in each reader's language. */
export const isOwnName = (label: string): boolean => label.startsWith('menu.')

const lookOf = (alias: string | null) => (isScreen(alias) ? screenLooks[alias] : null)
