import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Parameter = { type: string; text: string }
type Component = { type: string; sub_type?: string; index?: string; parameters: Parameter[] }
type TakenMessage = {
  id: string
  to: string
  template: string
  language: string
  body: string[]
  button: string | null
  reference: string | null
}
type Template = { parameters: number; hasButton: boolean; languages: string[] }

export const whatsappAccount = {
  token: 'EAAG-test',
  phoneId: '106540352242922',
  appSecret: 'app secret of the test',
  verifyToken: 'verify token of the test',
  template: 'puquio_notification',
  codeTemplate: 'puquio_code',
}
const approved = ['es', 'en', 'fr', 'pt_BR']

/**
 * A server that answers as the documented Cloud API does: an expired token (190), a template that does not
 * exist in a language (132001), a wrong number of parameters (132000), an unsupported request (100), too many
 * messages (130429).
 */
export async function startWhatsapp({ perSecond = 80 }: { perSecond?: number } = {}) {
  const taken: TakenMessage[] = []
  const templates: Record<string, Template> = {
    [whatsappAccount.template]: { parameters: 3, hasButton: false, languages: [...approved] },
    [whatsappAccount.codeTemplate]: { parameters: 1, hasButton: true, languages: [...approved] },
  }
  const stage = {
    /** What it answers next instead of taking the message. */
    failures: [] as { status: number; code: number; details: string }[],
    /** Takes the message and never answers. */
    isSilent: false,
    asked: 0,
  }
  const recent: number[] = []
  const isTooMany = () => {
    const now = performance.now()
    while ((recent[0] ?? now) < now - 1000) recent.shift()
    return recent.push(now) > perSecond
  }
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    stage.asked++
    let text = ''
    for await (const part of request) text += String(part)
    const refuse = (status: number, code: number, details: string) =>
      send(response, status, {
        error: {
          message: `(#${code}) ${details}`,
          type: 'OAuthException',
          code,
          error_data: { messaging_product: 'whatsapp', details },
          fbtrace_id: 'Az8or2yhqkZfEZ-_4Qn_Bam',
        },
      })
    const failure = stage.failures.shift()
    if (failure) return refuse(failure.status, failure.code, failure.details)
    if (request.headers.authorization !== `Bearer ${whatsappAccount.token}`)
      return refuse(401, 190, 'Error validating access token: Session has expired')
    if (request.method !== 'POST' || request.url !== `/v23.0/${whatsappAccount.phoneId}/messages`)
      return refuse(400, 100, 'Unsupported post request')
    if (isTooMany()) return refuse(429, 130429, 'Message throughput has been reached')
    const { to, template, ...rest } = JSON.parse(text)
    if (rest.messaging_product !== 'whatsapp' || rest.type !== 'template' || !/^\d+$/.test(to))
      return refuse(400, 100, 'Invalid parameter')
    const known = templates[template.name]
    if (!known?.languages.includes(template.language.code))
      return refuse(
        404,
        132001,
        `template name (${template.name}) does not exist in ${template.language.code}`,
      )
    const components = template.components as Component[]
    const body = components.find(({ type }) => type === 'body')?.parameters ?? []
    const button = components.find(({ type }) => type === 'button')?.parameters[0]?.text ?? null
    if (body.length !== known.parameters || (button !== null) !== known.hasButton)
      return refuse(400, 132000, 'Number of parameters does not match the expected number')
    if (body.some(({ text: one }) => one === '' || /[\n\t]| {5}/.test(one)))
      return refuse(400, 100, 'Param text cannot have new-line/tab characters')
    const message = {
      id: `wamid.${randomUUID()}`,
      to,
      template: template.name,
      language: template.language.code,
      body: body.map(({ text: one }) => one),
      button,
      reference: rest.biz_opaque_callback_data ?? null,
    }
    taken.push(message)
    if (stage.isSilent) return
    send(response, 200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: message.id, message_status: 'accepted' }],
    })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    ...whatsappAccount,
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0`,
    taken,
    templates,
    stage,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const send = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
