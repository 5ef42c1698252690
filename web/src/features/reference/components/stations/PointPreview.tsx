import { useComputedColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { StationOption } from '@puquio/contract/reference'
import { distanceM, type GeoPoint } from '@puquio/domain'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppData } from '../../../../lib/app-data.ts'
import { hasCoordinates, type MapStation } from '../../../../widgets/map/station.ts'
import { useMap } from '../../../../widgets/map/use-map.ts'
import styles from './PointPreview.module.css'
import '../../texts.ts'

const MapLayers = lazy(async () => ({
  default: (await import('../../../../widgets/map/layers/MapLayers.tsx')).MapLayers,
}))

type PointPreviewProps = {
  code: string
  point: GeoPoint
  /** The project's other stations: a typing error lies far from them. */
  neighbours: readonly StationOption[]
}

/** Where the point lies: among its neighbours, or on the map of the country far from all of them. */
export const PointPreview = ({ code, point, neighbours }: PointPreviewProps) => {
  const { t } = useTranslation('reference')
  const scheme = useComputedColorScheme('light')
  const tilesUrl = useAppData()?.tiles?.url ?? null
  const { latitudeDeg, longitudeDeg } = useRested(point)
  const here = useMemo(
    (): MapStation => ({ ...bare, id: hereId, code, latitudeDeg, longitudeDeg, isAlone: true }),
    [code, latitudeDeg, longitudeDeg],
  )
  const stations = useMemo(
    () => [...neighbours.filter(hasCoordinates).map((one) => ({ ...bare, ...one })), here],
    [neighbours, here],
  )
  const picked = useMemo(() => [here], [here])
  const { element, view } = useMap({
    stations,
    picked,
    scheme,
    zone: point.zone,
    componentIds: noComponents,
    tilesUrl,
    onPick: ignore,
    onPointer: ignore,
  })
  useEffect(() => {
    if (view === null) return
    const isNear = stations.some((one) => one !== here && distanceM(one, here) < nearM)
    if (isNear) view.goTo(here)
    else view.fit()
  }, [view, stations, here])
  return (
    <div className={styles.area}>
      <div ref={element} className={styles.map} role="application" aria-label={t('pointOnMap')} />
      {view && (
        <Suspense fallback={null}>
          <MapLayers view={view} />
        </Suspense>
      )}
    </div>
  )
}

/** The point, debounced so that the map does not jump at every digit. */
const useRested = (point: GeoPoint): GeoPoint => useDebouncedValue(point, 400)[0]

/** Stations of one mine lie closer together than this. */
const nearM = 20_000
const hereId = -1
const bare = { name: '', status: null, miningComponentIds: [] }
const noComponents: readonly number[] = []
const ignore = () => undefined
