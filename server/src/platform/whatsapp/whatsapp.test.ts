import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startWhatsapp } from '../../../test/whatsapp-stage.ts'
import { readNetwork } from '../outbound/allowed-address.ts'
import { openOutbound } from '../outbound/outbound.ts'
import { phoneNumber } from './phone-number.ts'
import { WhatsappRefusal } from './refusal.ts'
import { sendVerificationCode } from './send-code.ts'
import { openWhatsapp, type TemplateMessage, type Whatsapp } from './whatsapp.ts'

type Api = Awaited<ReturnType<typeof startWhatsapp>>
const outbound = openOutbound([readNetwork('127.0.0.1')])
let api: Api
let whatsapp: Whatsapp
beforeAll(async () => {
  api = await startWhatsapp({ perSecond: 20 })
})
afterAll(() => api.stop())
beforeEach(() => {
  api.taken.length = 0
  api.stage.isSilent = false
  whatsapp = openWhatsapp({ whatsapp: api }, outbound, 500) as Whatsapp
})

const message: TemplateMessage = {
  to: '51987654321',
  template: 'puquio_notification',
  language: 'pt',
  parameters: [
    'Rosa Quispe',
    'Mañana\n\nno se   muestrea\tde 8 a 10',
    'https://puquio.example.com',
  ],
}
const refusal = (changes: Partial<TemplateMessage> = {}) =>
  whatsapp.send({ ...message, ...changes }).then(
    () => expect.fail('It was taken'),
    (error: unknown) => error as WhatsappRefusal,
  )

describe('a template message', () => {
  test('is sent in its language, its parameters on one line', async () => {
    const id = await whatsapp.send(message)
    expect(api.taken).toEqual([
      {
        id,
        to: '51987654321',
        template: 'puquio_notification',
        language: 'pt_BR',
        body: ['Rosa Quispe', 'Mañana no se muestrea de 8 a 10', 'https://puquio.example.com'],
        button: null,
        reference: null,
      },
    ])
  })

  test.each([
    ['a template that does not exist', { template: 'other' }, 132001, true],
    ['another number of parameters', { parameters: ['a'] }, 132000, true],
    ['a number that is none', { to: 'x' }, 100, true],
  ])('with %s is refused for good', async (_, changes, code, isFinal) => {
    expect(await refusal(changes)).toMatchObject({ code, isFinal, isAnswered: true })
  })

  test('with a wrong token waits for the operator, and for what passes', async () => {
    const other = openWhatsapp({ whatsapp: { ...api, token: 'old' } }, outbound)
    const refused = other?.send(message).catch((error: unknown) => error)
    expect(await refused).toMatchObject({ code: 190, isFinal: false })
    expect(String(await refused)).toContain('Session has expired (190)')
    const details = 'Message throughput has been reached'
    api.stage.failures.push({ status: 429, code: 130429, details })
    expect(await refusal()).toMatchObject({ code: 130429, isFinal: false, isAnswered: true })
    api.stage.failures.push({ status: 500, code: 131000, details: 'Something went wrong' })
    expect(await refusal()).toMatchObject({ code: 131000, isFinal: false, isAnswered: false })
  })

  test('more than the throughput is refused for a while', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => whatsapp.send(message).catch((error: unknown) => error)),
    )
    const refused = answers.filter((one) => one instanceof WhatsappRefusal)
    expect(refused.length).toBeGreaterThanOrEqual(10)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set([130429]))
  })

  test('to a server that never answers is given up after a while, its end not known', async () => {
    await new Promise((done) => setTimeout(done, 1000))
    api.stage.isSilent = true
    expect(await refusal()).toMatchObject({ code: null, isFinal: false, isAnswered: false })
    expect(api.taken).toHaveLength(1)
  })

  test('goes to no address that the outbound door refuses', async () => {
    const closed = openWhatsapp({ whatsapp: api }, openOutbound([]))
    const before = api.stage.asked
    expect(await closed?.send(message).catch((error: unknown) => error)).toMatchObject({
      message: 'ADDRESS_NOT_ALLOWED',
      isFinal: false,
    })
    expect(api.stage.asked).toBe(before)
  })
})

describe('the code that verifies a phone', () => {
  test('is sent in the text and to be copied', async () => {
    await sendVerificationCode({ whatsapp }, '987 654 321', '042137', 'fr')
    expect(api.taken).toMatchObject([
      { to: '51987654321', template: 'puquio_code', language: 'fr', body: ['042137'] },
    ])
    expect(api.taken[0]?.button).toBe('042137')
  })

  test('says what is wrong: nothing set up, no number, what the API said', async () => {
    const send = (phone: string, parts: { whatsapp: Whatsapp | null } = { whatsapp }) =>
      sendVerificationCode(parts, phone, '042137', 'es')
    await expect(send('+51 987 654 321', { whatsapp: null })).rejects.toMatchObject({
      problem: 'NOT_CONFIGURED',
      params: { name: 'WhatsApp' },
    })
    await expect(send('anexo 12')).rejects.toMatchObject({ problem: 'PHONE_NOT_VALID' })
    api.stage.failures.push({ status: 400, code: 131026, details: 'Message undeliverable' })
    await expect(send('+51 987 654 321')).rejects.toMatchObject({
      problem: 'WHATSAPP_NOT_SENT',
      params: { reason: 'Message undeliverable (131026)' },
    })
  })
})

test.each([
  ['+51 987-654-321', '51987654321'],
  ['0051 987654321', '51987654321'],
  ['987 654 321', '51987654321'],
  ['+1 (631) 555-1234', '16315551234'],
  ['51 987 654 321', '51987654321'],
  ['631 555 1234', null],
  ['01 234 5678', null],
  ['12345', null],
  ['987 654 321 anexo 12', null],
  ['+5198765432100000', null],
])('the phone number %s is %s', (text, number) => {
  expect(phoneNumber(text)).toBe(number)
})
