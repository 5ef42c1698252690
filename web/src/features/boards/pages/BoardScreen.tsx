import { boardRoutes } from '@puquio/contract/boards/boards'
import type { screens } from '@puquio/domain'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { BoardView } from '../board/BoardView.tsx'
import { boardSearch } from '../search.ts'

export const loader = loadInProject<{ urir: string }>((ask, { projectId, params: { urir } }) => {
  ask(boardRoutes.get, { params: { projectId, urir } })
})

type Props = { from: typeof screens.Board.path | typeof screens.EnvironmentReport.path }

/** A board under one of its addresses. */
export const BoardScreen = ({ from }: Props) => {
  const { urir } = useParams({ from })
  const filters = useSearch({ from })
  const navigate = useNavigate({ from })
  const onFilter = useCallback(
    (changes: SearchValues) =>
      void navigate({
        to: '.',
        search: (before) => boardSearch.parse(mergeSearch(before, changes)),
        replace: true,
      }),
    [navigate],
  )
  return <BoardView key={urir} urir={urir} filters={filters} onFilter={onFilter} />
}
