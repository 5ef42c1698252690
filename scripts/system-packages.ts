import { existsSync } from 'node:fs'
import { run } from './run-program.ts'

const chromiumPaths = [
  process.env.PUQUIO_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The oldest PostgreSQL that Puquio promises to work with, as Debian and Ubuntu lay it out. */
export const oldPostgresFolder = '/usr/lib/postgresql/15/bin'

/** The browser for the journeys, from the system's packages where it is missing. */
export async function findChromium(say: (line: string) => void): Promise<string | null> {
  const found = () => chromiumPaths.find((path) => path !== undefined && existsSync(path)) ?? null
  if (!found()) await installPackages(['chromium'], say)
  return found()
}

/** Only CI installs it: a person's machine is not given a database server unasked. */
export async function hasOldPostgres(say: (line: string) => void): Promise<boolean> {
  const found = () => existsSync(`${oldPostgresFolder}/postgres`)
  if (!found() && process.env.CI) await installPackages(['postgresql-15'], say)
  return found()
}

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
