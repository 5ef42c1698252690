import type { Geographic, UtmZone } from '@puquio/domain'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../lib/texts/locale.ts'
import type { Scheme } from '../status/marks.ts'
import type { StationMapView } from './create-map.ts'
import type { MapFigure } from './figures/figure-layer.ts'
import type { MapStation } from './station.ts'

type UseMapOptions = {
  stations: readonly MapStation[]
  figures?: readonly MapFigure[]
  picked: readonly MapStation[]
  scheme: Scheme
  /** Whose kilometres the grid shows. */
  zone: UtmZone
  componentIds: readonly number[]
  tilesUrl: string | null
  onPick: (stations: readonly MapStation[]) => void
  onPointer: (at: Geographic | null) => void
  /** A line that is being drawn; each press adds a point, instead of picking a station. */
  line?: readonly Geographic[]
  onPoint?: ((at: Geographic) => void) | undefined
}

/** Loads the map when it is first shown, and hands it what changes. */
export const useMap = (options: UseMapOptions) => {
  const { stations, figures, picked, scheme, zone, componentIds, tilesUrl, onPick, onPointer } =
    options
  const { line = noLine, onPoint } = options
  const locale = useLocale()
  const element = useRef<HTMLDivElement>(null)
  const [popup] = useState(() => document.createElement('div'))
  const [view, setView] = useState<StationMapView | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const fitted = useRef('')
  const pressed = useRef(onPoint)
  useEffect(() => {
    pressed.current = onPoint
  }, [onPoint])

  useEffect(() => {
    const target = element.current
    if (target === null) return
    // In the tab order, so that arrows move the map; set here, since the role is the map's own.
    target.tabIndex = 0
    let made: StationMapView | undefined
    let isGone = false
    import('./create-map.ts').then(
      ({ createMap }) => {
        if (isGone) return
        const tiles = tilesUrl === null ? null : { url: tilesUrl }
        made = createMap(target, {
          popup,
          onPick,
          onPointer,
          onPoint: (at) => {
            pressed.current?.(at)
            return pressed.current !== undefined
          },
          tiles,
        })
        setView(made)
      },
      () => setHasFailed(true),
    )
    return () => {
      isGone = true
      made?.destroy()
      fitted.current = ''
      setView(null)
    }
  }, [popup, tilesUrl, onPick, onPointer])

  useEffect(
    () => view?.setLook({ scheme, locale, zone, componentIds }),
    [view, scheme, locale, zone, componentIds],
  )
  // Before its stations, which the map fits itself to together with their pictures.
  useEffect(() => view?.setFigures(figures ?? []), [view, figures])
  useEffect(() => {
    if (view === null) return
    view.setStations(stations)
    // Another plan's stations are looked for; a filter only hides some, and moves nothing.
    if (fitted.current === '' && stations.length > 0) {
      view.fit()
      fitted.current = 'fitted'
    }
  }, [view, stations])
  useEffect(() => view?.showPopup(picked), [view, picked])
  useEffect(() => view?.setLine(line), [view, line])

  const state = hasFailed ? 'failed' : view === null ? 'loading' : 'ready'
  return { element, popup, view, state } as const
}

const noLine: readonly Geographic[] = []
