import { panelDataRoutes } from '@puquio/contract/boards/panel-data'
import { parametersShown, stationsShown } from '@puquio/contract/boards/panels'
import { mapLayerRoutes } from '@puquio/contract/map-layers/map-layers'
import { wellRoutes } from '@puquio/contract/levels/levels'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { PanelProps } from '../../../widgets/boards/panel.ts'
import { PanelState } from '../../../widgets/boards/PanelState.tsx'
import { hasCoordinates, type MapStation } from '../../../widgets/map/station.ts'
import { StationMap } from '../../../widgets/map/StationMap.tsx'
import { LayersMap } from '../LayersMap.tsx'
import './texts.ts'

/** A map of a board: stations by their newest results, devices or wells by their state, and own layers. */
export const MapPanel = (props: PanelProps) => {
  switch (props.settings.mapShows ?? 'stations') {
    case 'devices':
      return <DevicesMap {...props} />
    case 'wells':
      return <WellsMap {...props} />
    case 'layers':
      return <LayersAlone {...props} />
    case 'stations':
      return <StationsMap {...props} />
  }
}

const StationsMap = ({ settings, filters }: PanelProps) => {
  const { t } = useTranslation('mapPanel')
  const { id: projectId } = useProject()
  const format = useFormat()
  const navigate = useNavigate()
  const parameters = parametersShown(settings, filters)
  const { from, to } = filters
  const query = { stations: stationsShown(settings, filters), parameters, from, to }
  const answer = useApi(
    panelDataRoutes.stationStates,
    { params: { projectId }, query },
    { isKeepingPrevious: true, isQuiet: true },
  )
  const stations = useMemo(
    () =>
      (answer.data ?? []).filter(hasCoordinates).map(
        ({ sampledOn, newest, state, ...station }): MapStation => ({
          ...station,
          status: state,
          miningComponentIds: none,
          detail: [
            newest &&
              `${newest.qualifier ?? ''}${format.number(newest.value)} ${newest.unit}`.trim(),
            sampledOn && format.date(sampledOn),
          ]
            .filter(Boolean)
            .join(' · '),
        }),
      ),
    [answer.data, format],
  )
  return (
    <PanelState answer={answer}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState title={t('noStations')} text={t('noStationsText')} />
        ) : (
          <StationMap
            kind="results"
            label={t('label')}
            stations={stations}
            unmappedCount={all.length - stations.length}
            isInPanel
            layers={settings.mapLayers ?? none}
            onOpen={({ id }) => void navigate(paths.stationData(id))}
          />
        )
      }
    </PanelState>
  )
}

const DevicesMap = ({ settings, filters }: PanelProps) => {
  const { t } = useTranslation('mapPanel')
  const { id: projectId } = useProject()
  const navigate = useNavigate()
  const query = { stations: stationsShown(settings, filters) }
  const answer = useApi(
    deviceRoutes.map,
    { params: { projectId }, query },
    { isKeepingPrevious: true, isQuiet: true },
  )
  const stations = useMemo(
    () =>
      (answer.data ?? []).filter(hasCoordinates).map(
        ({ serial, state, ...device }): MapStation => ({
          ...device,
          code: serial,
          status: state,
          miningComponentIds: none,
        }),
      ),
    [answer.data],
  )
  return (
    <PanelState answer={answer}>
      {(all) => (
        <StationMap
          kind="devices"
          label={t('label')}
          stations={stations}
          unmappedCount={all.length - stations.length}
          isInPanel
          layers={settings.mapLayers ?? none}
          onOpen={({ id, code }) => void navigate(paths.device(id, code))}
        />
      )}
    </PanelState>
  )
}

const WellsMap = ({ settings, filters }: PanelProps) => {
  const { t } = useTranslation('mapPanel')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const chosen = stationsShown(settings, filters)
  const answer = useApi(
    wellRoutes.list,
    { params: { projectId }, query: {} },
    { isKeepingPrevious: true, isQuiet: true },
  )
  const wells = useMemo(
    () => (answer.data ?? []).filter(({ station }) => !chosen || chosen.includes(station.id)),
    [answer.data, chosen],
  )
  const stations = useMemo(
    () =>
      wells.flatMap(({ id, name, station, position, state, newest }): MapStation[] =>
        position === null
          ? []
          : [
              {
                id,
                code: name,
                name: station.name || station.code,
                latitudeDeg: position.latitudeDeg,
                longitudeDeg: position.longitudeDeg,
                status: state,
                miningComponentIds: none,
                detail: newest
                  ? `${format.number(newest.levelM, 2)} m · ${format.instant(newest.at)}`
                  : '',
              },
            ],
      ),
    [wells, format],
  )
  return (
    <PanelState answer={answer}>
      {() => (
        <StationMap
          kind="wells"
          label={t('label')}
          stations={stations}
          unmappedCount={wells.length - stations.length}
          isInPanel
          layers={settings.mapLayers ?? none}
        />
      )}
    </PanelState>
  )
}

const LayersAlone = ({ settings }: PanelProps) => {
  const { t } = useTranslation('mapPanel')
  const answer = useApi(
    mapLayerRoutes.list,
    { params: { projectId: useProject().id } },
    { isQuiet: true },
  )
  const chosen = useMemo(
    () => (answer.data ?? []).filter(({ id }) => settings.mapLayers?.includes(id)),
    [answer.data, settings.mapLayers],
  )
  return (
    <PanelState answer={answer}>
      {() =>
        chosen.length === 0 ? (
          <EmptyState
            title={t('noLayers')}
            text={t('noLayersText')}
            action={<TextLink {...paths.mapLayers()}>{t('allLayers')}</TextLink>}
          />
        ) : (
          <LayersMap layers={chosen} shown={null} isInPanel />
        )
      }
    </PanelState>
  )
}

const none: readonly number[] = []
