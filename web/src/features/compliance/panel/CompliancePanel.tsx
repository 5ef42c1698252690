import { Skeleton, Text } from '@mantine/core'
import { parametersShown, stationsShown } from '@puquio/contract/boards/panels'
import { complianceRoutes } from '@puquio/contract/laboratory/compliance'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { type PanelProps, usePanelRoom } from '../../../widgets/boards/panel.ts'
import { RowsBelow } from '../../../widgets/boards/RowsBelow.tsx'
import { Matrix } from '../matrix/Matrix.tsx'
import { MatrixLegend } from '../matrix/MatrixLegend.tsx'
import '../texts.ts'

/** Of the legend on a wall. */
const legendPx = 24

/** The matrix of compliance on a board, by station. The board's stations come before the panel's own. */
export const CompliancePanel = ({ settings, filters }: PanelProps) => {
  const { t } = useTranslation('compliance')
  const { id: projectId } = useProject()
  const room = usePanelRoom()
  const table = useRef<HTMLTableElement>(null)
  const query = {
    stations: stationsShown(settings, filters),
    parameters: parametersShown(settings, filters),
    from: filters.from?.slice(0, 7),
    to: filters.to?.slice(0, 7),
  }
  const found = useApi(
    complianceRoutes.show,
    { params: { projectId }, query },
    { isKeepingPrevious: true },
  )
  const { data: answer, error } = found
  if (error && !answer)
    return <ErrorState {...failureOf(error)} onRetry={() => void found.refetch()} />
  if (!answer) return <Skeleton height={230} />
  if (answer.cells.length === 0) return <Text size="sm">{t('noneTitle')}</Text>
  return (
    <>
      <MatrixLegend />
      <Matrix
        answer={answer}
        rows="station"
        heightPx={room?.isWall ? room.heightPx - legendPx : undefined}
        table={table}
      />
      <RowsBelow table={table} rows={answer.cells.length} />
    </>
  )
}
