import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'

export type UrlTab<Key extends string> = { key: Key; label: ReactNode; content: ReactNode }

type UrlTabsProps<Key extends string> = {
  label: string
  tabs: readonly [UrlTab<Key>, ...UrlTab<Key>[]]
  /** The one that the address names; without it the first. */
  tab: NoInfer<Key> | undefined
  /** Writes it to the address; the first needs no name there. */
  onTab: (key: NoInfer<Key> | undefined) => void
}

/** Tabs whose choice lives in the address; only the chosen one's content is made. */
export const UrlTabs = <Key extends string>({ label, tabs, tab, onTab }: UrlTabsProps<Key>) => {
  const chosen = tabs.find(({ key }) => key === tab) ?? tabs[0]
  const choose = (wanted: string | null) =>
    onTab(tabs.slice(1).find(({ key }) => key === wanted)?.key)
  return (
    <Tabs value={chosen.key} onChange={choose} keepMounted={false}>
      <Tabs.List aria-label={label}>
        {tabs.map(({ key, label: name }) => (
          <Tabs.Tab key={key} value={key}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key, content }) => (
        <Tabs.Panel key={key} value={key} pt="md">
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
