import { Suspense } from 'react'
import { laterPart } from '../../lib/later-part.ts'
import { useStore } from '../../lib/store.ts'
import { question } from '../../ui/dialog/confirm.ts'

const ConfirmDialog = laterPart(
  async () => (await import('../../ui/dialog/ConfirmDialog.tsx')).ConfirmDialog,
)

/** Loads the confirm dialog when a page first asks something. */
export const Questions = () => {
  const isAsked = useStore(question) !== null
  return <Suspense fallback={null}>{isAsked && <ConfirmDialog />}</Suspense>
}
