import type { BoardFilters } from '@puquio/contract/boards/panels'
import { useEffect, useRef } from 'react'
import { session } from '../../../lib/session.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'

type Remembering = {
  urir: string
  filters: BoardFilters
  onFilter: (changes: Partial<BoardFilters>) => void
}

/** Opens a board as this person left it, unless its address says otherwise, and keeps how it is filtered now. */
export function useRememberedFilters({ urir, filters, onFilter }: Remembering): void {
  const key = `puquio.board.${session.read()?.id ?? 0}.${urir}`
  const opened = useRef<string | null>(null)
  useEffect(() => {
    const isFirst = opened.current !== key
    opened.current = key
    const remembered = readFilters(key)
    if (isFirst && Object.keys(filters).length === 0 && remembered !== null) onFilter(remembered)
    else writeStored('device', key, filters)
  }, [key, filters, onFilter])
}

function readFilters(key: string): BoardFilters | null {
  const read = readStored<unknown>('device', key)
  return typeof read === 'object' && read !== null && Object.keys(read).length > 0 ? read : null
}
