import { Button, Skeleton } from '@mantine/core'
import { type MapLayer, mapLayerRoutes } from '@puquio/contract/map-layers/map-layers'
import { IconMap2, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { FilePanel } from '../FilePanel.tsx'
import { LayerList } from '../LayerList.tsx'
import { LayersMap } from '../LayersMap.tsx'
import { LookPanel } from '../LookPanel.tsx'
import styles from '../map-layers.module.css'
import { ServicePanel } from '../ServicePanel.tsx'
import '../texts.ts'

export const loader = loadInProject((ask, { projectId }) =>
  ask(mapLayerRoutes.list, { params: { projectId } }),
)

type Opened = { kind: 'file' } | { kind: 'service' } | { kind: 'look'; layer: MapLayer }

/** The project's own layers, which all of its maps show; administrators add, order and remove them. */
export const Page = () => {
  const { t } = useTranslation('mapLayersPage')
  const list = useApi(mapLayerRoutes.list, { params: { projectId: useProject().id } })
  const isAdmin = useMay()(mapLayerRoutes.createFromFile.access)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [shown, setShown] = useState<MapLayer | null>(null)
  const close = () => setOpened(null)
  const layers = list.data
  const actions = (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened({ kind: 'file' })}>
        {t('addFile')}
      </Button>
      <Button variant="default" onClick={() => setOpened({ kind: 'service' })}>
        {t('addService')}
      </Button>
    </>
  )
  const isEmpty = layers?.length === 0
  return (
    <>
      <PageTitle title={t('title')} {...(isAdmin && !isEmpty ? { actions } : {})} />
      {list.error && !layers ? (
        <ErrorState {...failureOf(list.error)} onRetry={() => void list.refetch()} />
      ) : !layers ? (
        <Skeleton height={320} />
      ) : isEmpty ? (
        <EmptyState
          icon={<IconMap2 />}
          title={t('none')}
          text={t(isAdmin ? 'noneAdmin' : 'noneReader')}
          {...(isAdmin ? { action: <div className={styles.actions}>{actions}</div> } : {})}
        />
      ) : (
        <div className={styles.page}>
          <LayerList
            layers={layers}
            isAdmin={isAdmin}
            onShow={setShown}
            onEdit={(layer) => setOpened({ kind: 'look', layer })}
          />
          <LayersMap layers={layers} shown={shown} />
        </div>
      )}
      {opened?.kind === 'file' && <FilePanel onClose={close} onAdded={setShown} />}
      {opened?.kind === 'service' && <ServicePanel onClose={close} onAdded={setShown} />}
      {opened?.kind === 'look' && <LookPanel layer={opened.layer} onClose={close} />}
    </>
  )
}
