import { seriesRoutes } from '@puquio/contract/laboratory/series'
import type { GraphVariable } from '@puquio/contract/modi/readings'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiQuery } from '../../../lib/api/api-query.ts'
import { laboratoryPoints } from '../lines/laboratory.ts'
import type { LaboratoryPoint } from '../../../widgets/graph/lines/shown-line.ts'

type Given = { projectId: number; variables: readonly GraphVariable[]; timeZone: string }

const longMs = 300_000

/** What laboratories measured of the same parameters at the stations of the devices, by the variable. */
export const useLaboratory = ({
  projectId,
  variables,
  timeZone,
}: Given): ReadonlyMap<number, LaboratoryPoint[]> => {
  const measured = useMemo(
    () =>
      variables.flatMap((variable) =>
        variable.station && variable.parameter
          ? [{ variable, stationId: variable.station.id, parameterId: variable.parameter.id }]
          : [],
      ),
    [variables],
  )
  const answers = useQueries({
    queries: measured.map(({ stationId, parameterId }) =>
      apiQuery(
        seriesRoutes.series,
        { params: { projectId, stationId, parameterId } },
        { isQuiet: true, staleTime: longMs },
      ),
    ),
    combine: (all) => all.map(({ data }) => data),
  })
  return useMemo(
    () =>
      new Map(
        measured.map(({ variable }, index) => [
          variable.id,
          laboratoryPoints(answers[index]?.results ?? [], variable, timeZone),
        ]),
      ),
    [answers, measured, timeZone],
  )
}
