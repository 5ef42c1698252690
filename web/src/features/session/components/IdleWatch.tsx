import { Suspense } from 'react'
import { useIdleTimes } from '../../../lib/app-data.ts'
import { laterPart } from '../../../lib/later-part.ts'
import { useIdlePhase } from '../use-idle-phase.ts'

const IdleDialog = laterPart(async () => (await import('./IdleDialog.tsx')).IdleDialog)

/** Signs an idle person out, after a countdown that any input cancels. */
export const IdleWatch = () => {
  const phase = useIdlePhase(useIdleTimes())
  if (phase.kind !== 'counting') return null
  return (
    <Suspense fallback={null}>
      <IdleDialog seconds={Math.ceil(phase.leftMs / 1000)} />
    </Suspense>
  )
}
