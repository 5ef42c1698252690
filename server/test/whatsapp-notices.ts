import { createHmac } from 'node:crypto'
import { whatsappAccount } from './whatsapp-stage.ts'

type Status = 'sent' | 'delivered' | 'read' | 'failed'

/** A status as Meta sends it to the webhook; `sign` gives its header. */
export function statusNotice(
  id: string,
  status: Status,
  { reference, code = 131026 }: { reference?: string | null; code?: number } = {},
) {
  const errors = [
    {
      code,
      title: 'Message undeliverable',
      message: 'Message undeliverable',
      error_data: { details: 'Message Undeliverable.' },
    },
  ]
  return {
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: {
                display_phone_number: '15550783881',
                phone_number_id: whatsappAccount.phoneId,
              },
              statuses: [
                {
                  id,
                  status,
                  timestamp: '1771174800',
                  recipient_id: '51987654321',
                  ...(reference ? { biz_opaque_callback_data: reference } : {}),
                  ...(status === 'failed' ? { errors } : {}),
                },
              ],
            },
          },
        ],
      },
    ],
  }
}

export const sign = (text: string, secret = whatsappAccount.appSecret) =>
  `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`
