import { parametersShown, stationsShown } from '@puquio/contract/boards/panels'
import { complianceRoutes } from '@puquio/contract/laboratory/compliance'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { NoResults } from '../../../widgets/boards/NoResults.tsx'
import { type PanelProps, usePanelRoom } from '../../../widgets/boards/panel.ts'
import { PanelFoot } from '../../../widgets/boards/PanelFoot.tsx'
import { PanelState } from '../../../widgets/boards/PanelState.tsx'
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
  const shown = {
    stations: stationsShown(settings, filters),
    parameters: parametersShown(settings, filters),
    from: filters.from,
    to: filters.to,
  }
  const { from, to } = shown
  const query = { ...shown, from: from?.slice(0, 7), to: to?.slice(0, 7) }
  const found = useApi(
    complianceRoutes.show,
    { params: { projectId }, query },
    { isKeepingPrevious: true },
  )
  const whole = <TextLink {...paths.compliance(shown)}>{t('title')}</TextLink>
  return (
    <PanelState answer={found}>
      {(answer) =>
        answer.cells.length === 0 ? (
          <NoResults title={t('noneTitle')} action={whole} />
        ) : (
          <>
            <MatrixLegend />
            <Matrix
              answer={answer}
              rows="station"
              heightPx={room?.isWall ? room.heightPx - legendPx : undefined}
              table={table}
            />
            <RowsBelow table={table} rows={answer.cells.length} />
            {!room?.isWall && <PanelFoot>{whole}</PanelFoot>}
          </>
        )
      }
    </PanelState>
  )
}
