import { Button, Tabs } from '@mantine/core'
import {
  type AnyList,
  type ReferenceItem,
  referenceRoutes,
  type Station,
} from '@puquio/contract/reference'
import { referenceListTerms } from '@puquio/contract/terms'
import { type Language, screens } from '@puquio/domain'
import { IconDownload, IconListCheck, IconTableDown } from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { download } from '../../../lib/api/download.ts'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { paths } from '../../../lib/paths.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { listOrder } from '../components/entry.ts'
import { ImportDialog } from '../components/import/ImportDialog.tsx'
import { ItemList } from '../components/ItemList.tsx'
import { StationList } from '../components/stations/StationList.tsx'
import { useDefaults } from '../components/use-defaults.ts'
import { itemQuery, stationQuery } from '../list-queries.ts'
import type { referenceSearch } from '../search.ts'
import styles from './ReferenceDataPage.module.css'
import '../texts.ts'

const listNamed = (named: string | undefined): AnyList =>
  listOrder.find((one) => one === named) ?? listOrder[0]

export const loader = loadInProject<{ list?: string }, z.output<typeof referenceSearch>>(
  (ask, { projectId, params, search }) => {
    const list = listNamed(params.list)
    if (list === 'stations')
      return ask(referenceRoutes.stations, { params: { projectId }, query: stationQuery(search) })
    ask(referenceRoutes.list, { params: { projectId, list }, query: itemQuery(list, search) })
    ask(referenceRoutes.all, { params: { projectId } })
  },
)

/** The project's lists, one tab each; the tab stands in the path, what narrows a list in the search. */
export const Page = () => {
  const { t, i18n } = useTranslation('reference')
  const navigate = useNavigate()
  const { list: named } = useParams({ from: screens.ReferenceData.path })
  const list = listNamed(named)
  const project = useProject()
  const canEdit = useMay()(referenceRoutes.create.access)
  const [opened, setOpened] = useState<ReferenceItem | Station | 'new' | null>(null)
  const [isImporting, setIsImporting] = useState(false)
  const loadDefaults = useDefaults(project.id)
  const tabs = useRef<HTMLDivElement>(null)
  // On a phone the chosen tab may lie beyond the edge.
  useEffect(() => {
    const chosen = tabs.current?.querySelector(`[role="tab"][aria-selected="true"]`)
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [list])
  const choose = (key: string | null) => {
    setOpened(null)
    void navigate(paths.reference(key ?? undefined))
  }
  // Fetched and not linked: a link would ask in the browser's language, not in the chosen one.
  const take = (query: { empty?: '1' }) =>
    download(referenceRoutes.exportList, { params: { projectId: project.id, list }, query }).catch(
      (error) => showToast({ kind: 'error', text: problemText(error) }),
    )
  const openedStation = opened === 'new' || isStation(opened) ? opened : null
  const openedItem = isStation(opened) ? null : opened
  const told = { project, canEdit, onLoadDefaults: () => void loadDefaults() }
  return (
    <>
      <PageTitle
        title={t('title')}
        part={named === undefined ? undefined : referenceListTerms[list][i18n.language as Language]}
        actions={
          canEdit && (
            <>
              <Button onClick={() => setOpened('new')}>{t('add')}</Button>
              <Button variant="default" onClick={() => setIsImporting(true)}>
                {t('import')}
              </Button>
            </>
          )
        }
        menu={[
          { label: t('export'), icon: <IconDownload size={16} />, onSelect: () => void take({}) },
          ...(canEdit
            ? [
                {
                  label: t('template'),
                  icon: <IconTableDown size={16} />,
                  onSelect: () => void take({ empty: '1' }),
                },
                {
                  label: t('loadDefaults'),
                  icon: <IconListCheck size={16} />,
                  onSelect: () => void loadDefaults(),
                },
              ]
            : []),
        ]}
      />
      <Tabs value={list} onChange={choose} keepMounted={false}>
        <Tabs.List ref={tabs} aria-label={t('lists')} className={styles.tabs} mb="sm">
          {listOrder.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {referenceListTerms[one][i18n.language as Language]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={list} key={`${project.id} ${list}`}>
          {list === 'stations' ? (
            <StationList {...told} opened={openedStation} onOpen={setOpened} />
          ) : (
            <ItemList {...told} list={list} opened={openedItem} onOpen={setOpened} />
          )}
        </Tabs.Panel>
      </Tabs>
      {isImporting && (
        <ImportDialog
          projectId={project.id}
          list={list}
          onTemplate={() => void take({ empty: '1' })}
          onClose={() => setIsImporting(false)}
        />
      )}
    </>
  )
}

/** A station has a code, an entry of another list has none. */
const isStation = (opened: ReferenceItem | Station | 'new' | null): opened is Station =>
  opened !== null && opened !== 'new' && 'code' in opened
