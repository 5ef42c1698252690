import { ActionIcon, Box, useComputedColorScheme } from '@mantine/core'
import { formatUtm, type Geographic, toUtm, utmZones } from '@puquio/domain'
import { IconMinus, IconPlus, IconZoomPan } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useAppData } from '../../lib/app-data.ts'
import { usePanelRoom } from '../boards/panel.ts'
import type { MapFigure } from './figures/figure-layer.ts'
import { type MapKind, wordsOf } from './map-status.ts'
import { MapLegend } from './MapLegend.tsx'
import styles from './StationMap.module.css'
import { StationList } from './StationList.tsx'
import { StationPopup } from './StationPopup.tsx'
import { type Hidden, type MapStation, type MiningComponent, visibleStations } from './station.ts'
import { useMap } from './use-map.ts'
import { zoneAmong } from './zone-among.ts'
import './texts.ts'

const MapLayers = lazy(async () => ({
  default: (await import('./layers/MapLayers.tsx')).MapLayers,
}))

export type StationMapProps = {
  /** What lies on it: its marks, legend and words. */
  kind?: MapKind
  /** Accessible name of the map. */
  label: string
  stations: readonly MapStation[]
  miningComponents?: readonly MiningComponent[]
  /** How many stations have no coordinates and so are not on the map. */
  unmappedCount?: number
  /** Pictures that stand beside their stations, the first ones nearest to them. */
  figures?: readonly MapFigure[]
  /** More about a station, in its popup. */
  facts?: (station: MapStation) => ReactNode
  /** Makes a button of the popup. */
  onOpen?: (station: MapStation) => void
  /** Of the project's own layers those that are shown; all that a person switched on, where it is left out. */
  layers?: readonly number[] | undefined
  /** In a panel of a board: what stands beside the map stands below it. */
  isInPanel?: boolean
  /** A line that is being drawn: with `onPoint` each press adds a point to it. */
  line?: readonly Geographic[]
  onPoint?: (at: Geographic) => void
}

/** Stations by status and mining component over the shipped basemap, with a list for the keyboard. */
export const StationMap = (props: StationMapProps) => {
  const { kind = 'stations', label, stations, unmappedCount = 0, facts, onOpen } = props
  const { miningComponents = noComponents, figures = noFigures } = props
  const { t } = useTranslation('map')
  const tiles = useAppData()?.tiles ?? null
  const scheme = useComputedColorScheme('light')
  const [picked, setPicked] = useState<readonly MapStation[]>([])
  const [pointer, setPointer] = useState<Geographic | null>(null)
  const [hidden, setHidden] = useState<Hidden>(nothingHidden)
  const zone = useMemo(() => zoneAmong(stations) ?? utmZones[1], [stations])
  const shown = useMemo(() => visibleStations(stations, hidden), [stations, hidden])
  const componentIds = useMemo(() => miningComponents.map(({ id }) => id), [miningComponents])
  const { element, popup, view, state } = useMap({
    stations: shown,
    figures,
    picked,
    scheme,
    zone,
    componentIds,
    tilesUrl: tiles?.url ?? null,
    onPick: setPicked,
    onPointer: setPointer,
    ...(props.line ? { line: props.line } : {}),
    onPoint: props.onPoint,
  })
  const { isInPanel = false } = props
  const room = usePanelRoom()
  useEffect(() => {
    if (!isInPanel || !view || !room) return
    // The map learns of its new size after the page did.
    const timer = setTimeout(() => view.fit(), 200)
    return () => clearTimeout(timer)
  }, [isInPanel, view, room])
  const goTo = (station: MapStation) => {
    view?.goTo(station)
    setPicked([station])
  }
  const buttons = [
    { label: t('zoomIn'), Icon: IconPlus, act: () => view?.zoomBy(1) },
    { label: t('zoomOut'), Icon: IconMinus, act: () => view?.zoomBy(-1) },
    { label: t(`${wordsOf(kind)}.fitAll`), Icon: IconZoomPan, act: () => view?.fit() },
  ]
  return (
    <Box
      className={styles.frame}
      data-panel={isInPanel || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setPicked([])
      }}
    >
      <div className={styles.area}>
        <div ref={element} className={styles.map} role="application" aria-label={label} />
        <div className={styles.buttons}>
          {buttons.map(({ label: name, Icon, act }) => (
            <ActionIcon key={name} variant="default" aria-label={name} title={name} onClick={act}>
              <Icon size={18} />
            </ActionIcon>
          ))}
        </div>
        {state !== 'ready' && (
          <p className={styles.note} role={state === 'failed' ? 'alert' : 'status'}>
            {t(state === 'failed' ? 'mapNotLoaded' : 'loadingMap')}
          </p>
        )}
        {view && (
          <Suspense fallback={null}>
            <MapLayers view={view} only={props.layers} />
          </Suspense>
        )}
        <div className={styles.corner}>
          <span>UTM WGS 84 {pointer ? formatUtm(toUtm(pointer, zone)) : `${zone}S`}</span>
          {tiles && <span>{tiles.attribution}</span>}
        </div>
      </div>
      <StationList
        kind={kind}
        stations={shown}
        chosenId={picked.length === 1 ? picked[0]?.id : undefined}
        unmappedCount={unmappedCount}
        onChoose={goTo}
      />
      {kind !== 'samples' && (
        <MapLegend
          kind={kind}
          stations={stations}
          miningComponents={miningComponents}
          scheme={scheme}
          hidden={hidden}
          onChange={setHidden}
        />
      )}
      <p className={styles.keys}>{t('keys')}</p>
      {createPortal(
        picked.length > 0 && (
          <StationPopup
            kind={kind}
            key={picked.map(({ id }) => id).join()}
            stations={picked}
            facts={facts}
            onChoose={goTo}
            onClose={() => setPicked([])}
            {...(onOpen ? { onOpen } : {})}
          />
        ),
        popup,
      )}
    </Box>
  )
}

const noComponents: readonly MiningComponent[] = []
const noFigures: readonly MapFigure[] = []
const nothingHidden: Hidden = { statuses: new Set(), components: new Set() }
