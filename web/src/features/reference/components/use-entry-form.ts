import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { isProblem } from '../../../lib/call-error.ts'
import { fieldErrorsOf, validateWith } from '../../../lib/form.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useErrorFocus } from '../../../ui/error-focus.ts'
import '../texts.ts'

type Parts<Values extends Record<string, unknown>, Input> = {
  initial: Values
  schema: z.ZodType
  /** What is sent of what was typed. */
  toInput: (values: Values) => Input
  save: (input: Input) => Promise<unknown>
}

/** A form judged by the route's own schema before it is sent, and by the server after. */
export const useEntryForm = <Values extends Record<string, unknown>, Input>(
  parts: Parts<Values, Input>,
) => {
  const { t } = useTranslation('reference')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const focusError = useErrorFocus()
  const form = useForm<Values>({
    initialValues: parts.initial,
    validate: (values) => validateWith(parts.schema)(parts.toInput(values)),
  })
  const submit = form.onSubmit(async (values) => {
    setProblem(null)
    setIsSaving(true)
    try {
      await parts.save(parts.toInput(values))
    } catch (error) {
      const fields = fieldErrorsOf(error)
      form.setErrors(fields)
      focusError()
      if (isProblem(error, 'CHANGED_MEANWHILE')) setProblem(t('changedMeanwhile'))
      else if (Object.keys(fields).length === 0) setProblem(problemText(error))
    } finally {
      setIsSaving(false)
    }
  }, focusError)
  return { form, problem, isSaving, submit: () => submit() }
}
