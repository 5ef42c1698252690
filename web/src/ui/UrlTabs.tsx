import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mergeSearch, type SearchValues } from './table/table-search.ts'

export type UrlTab = { key: string; label: ReactNode; content: ReactNode }

type UrlTabsProps = {
  label: string
  tabs: readonly [UrlTab, ...UrlTab[]]
  /** Name in the address. */
  param?: string
}

/** Tabs whose choice lives in the address; only the chosen one's content is made. */
export const UrlTabs = ({ label, tabs, param = 'tab' }: UrlTabsProps) => {
  const values: SearchValues = useSearch({ strict: false })
  const navigate = useNavigate()
  const chosen = tabs.find((tab) => tab.key === values[param]) ?? tabs[0]
  const choose = (key: string | null) => {
    const search = mergeSearch(values, { [param]: key === tabs[0].key ? undefined : key })
    void navigate({ to: '.', search: () => search as never, replace: true })
  }
  return (
    <Tabs value={chosen.key} onChange={choose} keepMounted={false}>
      <Tabs.List aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.key} value={tab.key}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.key} value={tab.key} pt="md">
          {tab.content}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
