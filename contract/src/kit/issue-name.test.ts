import { expect, it } from 'vitest'
import type { z } from 'zod'
import { email } from '../session.ts'
import { contact } from '../settings.ts'
import { issueName } from './issue-name.ts'
import { phone } from './values.ts'

const nameOf = (schema: z.ZodType, value: unknown) => {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  return issue && issueName(issue, value).code
}

it('calls an empty field missing, and what was typed wrong', () => {
  expect(nameOf(email, '')).toBe('required')
  expect(nameOf(email, 'nadie')).toBe('email')
  expect(nameOf(phone, '')).toBeUndefined()
  expect(nameOf(phone, 'abc')).toBe('phone')
  expect(nameOf(contact.shape.email, '')).toBeUndefined()
})
