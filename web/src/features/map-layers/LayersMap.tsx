import { useComputedColorScheme } from '@mantine/core'
import type { MapLayer } from '@puquio/contract/map-layers/map-layers'
import { utmZones } from '@puquio/domain'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppData } from '../../lib/app-data.ts'
import { MapLayers } from '../../widgets/map/layers/MapLayers.tsx'
import { useMap } from '../../widgets/map/use-map.ts'
import type { MapStation } from '../../widgets/map/station.ts'
import styles from './map-layers.module.css'
import './texts.ts'

type LayersMapProps = {
  layers: readonly MapLayer[]
  /** The one that the map goes to; all of them, until one is chosen. */
  shown: MapLayer | null
  isInPanel?: boolean
}

/** All layers on the map, also those that are hidden elsewhere until somebody switches them on. */
export const LayersMap = ({ layers, shown, isInPanel = false }: LayersMapProps) => {
  const { t } = useTranslation('mapLayersPage')
  const scheme = useComputedColorScheme('light')
  const tilesUrl = useAppData()?.tiles?.url ?? null
  const ids = useMemo(() => layers.map(({ id }) => id), [layers])
  const { element, view } = useMap({
    stations: none,
    picked: none,
    scheme,
    zone: utmZones[1],
    componentIds: noIds,
    tilesUrl,
    onPick: ignore,
    onPointer: ignore,
  })
  const isFitted = useRef(false)
  useEffect(() => {
    if (view === null) return
    const box = shown ? shown.bbox : isFitted.current ? null : boxOfAll(layers)
    if (box === null) return
    isFitted.current = true
    view.fitTo(box)
  }, [view, layers, shown])
  return (
    <div className={styles.area} data-panel={isInPanel || undefined}>
      <div ref={element} className={styles.map} role="application" aria-label={t('preview')} />
      {view && <MapLayers view={view} only={ids} />}
    </div>
  )
}

/** Those of files: a service may cover the whole world. */
const boxOfAll = (layers: readonly MapLayer[]): readonly number[] | null => {
  const boxes = layers.flatMap(({ bbox, kind }) => (bbox && kind === 'file' ? [bbox] : []))
  if (boxes.length === 0) return null
  return [
    Math.min(...boxes.map(([west]) => west)),
    Math.min(...boxes.map(([, south]) => south)),
    Math.max(...boxes.map(([, , east]) => east)),
    Math.max(...boxes.map(([, , , north]) => north)),
  ]
}

const none: readonly MapStation[] = []
const noIds: readonly number[] = []
const ignore = () => undefined
