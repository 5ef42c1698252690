import type { AnyRoute } from '@puquio/contract'
import { api } from '@puquio/contract/all'
import type { Page } from '@playwright/test'
import { filledFields } from './text-fields.ts'

type Features = typeof api
type Name = {
  [Feature in keyof Features]: `${Feature}.${keyof Features[Feature] & string}`
}[keyof Features]
type Input = {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: object
  file?: { name: string; bytes: Buffer }
}
type Answer = { status: number; json: () => unknown }
export type Call = (name: Name, input?: Input) => Promise<Answer>

/** What the calls of the test have stored, and what of it was refused. */
export type Log = { filled: Set<string>; refused: string[] }

/** Calls of whoever is signed in on the page, by the names of the contract; of the first project unless named. */
export function callsOf(page: Page, log: Log): { call: Call; attempt: Call } {
  // Once: a page that is being opened answers nothing.
  const code = authorization(page)
  const attempt: Call = async (name, { params = {}, query = {}, body, file } = {}) => {
    const [feature, call] = name.split('.') as [keyof Features, string]
    const route = (api[feature] as unknown as Record<string, AnyRoute>)[call] as AnyRoute
    const path = route.path.replace(/:(\w+)/g, (_, one: string) =>
      encodeURIComponent(String(params[one] ?? 1)),
    )
    const headers = { authorization: await code }
    const answer = await page.request.fetch(path, {
      method: route.method,
      params: query,
      ...sentBy(route, headers, body, file),
    })
    if (answer.ok()) for (const field of filledFields(body, name)) log.filled.add(field)
    if (answer.ok() && file?.name.includes('ran(')) log.filled.add(`${name}, its file`)
    const text = await answer.text()
    return { status: answer.status(), json: () => JSON.parse(text) }
  }
  const call: Call = async (name, input) => {
    const answer = await attempt(name, input)
    if (answer.status >= 400)
      log.refused.push(
        `${name} ${JSON.stringify(answer.json())} ${JSON.stringify(input).slice(0, 300)}`,
      )
    return answer
  }
  return { call, attempt }
}

function sentBy(
  { kind }: AnyRoute,
  headers: Record<string, string>,
  body: object | undefined,
  file: Input['file'],
) {
  if (file && kind === 'bytes')
    return {
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      data: file.bytes,
    }
  if (!file) return { headers, ...(body ? { data: body } : {}) }
  const part = { name: file.name, mimeType: 'application/octet-stream', buffer: file.bytes }
  return { headers, multipart: { ...(body as Record<string, string>), file: part } }
}

const authorization = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('puquio.user') ?? '{}').AuthCode as string)
