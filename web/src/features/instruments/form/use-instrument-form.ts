import { type InstrumentDetail, instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { paths } from '../../../lib/paths.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { draftOf, emptyDraft, typedOver } from './instrument-draft.ts'
import '../texts.ts'

const input = instrumentRoutes.create.body
const validate = validateWith(input)

/** The form of an instrument. Where somebody else saved it meanwhile, their values are shown before it is sent again. */
export const useInstrumentForm = (instrument: InstrumentDetail | null) => {
  const { t } = useTranslation('instruments')
  const { id: projectId } = useProject()
  const navigate = useNavigate()
  const [base, setBase] = useState(instrument)
  const [theirs, setTheirs] = useState<InstrumentDetail | null>(null)
  const create = useApiMutation(instrumentRoutes.create)
  const edit = useApiMutation(instrumentRoutes.edit)
  const sendForm = useSendForm({
    initial: instrument === null ? emptyDraft : draftOf(instrument),
    validate,
    send: (draft) => {
      const body = input.parse(draft)
      if (base === null) return create.mutateAsync({ params: { projectId }, body })
      const params = { projectId, instrumentId: base.id }
      return edit.mutateAsync({ params, body: { ...body, version: base.version } })
    },
    onRefused: async (error) => {
      if (base === null || !isProblem(error, 'CHANGED_MEANWHILE')) return undefined
      try {
        const params = { projectId, instrumentId: base.id }
        setTheirs(await call(instrumentRoutes.get, { params }))
        return null
      } catch (failure) {
        return problemText(failure)
      }
    },
    onSaved: ({ id, name }) => {
      const text = t(base === null ? 'added' : 'wasSaved', { name })
      showToast({ kind: 'success', text, action: 'instrument' })
      void navigate(paths.instrument(id))
    },
  })
  const { form, restart } = sendForm
  const goOn = (from: InstrumentDetail, isKeeping: boolean) => {
    const typed = form.getValues()
    const before = base === null ? emptyDraft : draftOf(base)
    setBase(from)
    setTheirs(null)
    restart(draftOf(from))
    if (isKeeping) form.setValues(typedOver(typed, before, draftOf(from)))
  }
  return {
    ...sendForm,
    conflict:
      base === null || theirs === null
        ? null
        : {
            base,
            theirs,
            onTake: () => goOn(theirs, false),
            onKeep: () => goOn(theirs, true),
          },
  }
}
