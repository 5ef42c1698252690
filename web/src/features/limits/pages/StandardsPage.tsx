import { Button } from '@mantine/core'
import { limitRoutes } from '@puquio/contract/laboratory/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useMay } from '../../../lib/project/project-context.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { UrlTabs } from '../../../ui/UrlTabs.tsx'
import { DataTabs } from '../../../widgets/data/DataTabs.tsx'
import { LimitList } from '../components/LimitList.tsx'
import { StationList } from '../components/StationList.tsx'
import type { standardSearch } from '../search.ts'
import { limitQuery, stationQuery, useStandardSearch } from '../use-standard-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, z.output<typeof standardSearch>>(
  (ask, { projectId, search }) => {
    const params = { projectId }
    ask(limitRoutes.standards, { params })
    if (search.tab === 'stations') {
      ask(limitRoutes.texts, { params })
      return ask(limitRoutes.stations, { params, query: stationQuery(search) })
    }
    ask(limitRoutes.list, { params, query: limitQuery(search) })
  },
)

/** What results are compared with: limits, and which standards hold at each station. */
export const Page = () => {
  const { t } = useTranslation('limits')
  const canEdit = useMay()(limitRoutes.create.access)
  const search = useStandardSearch()
  const [isAdding, setIsAdding] = useState(false)
  const { tab } = search.values
  return (
    <>
      <PageTitle
        title={t('standards')}
        part={tab === 'stations' ? t('stations') : undefined}
        actions={
          canEdit &&
          tab !== 'stations' && <Button onClick={() => setIsAdding(true)}>{t('addLimit')}</Button>
        }
      />
      <DataTabs />
      <UrlTabs
        label={t('standards')}
        tab={tab}
        onTab={search.openTab}
        tabs={[
          {
            key: 'limits',
            label: t('limits'),
            content: (
              <LimitList
                search={search}
                canEdit={canEdit}
                isAdding={isAdding}
                onAdded={() => setIsAdding(false)}
              />
            ),
          },
          {
            key: 'stations',
            label: t('stations'),
            content: <StationList search={search} canEdit={canEdit} />,
          },
        ]}
      />
    </>
  )
}
