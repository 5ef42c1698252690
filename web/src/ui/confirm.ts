export type Question = {
  title: string
  text: string
  /** What the button does, e.g. 'Annul the plan'; never only "Yes". */
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
}

type Asked = Question & { answer: (isConfirmed: boolean) => void }

let asked: Asked | null = null
const listeners = new Set<() => void>()

/** Asks in a dialog; closing it means no. A second question replaces the first, which is answered no. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    asked?.answer(false)
    set({
      ...question,
      answer: (isConfirmed) => {
        set(null)
        resolve(isConfirmed)
      },
    })
  })

export const questionStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => asked,
}

const set = (next: Asked | null) => {
  asked = next
  for (const listener of listeners) listener()
}
