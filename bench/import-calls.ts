import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { PlanImport } from '@puquio/contract/plan-imports'

/** The address of a project's imports, and the headers of the user that sends them. */
export type Importer = { site: string; headers: Record<string, string> }

export const uploadWorkbook = (
  { site, headers }: Importer,
  { key, bytes }: { key: string; bytes: Buffer },
): Promise<Response> => {
  const form = new FormData()
  form.append('key', key)
  form.append('file', new Blob([new Uint8Array(bytes)]), 'plan.xlsx')
  return fetch(site, { method: 'POST', headers, body: form })
}

export async function readImport({ site, headers }: Importer, key: string): Promise<PlanImport> {
  return (await answer(await fetch(`${site}/${key}`, { headers }))) as PlanImport
}

/** Uploads a workbook without faults and waits for its check. Returns the import's key. */
export async function checkImport(importer: Importer, bytes: Buffer): Promise<string> {
  const key = randomUUID()
  await answer(await uploadWorkbook(importer, { key, bytes }))
  for (;;) {
    const one = await readImport(importer, key)
    if (one.state === 'checked' && one.badCellCount === 0) return key
    if (one.state !== 'checking') throw new Error(JSON.stringify(one).slice(0, 1000))
    await pause(50)
  }
}

/** Returns the id of the plan that was made. */
export async function saveImport(
  { site, headers }: Importer,
  key: string,
  title: string,
): Promise<number> {
  const saved = await fetch(`${site}/${key}/save`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ title }),
  })
  return ((await answer(saved)) as { planId: number }).planId
}

export async function answer(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return response.json()
}
