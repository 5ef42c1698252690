import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The milliseconds that the bare reader of workbooks or CSV takes for a file, in a process of its own. */
export async function bareReader(path: string): Promise<number> {
  const script = join(import.meta.dirname, 'bare-reader.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, path])
  return (JSON.parse(stdout) as { tookMs: number }).tookMs
}
