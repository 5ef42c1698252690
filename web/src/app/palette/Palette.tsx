import { chunkTimeoutMs } from '@puquio/domain'
import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { inTime } from '../../lib/api/in-time.ts'
import { isPolicyDue } from '../../lib/project/policy-due.ts'
import { useProjectContext } from '../../lib/project/project-context.ts'
import { useStore } from '../../lib/store.ts'
import { isPaletteOpen, openPalette } from './palette-state.ts'

// Fetched when it is first opened: no page weighs more for it.
const PaletteDialog = lazy(async () => {
  const { PaletteDialog: part } = await inTime(import('./PaletteDialog.tsx'), chunkTimeoutMs)
  return { default: part }
})

/** The command palette: Ctrl+K, on a Mac Cmd+K, from everywhere, fields included. */
export const Palette = () => {
  const { state, project, policy } = useProjectContext()
  const isOpen = useStore(isPaletteOpen)
  useHotkeys([['mod+K', openPalette]], [], true)
  // Until the policy is accepted the server refuses what is read.
  if (!isOpen || state !== 'ready' || project === null || isPolicyDue(policy)) return null
  return (
    <Suspense fallback={null}>
      <PaletteDialog projectId={project.id} onClose={() => isPaletteOpen.set(false)} />
    </Suspense>
  )
}
