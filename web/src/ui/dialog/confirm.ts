import { createStore } from '../../lib/store.ts'

export type Question = {
  title: string
  text: string
  /** What the button does, e.g. 'Annul the plan'; never only "Yes". */
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
}

type OpenQuestion = Question & { answer: (isConfirmed: boolean) => void }

/** What the dialog asks now. */
export const question = createStore<OpenQuestion | null>(null)

/** Asks in a dialog; closing it means no. A second question replaces the first, which is answered no. */
export const confirm = (asked: Question): Promise<boolean> =>
  new Promise((resolve) => {
    question.read()?.answer(false)
    question.set({
      ...asked,
      answer: (isConfirmed) => {
        question.set(null)
        resolve(isConfirmed)
      },
    })
  })
