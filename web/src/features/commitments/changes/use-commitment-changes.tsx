import {
  commitmentChangeRoutes,
  decidedAtOnce,
} from '@puquio/contract/commitments/commitment-changes'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import type { Commitment } from '@puquio/contract/commitments/record'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { call } from '../../../lib/api/call.ts'
import { invalidate } from '../../../lib/api/invalidate.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { DecisionConflict, EditConflict } from './ConflictDialogs.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import type { Choice, Edit, Pair, Wish } from './wish.ts'
import '../texts.ts'

type Asked =
  | { kind: 'reject'; commitments: readonly Commitment[]; done: () => void }
  | { kind: 'decision'; pairs: readonly Pair[]; wish: Wish }
  | { kind: 'edit'; pair: Pair; edit: Edit; onChoose: (choice: Choice) => void }

/** Changes that can be taken back one after another. */
const remembered = 50

/**
 * Edits, decides on and takes back, says so with a way back, and shows what somebody else changed meanwhile instead of
 * writing over it. `onChanged` gets what is known now. `dialogs` stands somewhere in the page.
 */
export const useCommitmentChanges = (onChanged?: (now: readonly Commitment[]) => void) => {
  const { t } = useTranslation('commitments')
  const params = { projectId: useProject().id }
  const [asked, setAsked] = useState<Asked | null>(null)
  const waiting = useRef<(choice: Choice) => void>(undefined)
  /** What is asked next takes the place of what was asked. */
  const ask = (next: Asked | null) => {
    waiting.current?.('neither')
    waiting.current = undefined
    setAsked(next)
  }
  const close = () => ask(null)
  const [done, setDone] = useState<readonly (readonly Commitment[])[]>([])

  // Beside what was done, which its own toast says.
  const fail = (error: unknown, again?: () => void) =>
    showToast({
      kind: 'error',
      text: problemText(error),
      action: 'commitments-failed',
      ...(again ? { leads: { label: t('undo'), follow: again } } : {}),
    })

  const takeBack = async (commitments: readonly Commitment[]) => {
    setDone((was) => was.filter((one) => one !== commitments))
    let left = commitments
    try {
      let isDone = true
      for (const some of inParts(commitments)) {
        const body = { commitments: some.map(versioned) }
        const answer = await call(commitmentChangeRoutes.takeBack, { params, body })
        left = left.slice(some.length)
        onChanged?.([...answer.changed, ...answer.conflicts])
        isDone &&= answer.conflicts.length === 0
      }
      const text = isDone ? t('undone') : t('notUndone')
      showToast({ kind: isDone ? 'success' : 'warning', text, action: 'commitments' })
    } catch (error) {
      if (isRefused(error)) return void fail(error)
      setDone((was) => [...was, left])
      fail(error, () => void takeBack(left))
    }
  }

  const tell = (text: string, changed: readonly Commitment[]) => {
    setDone((was) => [...was, changed].slice(-remembered))
    showToast({
      kind: 'success',
      text,
      action: 'commitments',
      leads: { label: t('undo'), follow: () => void takeBack(changed) },
    })
  }
  /** Takes the last change made here back, then the one before; returns of which commitments. */
  const undo = (): readonly Commitment[] => {
    const last = done.at(-1) ?? []
    if (last.length > 0) void takeBack(last)
    return last
  }

  /** Returns whether all of them were decided on. What was decided before a later part failed is told all the same. */
  const decide = async (commitments: readonly Commitment[], wish: Wish): Promise<boolean> => {
    const changed: Commitment[] = []
    const conflicts: Commitment[] = []
    let failure: { error: unknown } | null = null
    try {
      for (const some of inParts(commitments)) {
        const body = { ...wish, commitments: some.map(versioned) }
        const answer = await call(commitmentChangeRoutes.decide, { params, body })
        changed.push(...answer.changed)
        conflicts.push(...answer.conflicts)
      }
    } catch (error) {
      failure = { error }
    }
    onChanged?.(changed)
    const seen = new Map(commitments.map((one) => [one.id, one]))
    // One that was so already has nothing to be taken back.
    const decided = changed.filter(({ id, version }) => version !== seen.get(id)?.version)
    if (decided.length > 0) {
      const said = wish.decision === 'verify' ? 'verified' : 'rejected'
      tell(t(said, { count: decided.length }), decided)
    }
    const pairs = conflicts.map((now) => ({ seen: seen.get(now.id) ?? now, now }))
    if (pairs.length > 0) ask({ kind: 'decision', pairs, wish })
    if (failure) fail(failure.error)
    return failure === null && pairs.length === 0
  }

  const send = async (one: Commitment, edit: Edit): Promise<Commitment> => {
    const now = await call(commitmentChangeRoutes.edit, {
      params: { ...params, commitmentId: one.id },
      body: { ...edit, version: one.version },
    })
    onChanged?.([now])
    if (now.version !== one.version) tell(t('saved', { name: now.shortName }), [now])
    return now
  }

  const choose = (pair: Pair, edit: Edit) =>
    new Promise<Choice>((resolve) => {
      const onChoose = (choice: Choice) => {
        resolve(choice)
        close()
      }
      ask({ kind: 'edit', pair, edit, onChoose })
      waiting.current = resolve
    })

  /** Where somebody else changed it, the person sees both values and chooses; null where nothing was chosen. */
  const write = async (one: Commitment, edit: Edit): Promise<Commitment | null> => {
    try {
      return await send(one, edit)
    } catch (error) {
      if (!isProblem(error, 'CHANGED_MEANWHILE')) throw error
    }
    const now = await call(commitmentRoutes.get, { params: { ...params, commitmentId: one.id } })
    showNow([now])
    const choice = await choose({ seen: one, now }, edit)
    if (choice === 'mine') return write(now, edit)
    return choice === 'theirs' ? now : null
  }

  /** For a cell: what goes wrong is told by a toast. */
  const edit = async (one: Commitment, changes: Edit): Promise<void> => {
    try {
      await write(one, changes)
    } catch (error) {
      fail(error)
    }
  }

  const showNow = (now: readonly Commitment[]) => {
    onChanged?.(now)
    void invalidate(['commitments'])
  }

  const dialogs: ReactNode = (
    <>
      {asked?.kind === 'reject' && (
        <RejectDialog
          count={asked.commitments.length}
          onClose={close}
          onReject={async (reason) => {
            close()
            if (await decide(asked.commitments, { decision: 'reject', reason })) asked.done()
          }}
        />
      )}
      {asked?.kind === 'decision' && (
        <DecisionConflict
          pairs={asked.pairs}
          wish={asked.wish}
          onLeave={() => {
            close()
            showNow(asked.pairs.map(({ now }) => now))
          }}
          onDecide={() => {
            close()
            void decide(
              asked.pairs.map(({ now }) => now),
              asked.wish,
            )
          }}
        />
      )}
      {asked?.kind === 'edit' && (
        <EditConflict {...asked.pair} edit={asked.edit} onChoose={asked.onChoose} />
      )}
    </>
  )

  return {
    /** Asks for the reason; `done` once all of them are rejected. */
    reject: (commitments: readonly Commitment[], done: () => void = () => undefined) =>
      ask({ kind: 'reject', commitments, done }),
    verify: (commitments: readonly Commitment[]) => decide(commitments, { decision: 'verify' }),
    edit,
    /** For a form, which shows its own errors. */
    write,
    takeBack,
    tell,
    undo,
    mayUndo: done.length > 0,
    dialogs,
    /** Whether a dialog of these is open, which keys are for then. */
    isAsking: asked !== null,
  }
}

export type CommitmentChanges = ReturnType<typeof useCommitmentChanges>

/** As many at a time as one call takes. */
const inParts = (commitments: readonly Commitment[]) =>
  Array.from({ length: Math.ceil(commitments.length / decidedAtOnce) }, (_, part) =>
    commitments.slice(part * decidedAtOnce, (part + 1) * decidedAtOnce),
  )

const versioned = ({ id, version }: Commitment) => ({ id, version })

/** Whether asking again is answered the same. */
const isRefused = (error: unknown) => isProblem(error, 'NOTHING_TO_TAKE_BACK', 'CHANGED_MEANWHILE')
