import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseProblem } from '../start/database-problem.ts'
import type { Cluster } from './cluster-parts.ts'
import { passwordFileOf, writePasswordFile } from './password.ts'
import type { PostgresPrograms } from './programs.ts'
import { handOver, runProgram } from './server-user.ts'

/** Creates the cluster where there is none; one created in part is never used. */
export async function prepareCluster(cluster: Cluster) {
  const { folder, programs, user } = cluster
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  if (user.ids) openWay(cluster, user.ids)
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster(cluster)
  const madeBy = Number(readFileSync(join(folder, 'PG_VERSION'), 'utf8'))
  if (madeBy !== programs.majorVersion)
    throw new DatabaseProblem(
      `${folder} was made by PostgreSQL ${madeBy}, this is PostgreSQL ${programs.majorVersion}: see "Upgrade" in docs/operations.md.`,
    )
  handOver(folder, user)
  chmodSync(folder, 0o700) // a restored copy may have lost that; PostgreSQL insists on it
}

/** An unprivileged account passes through the data folder; those above may be closed, as /root is. */
function openWay({ folder, programs }: Cluster, ids: { uid: number; gid: number }) {
  const dataFolder = dirname(folder)
  chmodSync(dataFolder, statSync(dataFolder).mode | 0o011)
  for (const path of [dataFolder, join(programs.folder, 'postgres')]) {
    if (spawnSync('test', ['-x', path], { ...ids, cwd: '/' }).status === 0) continue
    throw new DatabaseProblem(
      `PostgreSQL does not run as root, and the account it runs as (id ${ids.uid}) cannot reach ${path}: use folders that others may pass through, or start as an ordinary user.`,
    )
  }
}

async function createCluster({ folder, programs, user, forTests }: Cluster) {
  removeAbandoned(folder)
  const unfinished = `${folder}.new-${process.pid}`
  mkdirSync(unfinished, { mode: 0o700 })
  const passwordFile = `${unfinished}-password`
  try {
    writePasswordFile(passwordFile, user)
    handOver(unfinished, user)
    const { code, output } = await runProgram(user, join(programs.folder, 'initdb'), [
      '-D',
      unfinished,
      '--username=postgres',
      '--encoding=UTF8',
      '--data-checksums',
      ...localeArguments(programs),
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      ...(forTests ? ['--no-sync'] : []),
    ])
    if (code !== 0)
      throw new DatabaseProblem(`The database could not be created: ${lastLine(output)}`)
    renameSync(passwordFile, passwordFileOf(unfinished))
    appendFileSync(
      join(unfinished, 'postgresql.conf'),
      "\ninclude = 'puquio.conf'\ninclude_if_exists = '../database.conf'\n",
    )
    moveIntoPlace(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
    rmSync(passwordFile, { force: true })
  }
}

/** The built-in locale is the same on every system, so that indexes survive a move. */
function localeArguments({ majorVersion }: PostgresPrograms) {
  if (majorVersion < 17) return ['--locale=C.UTF-8']
  return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
}

/** Where two starts create the cluster at once, the first one wins. */
function moveIntoPlace(unfinished: string, folder: string) {
  try {
    renameSync(unfinished, folder)
  } catch (cause) {
    if (!existsSync(join(folder, 'PG_VERSION')))
      throw new DatabaseProblem(
        `${folder} is in the way: it holds no database. Move it elsewhere.`,
        {
          cause,
        },
      )
  }
}

function removeAbandoned(folder: string) {
  const start = `${basename(folder)}.new-`
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(start)) continue
    const maker = Number.parseInt(name.slice(start.length), 10)
    if (!isAlive(maker)) rmSync(join(dirname(folder), name), { recursive: true, force: true })
  }
}

function isAlive(processId: number) {
  try {
    return process.kill(processId, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function lastLine(output: string) {
  const lines = output.split('\n').filter((line) => /error|fatal|hint/i.test(line))
  return lines.slice(0, 2).join(' ') || output.split('\n').at(-1)
}
