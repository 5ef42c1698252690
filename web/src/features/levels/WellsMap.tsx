import type { Well } from '@puquio/contract/levels/levels'
import { type Geographic, levelSign } from '@puquio/domain'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../lib/project/project-context.ts'
import { useFormat } from '../../lib/texts/format.ts'
import { StationMap } from '../../widgets/map/StationMap.tsx'
import type { MapStation } from '../../widgets/map/station.ts'
import './texts.ts'

type WellsMapProps = {
  wells: readonly Well[]
  onOpen?: (id: number) => void
  /** A line that is being drawn. */
  line?: readonly Geographic[]
  onPoint?: (at: Geographic) => void
}

/** Wells by their state; on a line that is drawn each press adds a point. */
export const WellsMap = ({ wells, onOpen, line, onPoint }: WellsMapProps) => {
  const { t } = useTranslation('levels')
  const format = useFormat(useProject().timeZone)
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
                  ? `${levelSign(newest.state)}${format.number(newest.levelM, 2)} ${t('masl')} · ${format.instant(newest.at)}`
                  : '',
              },
            ],
      ),
    [wells, format, t],
  )
  return (
    <StationMap
      kind="wells"
      label={t('mapOf')}
      stations={stations}
      unmappedCount={wells.length - stations.length}
      {...(onOpen ? { onOpen: ({ id }: MapStation) => onOpen(id) } : {})}
      {...(line && onPoint ? { line, onPoint } : {})}
    />
  )
}

const none: readonly number[] = []
