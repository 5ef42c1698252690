import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataExportRoutes as api } from '@puquio/contract/laboratory/data-exports'
import { exportExamples } from '@puquio/contract/laboratory/export-examples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pythonWith } from '../../../../scripts/system-packages.ts'
import { buildResults } from '../../../test/build-results.ts'
import { buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildToken } from '../../../test/proofs/build-token.ts'
import { temporaryFolder } from '../../platform/files/temporary-folder.ts'

const run = promisify(execFile)
/** More than a page of 5,000. */
const expected = 4 * 15 * 100
let puquio: TestApp
let example: Parameters<(typeof exportExamples)['python']>[0]
let token: string
beforeAll(async () => {
  puquio = await startTestApp()
  const mine = await buildMine(puquio.database)
  const { stations } = await buildResults(puquio.database, mine, {
    stations: 5,
    parameters: 15,
    days: 100,
  })
  const made = await buildToken(puquio.database, { project: mine.project, user: mine.admin })
  token = made.text
  example = {
    base: await puquio.listen(),
    projectId: mine.project.id,
    filters: {
      from: '2024-01-01',
      to: '2024-12-31',
      stations: stations
        .slice(1)
        .map(({ id }) => id)
        .join(),
    },
  }
})
afterAll(() => puquio.close())

const isInstalled = async (program: string) =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  )

const runs = async (program: string, kind: 'python' | 'r') => {
  const file = join(await temporaryFolder('export'), 'example')
  await writeFile(file, exportExamples[kind](example))
  const { stdout } = await run(program, [file], {
    env: { ...process.env, PUQUIO_TOKEN: token },
  })
  return stdout.trim()
}

// Where they are installed; their calls are replayed below in any case.
const python = pythonWith('urllib.request')
if (python)
  test('Python reads every result, page after page', async () => {
    expect(await runs(python, 'python')).toBe(String(expected))
  })

if (await isInstalled('Rscript'))
  test('R reads every result as one CSV', async () => {
    expect(await runs('Rscript', 'r')).toBe(`[1] ${expected}`)
  })

const get = (address: string) => fetch(address, { headers: { Authorization: `Bearer ${token}` } })

test('the address of R answers every result', async () => {
  const [, address = ''] = /^address <- "(.+)"$/m.exec(exportExamples.r(example)) ?? []
  const lines = (await (await get(address)).text()).trimEnd().split('\n')
  expect(lines).toHaveLength(expected + 1)
})

test.each(['python', 'power-query'] as const)(
  'the calls of %s answer every result',
  async (kind) => {
    const text = exportExamples[kind](example)
    const pairs = /(?:FILTERS = \{|Filters = \[)(.*)[}\]]/.exec(text)?.[1] ?? ''
    const filters = Object.fromEntries(
      [...pairs.matchAll(/"?(\w+)"?(?:: | = )"([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )
    const address =
      kind === 'python'
        ? /ADDRESS = "(.+)"/.exec(text)?.[1]
        : `${/Web\.Contents\("(.+?)"/.exec(text)?.[1]}/${/RelativePath = "(.+?)"/.exec(text)?.[1]}`
    const seen: string[] = []
    let after: string | null = null
    do {
      const query: Record<string, string> = { size: '5000', ...filters, ...(after && { after }) }
      const page = await (await get(`${address}?${new URLSearchParams(query).toString()}`)).json()
      const { items, next } = api.results.response.parse(page)
      seen.push(...items.map(({ sampleId, parameterId }) => `${sampleId}.${parameterId}`))
      after = next
    } while (after !== null)
    expect(new Set(seen).size).toBe(expected)
  },
)
