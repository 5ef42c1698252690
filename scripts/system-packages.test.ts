import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pythonWith } from './system-packages.ts'

const folder = mkdtempSync(join(tmpdir(), 'puquio-pythons-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program that ends well where it is asked to import one of these. */
const knows = (name: string, ...modules: string[]) => {
  const asked = modules.map((module) => `import ${module}`)
  const script = `process.exit(${JSON.stringify(asked)}.includes(process.argv[3]) ? 0 : 1)`
  const path = join(folder, name)
  writeFileSync(path, `#!${process.execPath}\n${script}\n`, { mode: 0o755 })
  return path
}

if (process.platform !== 'win32')
  test('of Pythons the first is taken that has the module', () => {
    const pythons = [join(folder, 'none'), knows('own', 'pip'), knows('system', 'pip', 'openpyxl')]
    expect(pythonWith('pip', pythons)).toBe(pythons[1])
    expect(pythonWith('openpyxl', pythons)).toBe(pythons[2])
    expect(pythonWith('xlsxwriter', pythons)).toBeNull()
  })
