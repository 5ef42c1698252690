// Installs what package-lock.json asks for, where that has not been done yet. Runs before every
// npm script, on any Node from 20, with nothing installed: plain JavaScript and no packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname ?? '.', '..')
const oldestNode = 20
const neededNode = 24

if (Number.parseInt(process.versions.node, 10) < oldestNode)
  stop(`Puquio needs Node ${oldestNode} or newer to install itself; this is ${process.version}.`)

const stampFile = join(root, 'node_modules/.puquio-installed')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) install()

function install() {
  console.log('Installing packages: half a minute to a few, once…')
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const exactly = ['ci', ...flags]
  const tolerantly = ['install', '--no-save', ...flags]
  // `npm ci` begins by deleting all, and refuses a lock file that lacks another system's package
  const attempts = existsSync(join(root, 'node_modules'))
    ? [tolerantly, exactly]
    : [exactly, tolerantly]
  const outcomes = []
  while (outcomes.length < attempts.length && outcomes.at(-1)?.status !== 0)
    outcomes.push(npm(attempts[outcomes.length]))
  if (outcomes.at(-1)?.status !== 0) {
    for (const { stdout, stderr } of outcomes)
      console.error(`${stdout ?? ''}${stderr ?? ''}`.trim())
    stop('The packages could not be installed: see npm’s messages above.')
  }
  ensureNode()
  // A file of its own: copies of the folder may share the old one's content.
  rmSync(stampFile, { force: true })
  writeFileSync(stampFile, wanted)
}

/** The package "node" fetches its program in an install script, which npm may be told to skip. */
function ensureNode() {
  const folder = join(root, 'node_modules/node')
  const program = join(folder, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node')
  const runs = () => existsSync(program) && spawnSync(program, ['--version']).status === 0
  if (runs()) return
  const script = join(folder, 'installArchSpecificPackage.js')
  spawnSync(process.execPath, [script], { cwd: folder, stdio: 'ignore' })
  npm(['rebuild', 'node', '--ignore-scripts']) // links it into node_modules/.bin
  if (runs() || Number.parseInt(process.versions.node, 10) >= neededNode) return
  stop(
    `Node ${neededNode} could not be fetched from the registry: install it yourself and try again.`,
  )
}

function npm(args) {
  const cli = process.env.npm_execpath
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
