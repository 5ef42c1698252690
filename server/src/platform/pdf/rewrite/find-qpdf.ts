import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** How qpdf is found: where it stands, `off` for not at all, null for on the PATH. */
export type QpdfSetting = string | null

/** Returns the path of qpdf; null where it is not installed, or switched off. */
export function findQpdf(setting: QpdfSetting, path = process.env['PATH'] ?? ''): string | null {
  if (setting === 'off') return null
  if (setting !== null) return isProgram(setting) ? setting : null
  const name = process.platform === 'win32' ? 'qpdf.exe' : 'qpdf'
  return (
    path
      .split(delimiter)
      .filter(isAbsolute)
      .map((folder) => join(folder, name))
      .find(isProgram) ?? null
  )
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
