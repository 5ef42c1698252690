import { describe, expect, it } from 'vitest'
import { decodeRock7 } from './rock7.ts'
import { decodeRockblock } from './rockblock.ts'
import { readCommandAnswer } from './command-answer.ts'

const hexOf = (text: string) =>
  Array.from(encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|(.)/g), ([, hex, sign = '']) =>
    hex === undefined ? (sign.codePointAt(0) ?? 0).toString(16) : hex.toLowerCase(),
  ).join('')
const read = (text: string) =>
  readCommandAnswer({ encoding: 'hex', text: hexOf(text), fPort: null })

describe('the answer to a command by satellite', () => {
  it.each([
    '{"id":17,"success":true}',
    '{"id":17,"success":false,"relay1":"off"}',
    '{"id": 17, "error": "válvula trabada", "state": "on"}',
  ])('is %s', (body) => expect(read(body)).toEqual({ kind: 'answered', commandId: 17, body }))

  it.each([
    '{"id":17}',
    '{"id":17,"state":"on"}',
    '{"id":17,"success":true,"level":4.5}',
    '{"id":"17","success":true}',
    '{"id":0,"success":true}',
    '{"id":1.5,"success":true}',
    '{"id":2147483648,"success":true}',
    '{"success":true}',
    '{"id":17,"success":true',
    '[{"id":17,"success":true}]',
    'level=4.5',
    '',
    `{"id":17,"error":"${'x'.repeat(400)}"}`,
  ])('is not %s', (body) => expect(read(body)).toBeNull())

  it('is none in bytes that are no text, nor in base64', () => {
    expect(readCommandAnswer({ encoding: 'hex', text: '7bff', fPort: null })).toBeNull()
    expect(readCommandAnswer({ encoding: 'base64', text: '7b7d', fPort: null })).toBeNull()
  })

  it.each([decodeRockblock, decodeRock7])('is no measurement of its message: %o', (decode) => {
    const body = '{"id":17,"success":true}'
    const message = {
      imei: '300234010753370',
      momsn: '1',
      transmit_time: '21-10-31 10:41:50',
      at: '2021-10-31T10:41:50Z',
      transport: 'IRIDIUM',
      data: hexOf(body),
    }
    const decoded = decode(message)
    expect(decoded).toMatchObject({
      messages: [{ event: { kind: 'answered', commandId: 17, body }, values: {} }],
    })
    expect('messages' in decoded && decoded.messages[0]).not.toHaveProperty('payload')
  })
})
