import { useComputedColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { StationOption } from '@puquio/contract/reference'
import { distanceM, type Place } from '@puquio/domain'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppData } from '../../../lib/app-data.ts'
import { isPlaced, type MapStation } from '../../../widgets/map/station.ts'
import { useMap } from '../../../widgets/map/use-map.ts'
import styles from './PlacePreview.module.css'
import '../texts.ts'

type PlacePreviewProps = {
  code: string
  place: Place
  /** The project's others: a slip of the pen lies far from them. */
  neighbours: readonly StationOption[]
}

/** Where the point lies: among its neighbours, or on the map of the country far from all of them. */
export const PlacePreview = ({ code, place, neighbours }: PlacePreviewProps) => {
  const { t } = useTranslation('reference')
  const scheme = useComputedColorScheme('light')
  const tilesUrl = useAppData()?.tiles?.url ?? null
  const { latitudeDeg, longitudeDeg } = useRested(place)
  const here = useMemo(
    (): MapStation => ({ ...bare, id: hereId, code, latitudeDeg, longitudeDeg, isAlone: true }),
    [code, latitudeDeg, longitudeDeg],
  )
  const stations = useMemo(
    () => [...neighbours.filter(isPlaced).map((one) => ({ ...bare, ...one })), here],
    [neighbours, here],
  )
  const picked = useMemo(() => [here], [here])
  const { element, view } = useMap({
    stations,
    picked,
    scheme,
    zone: place.zone,
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
    <div ref={element} className={styles.map} role="application" aria-label={t('placeOnMap')} />
  )
}

/** The point once the typing rests: the map would jump at every digit. */
const useRested = (place: Place): Place => useDebouncedValue(place, 400)[0]

/** Stations of one mine lie closer together than this. */
const nearM = 20_000
const hereId = -1
const bare = { name: '', status: null, miningComponentIds: [] }
const noComponents: readonly number[] = []
const ignore = () => undefined
