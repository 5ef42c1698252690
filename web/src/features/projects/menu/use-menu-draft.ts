import type { EditedEntry } from '@puquio/contract/menus'
import { useState } from 'react'
import { type Draft, isSame } from './draft.ts'

type Saved = { entries: readonly EditedEntry[]; version: number }
type State = {
  base: Draft
  version: number
  past: Draft[]
  draft: Draft
  future: Draft[]
  at: string
}

/**
 * A menu while it is edited, with undo and redo. What others save meanwhile is taken over only where nothing
 * was changed here; else saving says so.
 */
export const useMenuDraft = (saved: Saved) => {
  const [state, setState] = useState(() => begin(saved, []))
  const [isAdopting, setIsAdopting] = useState(false)
  const { draft, base, past, future } = state
  const isDirty = !isSame(draft, base)
  if (saved.version !== state.version && (isAdopting || !isDirty)) {
    setState(begin(saved, isAdopting ? draft : []))
    setIsAdopting(false)
  }
  return {
    draft,
    version: state.version,
    isDirty,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** Changes in a row with the same `step`, as the letters of a name, are undone at once. */
    edit: (next: Draft, step = '') =>
      setState((before) => ({
        ...before,
        draft: next,
        future: [],
        at: step,
        past: step !== '' && step === before.at ? before.past : [...before.past, before.draft],
      })),
    undo: () =>
      setState((before) => {
        const last = before.past.at(-1)
        if (last === undefined) return before
        const future = [before.draft, ...before.future]
        return { ...before, draft: last, past: before.past.slice(0, -1), future, at: '' }
      }),
    redo: () =>
      setState((before) => {
        const [next, ...rest] = before.future
        if (next === undefined) return before
        return {
          ...before,
          draft: next,
          past: [...before.past, before.draft],
          future: rest,
          at: '',
        }
      }),
    /** The draft was saved: what is stored now is its beginning. */
    adopt: () => setIsAdopting(true),
    /** Begins again from what is stored. */
    discard: () => setState(begin(saved, [])),
  }
}

const begin = ({ entries, version }: Saved, before: Draft): State => {
  const draft = entries.map((entry, at) => ({
    ...entry,
    key: before.length === entries.length ? (before[at]?.key ?? '') : String(entry.id),
  }))
  return { base: draft, version, draft, past: [], future: [], at: '' }
}
