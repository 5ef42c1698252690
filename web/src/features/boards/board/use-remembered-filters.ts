import type { BoardFilters } from '@puquio/contract/boards/panels'
import { useEffect, useRef } from 'react'
import { session } from '../../../lib/session.ts'

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
    else localStorage.setItem(key, JSON.stringify(filters))
  }, [key, filters, onFilter])
}

function readFilters(key: string): BoardFilters | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof read === 'object' && read !== null && Object.keys(read).length > 0 ? read : null
  } catch {
    return null
  }
}
