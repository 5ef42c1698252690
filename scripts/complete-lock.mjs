// Run after every change of a dependency. A registry mirror may lack packages for other systems;
// npm then leaves them out of package-lock.json, and `npm ci` refuses that file everywhere else.
// This adds them, and takes out download addresses, which would tie the file to one registry.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const file = resolve(import.meta.dirname, '../package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32', 'arm']

let added = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  if (/^https?:/.test(entry.resolved ?? '')) delete entry.resolved
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {}))
    if (!isLocked(path, name)) add(name, version, entry)
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${added} packages of other systems added.`)

/** As Node looks a package up: in the folder's own node_modules, then in those above. */
function isLocked(path, name) {
  const folders = path.split('/node_modules/')
  return (
    folders.some((_, depth) => {
      const above = folders.slice(0, folders.length - depth).join('/node_modules/')
      return `${above ? `${above}/` : ''}node_modules/${name}` in lock.packages
    }) || `node_modules/${name}` in lock.packages
  )
}

function add(name, version, parent) {
  if (!/^\d/.test(version)) throw new Error(`${name} has no exact version: ${version}`)
  const words = name.replaceAll('/', '-').split('-')
  const os =
    systems.find((system) => words.includes(system)) ?? (words.includes('windows') ? 'win32' : null)
  const cpu = processors.find((processor) => words.includes(processor))
  if (!os || !cpu) throw new Error(`${name} does not tell its system and processor`)
  const libc = /musl/.test(name) ? 'musl' : os === 'linux' && /gnu/.test(name) ? 'glibc' : null
  lock.packages[`node_modules/${name}`] = {
    version,
    cpu: [cpu],
    ...(parent.dev ? { dev: true } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    os: [os],
  }
  added += 1
}
