import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { problemText } from '../../lib/problems/problem-text.ts'

/** What is wrong with the fields, by their path, in the reader's language. */
export type FieldErrors = Record<string, string>

type Words = string | null
/** What went wrong: words, or an error that is worded when it is drawn, in the language of then. */
type Wrong = { words: string } | { error: unknown }

type SendingParts<Values, Answer> = {
  values: () => Values
  validate: (values: Values) => FieldErrors
  showErrors: (errors: FieldErrors) => void
  /** What the server refused, field by field. */
  errorsOf: (error: unknown) => FieldErrors
  /** Asks before anything is sent; false sends nothing. */
  ask?: ((values: Values) => Promise<boolean>) | undefined
  send: (values: Values) => Promise<Answer>
  onSaved?: ((answer: Answer, values: Values) => void) | undefined
  /** Words of its own for a refusal; null where it is shown elsewhere, undefined for the usual words. */
  onRefused?: ((error: unknown) => Promise<Words | undefined> | Words | undefined) | undefined
}

/**
 * The sending half of a form: validates, sends once at a time, shows what was refused and focuses the
 * first field of it. `useSendForm` adds the values; sign-in keeps its own to stay light.
 */
export const useSending = <Values, Answer>(parts: SendingParts<Values, Answer>) => {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setWrong] = useState<Wrong | null>(null)
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null)
  const setProblem = (words: Words) => setWrong(words === null ? null : { words })

  // Errors are focused once they are drawn; one that no field shows is told above the form.
  useEffect(() => {
    if (refusal === null) return
    const field = firstInvalid(form.current)
    if (field) field.focus()
    else setWrong(refusal)
  }, [refusal])

  const refuse = (errors: FieldErrors, error: unknown) => {
    parts.showErrors(errors)
    setRefusal({ error })
  }
  const tellRefused = async (error: unknown) => {
    const words = await parts.onRefused?.(error)
    if (words === undefined) refuse(parts.errorsOf(error), error)
    else setProblem(words)
  }
  /** Returns null where the server refused. */
  const sendValues = async (values: Values): Promise<{ answer: Answer } | null> => {
    setIsSending(true)
    try {
      return { answer: await parts.send(values) }
    } catch (error) {
      await tellRefused(error)
      return null
    } finally {
      // At once, so that the unsaved guard has let go of the page when `onSaved` leaves it.
      flushSync(() => setIsSending(false))
    }
  }
  const sendOnce = async (): Promise<boolean> => {
    const values = parts.values()
    const lacking = parts.validate(values)
    setProblem(null)
    if (Object.keys(lacking).length > 0) {
      refuse(lacking, notValid)
      return false
    }
    parts.showErrors({})
    if (parts.ask && !(await parts.ask(values))) return false
    const sent = await sendValues(values)
    if (sent) parts.onSaved?.(sent.answer, values)
    return sent !== null
  }
  /** Returns whether it was saved. */
  const submit = async (): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    try {
      return await sendOnce()
    } finally {
      isBusy.current = false
    }
  }
  return {
    problem: problem && ('words' in problem ? problem.words : problemText(problem.error)),
    setProblem,
    isSending,
    submit,
    /** For the `<form>`: the words of errors are ours, not the browser's. */
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        // A dialog's form stands in the page's form as far as React is concerned.
        event.stopPropagation()
        void submit()
      },
    },
  }
}

const notValid = { problem: 'INPUT_NOT_VALID' }

const firstInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>(':is(input, textarea, select)[aria-invalid="true"]')
