import { ActionIcon, Skeleton } from '@mantine/core'
import { type Board, boardReportKind, boardRoutes } from '@puquio/contract/boards/boards'
import {
  type BoardFilters,
  filtersShown,
  type PanelKind,
  panelKinds,
} from '@puquio/contract/boards/panels'
import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import { boardCategoryTerms } from '@puquio/contract/terms/boards/terms'
import { IconLayoutDashboard, IconMaximize, IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type CSSProperties, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { PreparedFileMenu } from '../../../widgets/data/PreparedFileMenu.tsx'
import { NotThere } from '../../../widgets/data/NotThere.tsx'
import { DayRange } from '../../../widgets/instruments/DayRange.tsx'
import { PanelPlaceContext } from '../../../widgets/boards/panel.ts'
import { PdfReportMenu } from '../../../widgets/pdf/PdfReportMenu.tsx'
import { StationFilter } from '../../../widgets/pickers/StationPicker.tsx'
import styles from './BoardView.module.css'
import { PanelFrame } from './PanelFrame.tsx'
import { useRememberedFilters } from './use-remembered-filters.ts'
import { WallHead } from './WallHead.tsx'
import { useWall } from './use-wall.ts'
import './texts.ts'

type BoardViewProps = {
  urir: string
  filters: BoardFilters
  onFilter: (changes: Partial<BoardFilters>) => void
}

/** A board by its identifier, with what all of its panels are filtered by. */
export const BoardView = ({ urir, filters, onFilter }: BoardViewProps) => {
  const { t } = useTranslation('boardView')
  const { id: projectId } = useProject()
  const found = useApi(boardRoutes.get, { params: { projectId, urir } })
  const may = useMay()
  useRememberedFilters({ urir, filters, onFilter })
  const toReports = <ButtonLink {...paths.reports()}>{t('toReports')}</ButtonLink>
  if (found.data && (found.data.isInMenu || may('project:admin')))
    return <Shown board={found.data} filters={filters} onFilter={onFilter} />
  if (found.data) return <EmptyState title={t('noBoard')} action={toReports} />
  if (!found.error) return <Skeleton height={480} />
  return (
    <NotThere
      error={found.error}
      onRetry={() => void found.refetch()}
      title={t('noBoard')}
      action={toReports}
    />
  )
}

const takesParameters = (kind: PanelKind) =>
  panelKinds[kind].settings.some((setting) => setting === 'parameters')

type ShownProps = Omit<BoardViewProps, 'urir'> & { board: Board }

const Shown = ({ board, onFilter, ...asked }: ShownProps) => {
  const { t } = useTranslation('boardView')
  const { id: projectId, timeZone } = useProject()
  const today = useToday(timeZone)
  const filters = useMemo(
    () => filtersShown(board.kind, asked.filters, today),
    [board.kind, asked.filters, today],
  )
  const language = useLanguage()
  const may = useMay()
  const navigate = useNavigate()
  const screen = useRef<HTMLDivElement>(null)
  const wall = useWall(screen, board.panels)
  const page = wall?.pages[wall.at]
  const pdf = useApiMutation(boardRoutes.pdf)
  const params = { projectId, urir: board.urir }
  const isOfParameters = board.panels.some(({ kind }) => takesParameters(kind))
  const { data: parameters = [] } = useApi(
    parameterRoutes.choices,
    { params: { projectId } },
    { isQuiet: true, enabled: isOfParameters },
  )
  const edit = {
    label: t('edit'),
    icon: <IconPencil size={16} />,
    onSelect: () => void navigate(paths.reports({ edit: board.urir })),
  }
  return (
    <>
      <PageTitle
        title={board.label}
        parent={<TextLink {...paths.reports()}>{t('title')}</TextLink>}
        status={
          <span className={styles.category}>{boardCategoryTerms[board.category][language]}</span>
        }
        {...(may('project:admin') ? { menu: [edit] } : {})}
      />
      <FilterBar
        lead={
          <StationFilter
            label={t('stations')}
            value={filters.stations ?? []}
            onChange={(stations) => onFilter({ stations })}
          />
        }
        values={[filters.parameters, filters.from, filters.to]}
        end={
          <>
            <PdfReportMenu
              kind={boardReportKind}
              of={board.id}
              isDisabled={board.panels.length === 0}
              start={() => pdf.mutateAsync({ params, body: { language, filters } })}
            />
            <PreparedFileMenu
              route={boardRoutes.file}
              inputOf={(format) => ({ params, query: { format, language, ...filters } })}
            />
            <ActionIcon
              variant="default"
              size="input-xs"
              aria-label={t('fullScreen')}
              title={t('fullScreen')}
              onClick={() => void screen.current?.requestFullscreen()}
            >
              <IconMaximize size={18} />
            </ActionIcon>
          </>
        }
      >
        {isOfParameters && (
          <MultiPick
            label={t('parameters')}
            options={parameters.map(({ id, name }) => ({ key: id, name: name[language] }))}
            value={filters.parameters ?? []}
            onChange={(chosen) => onFilter({ parameters: chosen })}
          />
        )}
        <DayRange from={filters.from} to={filters.to} onChange={onFilter} />
      </FilterBar>
      {board.panels.length === 0 ? (
        <EmptyState
          icon={<IconLayoutDashboard />}
          title={t('noPanels')}
          text={t('noPanelsText')}
          {...(may('project:admin')
            ? {
                action: (
                  <ButtonLink {...paths.reports({ edit: board.urir })}>{t('edit')}</ButtonLink>
                ),
              }
            : {})}
        />
      ) : (
        <div
          className={styles.grid}
          ref={screen}
          style={page && ({ '--wall-rows': page.rows } as CSSProperties)}
        >
          {wall && <WallHead label={board.label} wall={wall} />}
          {board.panels.map((panel, index) => (
            // Panels have no identity but their place.
            <PanelPlaceContext
              key={`${index} ${panel.kind}`}
              value={{ urir: board.urir, panel: index }}
            >
              <PanelFrame
                panel={panel}
                filters={filters}
                isHidden={page !== undefined && (index < page.from || index >= page.to)}
              />
            </PanelPlaceContext>
          ))}
        </div>
      )}
    </>
  )
}
