import type { Language } from '@puquio/domain'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { postJson } from './post-json.ts'
import { WhatsappRefusal } from './refusal.ts'

export type TemplateMessage = {
  /** Digits with the country's code. */
  to: string
  template: string
  language: Language
  /** What the placeholders of the template's body become, in their order. */
  parameters: readonly string[]
  /** What its first button copies or opens. */
  button?: string
  /** Comes back with each status of the message, which may be faster than its id. */
  reference?: string
}

export type Whatsapp = {
  templates: { notification: string; code: string }
  /** Returns the message's id, by which the statuses name it. Throws WhatsappRefusal. */
  send: (message: TemplateMessage) => Promise<string>
}

/** As the templates are named at Meta. */
const languageCodes = { es: 'es', en: 'en', fr: 'fr', pt: 'pt_BR' } as const satisfies Record<
  Language,
  string
>
const defaultPatienceMs = 30_000

/** The Cloud API, null where the environment does not name an account. */
export function openWhatsapp(
  { whatsapp }: Pick<Config, 'whatsapp'>,
  outbound: Outbound,
  patienceMs = defaultPatienceMs,
): Whatsapp | null {
  if (whatsapp === null) return null
  const { apiUrl, phoneId, token, template, codeTemplate } = whatsapp
  const url = new URL(`${apiUrl}/${phoneId}/messages`)
  return {
    templates: { notification: template, code: codeTemplate },
    async send(message) {
      const body = bodyOf(message)
      const { status, text } = await postJson(outbound, { url, token, body, patienceMs }).catch(
        (error: unknown) => {
          throw new WhatsappRefusal(null, reasonOf(error))
        },
      )
      const answer = readAnswer(text)
      if (answer?.error) throw refusalOf(answer.error, status)
      const id = answer?.messages?.[0]?.id
      if (id === undefined || status >= 400)
        throw new WhatsappRefusal(null, `The API answered ${status} without a message`, status)
      return id
    },
  }
}

const bodyOf = ({ to, template, language, parameters, button, reference }: TemplateMessage) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to,
  ...(reference === undefined ? {} : { biz_opaque_callback_data: reference }),
  type: 'template',
  template: {
    name: template,
    language: { code: languageCodes[language] },
    components: [
      { type: 'body', parameters: parameters.map(asParameter) },
      ...(button === undefined
        ? []
        : [{ type: 'button', sub_type: 'url', index: '0', parameters: [asParameter(button)] }]),
    ],
  },
})

/** A parameter holds no line break, no tab and no more than four spaces in a row; an empty one is refused. */
const asParameter = (text: string) => ({
  type: 'text',
  text: text.replace(/\s+/g, ' ').trim() || '-',
})

const apiError = z.object({
  message: z.string().default(''),
  code: z.number(),
  error_data: z.object({ details: z.string().optional() }).optional(),
})
const apiAnswer = z.object({
  messages: z.array(z.object({ id: z.string() })).optional(),
  error: apiError.optional(),
})

function readAnswer(text: string) {
  try {
    return apiAnswer.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Meta asks to go by the code and the details, whose wording says more than the message. */
const refusalOf = ({ code, message, error_data: data }: z.infer<typeof apiError>, status: number) =>
  new WhatsappRefusal(code, data?.details ?? message, status)

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
