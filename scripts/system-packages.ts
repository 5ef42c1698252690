import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run-program.ts'

/** Chromium without the windows and tabs around a page: the journeys take four fifths of the time with it. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const chromiumPaths = [
  process.env.PUQUIO_CHROMIUM,
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The oldest supported PostgreSQL, where Debian and Ubuntu install it. */
export const oldPostgresFolder = '/usr/lib/postgresql/15/bin'

/** Returns the browser that is installed, or null. */
export const installedChromium = (): string | null =>
  chromiumPaths.find((path) => path !== undefined && existsSync(path)) ?? null

/** Returns the browser for the journeys, installed from the system's packages where it is missing; CI takes the fast one. */
export async function findChromium(say: (line: string) => void): Promise<string | null> {
  const isFast = () => process.env.PUQUIO_CHROMIUM !== undefined || existsSync(headlessShell)
  if (!isFast() && (process.env.CI || !installedChromium()))
    await installPackages(['chromium-headless-shell'], say)
  if (!installedChromium()) await installPackages(['chromium'], say)
  return installedChromium()
}

/** Installed in CI only: no database server is installed on a person's machine unasked. */
export async function hasOldPostgres(say: (line: string) => void): Promise<boolean> {
  const found = () => existsSync(`${oldPostgresFolder}/postgres`)
  if (!found() && process.env.CI) await installPackages(['postgresql-15'], say)
  return found()
}

/** That of the PATH may be a version manager's, which does not see the system's packages. */
const pythons = ['python3', '/usr/bin/python3']

/** Returns the Python that can import a module, or null. */
export const pythonWith = (module: string, among: readonly string[] = pythons): string | null =>
  among.find((python) => spawnSync(python, ['-c', `import ${module}`]).status === 0) ?? null

/** Whether a Python can read workbooks by openpyxl, installed from the system's packages where it is missing. */
export async function hasOpenpyxl(say: (line: string) => void): Promise<boolean> {
  if (!pythonWith('openpyxl')) await installPackages(['python3-openpyxl'], say)
  return pythonWith('openpyxl') !== null
}

/** Whether a client of MQTT that we did not write is here, installed from the system's packages where it is missing. */
export async function hasMosquitto(say: (line: string) => void): Promise<boolean> {
  const found = () => existsSync('/usr/bin/mosquitto_pub')
  if (!found()) await installPackages(['mosquitto-clients'], say)
  return found()
}

/** Whether a reader of PDFs that we did not write is here, installed from the system's packages where it is missing. */
export async function hasPoppler(say: (line: string) => void): Promise<boolean> {
  const found = () => existsSync('/usr/bin/pdftotext')
  if (!found()) await installPackages(['poppler-utils'], say)
  return found()
}

/** Puts a disk of so many MB under a folder, and returns what takes it away; null where that is not allowed. */
export async function mountSmallDisk(
  folder: string,
  megabytes: number,
): Promise<(() => Promise<void>) | null> {
  if (process.getuid?.() !== 0) return null
  const { code } = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (code !== 0) return null
  return async () => {
    await run('umount', [folder])
  }
}

/** The InfluxDB 1 that Debian and Ubuntu install, beside which ingest is measured; null where it is not there. */
export const installedInflux = (): string | null =>
  ['/usr/bin/influxd', '/usr/sbin/influxd'].find((path) => existsSync(path)) ?? null

async function installPackages(names: string[], say: (line: string) => void) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  say(`Installing ${names.join(', ')} from the system's packages…`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  const flags = ['install', '-y', '-qq', '--no-install-recommends']
  const { code, output } = await run('apt-get', [...flags, ...names], { env })
  if (code !== 0)
    say(`${names.join(', ')} could not be installed: ${output.trim().split('\n').at(-1)}`)
}
