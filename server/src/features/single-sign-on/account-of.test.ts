import { expect, test } from 'vitest'
import { accountOf } from './account-of.ts'

const tenant = '11111111-2222-3333-4444-555555555555'
const entra = {
  iss: `https://login.microsoftonline.com/${tenant}/v2.0`,
  sub: 'differs-by-application',
  oid: 'object-7',
  tid: tenant,
  preferred_username: 'Rosa@Mina.pe',
}

test('at Entra an account is its object in its tenant', () => {
  expect(accountOf(entra)).toEqual({
    issuer: entra.iss,
    subject: 'object-7',
    username: 'Rosa@Mina.pe',
    homeAccountId: `object-7.${tenant}`,
    email: 'rosa@mina.pe',
  })
})

test('elsewhere it is the subject, whatever other claims say', () => {
  const found = accountOf({
    ...entra,
    iss: 'https://id.example.com',
    email: 'rosa@example.com',
    email_verified: true,
  })
  expect(found).toMatchObject({
    subject: 'differs-by-application',
    homeAccountId: 'differs-by-application',
    email: 'rosa@example.com',
  })
})

test('an e-mail is only one that the provider calls verified, and at Entra one that it does not call unverified', () => {
  const of = (claims: object) => accountOf({ iss: 'https://id.example.com', sub: 's', ...claims })
  expect(of({ email: 'a@example.com', email_verified: true }).email).toBe('a@example.com')
  for (const email_verified of [undefined, null, 'false', 1])
    expect(of({ email: 'a@example.com', email_verified }).email).toBeNull()
  expect(accountOf({ ...entra, email_verified: false }).email).toBeNull()
  expect(of({ email: 'a@example.com', email_verified: false }).email).toBeNull()
  expect(of({ email: 'no address' }).email).toBeNull()
  // Outside of Entra a username need not be an e-mail address that anybody verified.
  expect(of({ preferred_username: 'a@example.com' }).email).toBeNull()
  expect(of({}).username).toBe('s')
})
