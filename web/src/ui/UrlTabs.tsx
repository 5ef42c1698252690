import { Tabs } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './UrlTabs.module.css'

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
  const list = useRef<HTMLDivElement>(null)
  // Where they do not all fit, the chosen one is in sight; the first one is, until another was chosen.
  const isFirst = chosen.key === tabs[0].key
  const wasMoved = useRef(false)
  useLayoutEffect(() => {
    if (isFirst && !wasMoved.current) return
    wasMoved.current = true
    const shown = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (shown && list.current) list.current.scrollLeft = shown.offsetLeft - hintWidth
  }, [chosen.key, isFirst])
  const choose = (wanted: string | null) =>
    onTab(tabs.slice(1).find(({ key }) => key === wanted)?.key)
  return (
    <Tabs value={chosen.key} onChange={choose} keepMounted={isKept}>
      <Tabs.List ref={list} aria-label={label} className={styles.list}>
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

/** Of the shade at an edge behind which there are more, in UrlTabs.module.css; and some of the tab before. */
const hintWidth = 40
