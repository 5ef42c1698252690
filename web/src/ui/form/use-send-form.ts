import { type FormErrors, useForm } from '@mantine/form'
import { fieldErrorsOf } from '../../lib/form.ts'
import { useUnsavedGuard } from './unsaved-guard.ts'
import { type FieldErrors, useSending } from './use-sending.ts'

type Sending<Values, Answer> = Parameters<typeof useSending<Values, Answer>>[0]

type SendFormParts<Values, Answer> = Pick<
  Sending<Values, Answer>,
  'ask' | 'send' | 'onSaved' | 'onRefused'
> & {
  initial: Values
  /** Mostly `validateWith(route.body)`. */
  validate: (values: Values) => FieldErrors
  /** Whether the values count as edited; by default, if they differ from the initial ones. */
  isChanged?: (values: Values, initial: Values) => boolean
  /** Where the server names fields otherwise than the form. */
  errorsOf?: (error: unknown) => FieldErrors
  /** False where there is nothing to lose: leaving then never asks. */
  isGuarded?: boolean
}

/**
 * A form from first key to saved: validates, focuses the first error, sends once, shows the server's
 * errors at their fields and asks before what was typed is lost. Fields: `form.getInputProps(path)`.
 */
export const useSendForm = <Values extends Record<string, unknown>, Answer>(
  parts: SendFormParts<Values, Answer>,
) => {
  const { initial, validate, isChanged, isGuarded = true, errorsOf = fieldErrorsOf } = parts
  const form = useForm<Values>({
    initialValues: initial,
    clearInputErrorOnChange: false,
    onValuesChange: (values, before) =>
      form.setErrors((errors) => stillWrong(errors, { validate, values, before })),
  })
  const sending = useSending<Values, Answer>({
    ...parts,
    values: form.getValues,
    validate,
    showErrors: form.setErrors,
    errorsOf,
    send: async (values) => {
      const answer = await parts.send(values)
      form.resetDirty(values)
      return answer
    },
  })
  const isTyped = isChanged ? isChanged(form.values, form.getInitialValues()) : form.isDirty()
  const isDirty = isGuarded && isTyped
  useUnsavedGuard(isDirty)
  /** Begins again, from these values. */
  const restart = (values: Values) => {
    form.setInitialValues(values)
    form.setValues(values)
    form.clearErrors()
    sending.setProblem(null)
  }
  return { ...sending, form, isDirty, restart }
}

export type SendForm = Pick<
  ReturnType<typeof useSendForm>,
  'formProps' | 'problem' | 'isSending' | 'isDirty'
>

type Change<Values> = { validate: (values: Values) => FieldErrors; values: Values; before: Values }

/**
 * Errors after a change: that of the changed field goes, and those of others that hold no longer, as
 * an end before its start. New ones wait for the next submit.
 */
const stillWrong = <Values>(errors: FormErrors, { validate, values, before }: Change<Values>) => {
  if (Object.keys(errors).length === 0) return errors
  const [was, is] = [validate(before), validate(values)]
  const isMended = (path: string) => path in was && !(path in is)
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => valueAt(values, path) === valueAt(before, path) && !isMended(path),
    ),
  )
}

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => Object(value)[key], values)
