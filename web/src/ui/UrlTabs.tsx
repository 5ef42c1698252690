import { Tabs } from '@mantine/core'
import { type ReactNode, useState } from 'react'

export type UrlTab<Key extends string> = { key: Key; label: ReactNode; content: ReactNode }

type UrlTabsProps<Key extends string> = {
  label: string
  tabs: readonly [UrlTab<Key>, ...UrlTab<Key>[]]
  /** The one that the address names; without it the first. */
  tab: NoInfer<Key> | undefined
  /** Writes it to the address; the first needs no name there. */
  onTab: (key: NoInfer<Key> | undefined) => void
  /** What was typed in a tab stays there while another one is open. */
  isKept?: boolean
}

/** Tabs whose choice lives in the address; the content of one is made when it is first chosen. */
export const UrlTabs = <Key extends string>({
  label,
  tabs,
  tab,
  onTab,
  isKept = false,
}: UrlTabsProps<Key>) => {
  const chosen = tabs.find(({ key }) => key === tab) ?? tabs[0]
  const [opened, setOpened] = useState<readonly Key[]>([])
  if (isKept && !opened.includes(chosen.key)) setOpened([...opened, chosen.key])
  const choose = (wanted: string | null) =>
    onTab(tabs.slice(1).find(({ key }) => key === wanted)?.key)
  return (
    <Tabs value={chosen.key} onChange={choose} keepMounted={isKept}>
      <Tabs.List aria-label={label}>
        {tabs.map(({ key, label: name }) => (
          <Tabs.Tab key={key} value={key}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key, content }) => (
        <Tabs.Panel key={key} value={key} pt="md">
          {(key === chosen.key || opened.includes(key)) && content}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
