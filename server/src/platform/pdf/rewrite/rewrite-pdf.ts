import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { TaskLimits } from '../../sandbox/limits.ts'
import { type ProgramLimits, runProgram } from '../../sandbox/run-program.ts'
import { ProcessEnded, runTask } from '../../sandbox/run-task.ts'

const mega = 1_000_000

/** pdf-lib holds a file as objects: some eight times its bytes. */
const libraryBytes = 40 * mega

const libraryLimits: TaskLimits = {
  silenceMs: 120_000,
  workMs: 120_000,
  heapMb: 400,
  residentMb: 750,
}

/** 31 MB take 0.4 s of a processor and 40 MB. */
const qpdfLimits: Omit<ProgramLimits, 'fileBytes'> = { workMs: 120_000, residentMb: 750 }

/** By what codes qpdf says that it wrote the copy: of a file without mistakes, or of one whose mistakes it mended. */
const qpdfEnded = { fine: 0, warned: 3 }

type Rewriting = {
  /** The file, in a folder of the caller's. */
  path: string
  folder: string
  bytes: number
  qpdf: string | null
  project: number
  signal: AbortSignal
}

/**
 * Writes a PDF anew for opening fast: with its small objects together in compressed streams, so that a viewer gets what
 * it needs of all pages by a few ranges, where they are spread over the file otherwise. Not linearised: pdf.js then asks
 * for a range a page. By qpdf where it is installed, else by a library within a size that memory allows.
 *
 * @returns The path of the new file, in the folder; null where there is none. It has to be checked.
 */
export async function rewritePdf(rewriting: Rewriting): Promise<string | null> {
  const { qpdf, bytes } = rewriting
  const path = join(rewriting.folder, 'rewritten')
  if (qpdf !== null) return (await byQpdf(rewriting, qpdf, path)) ? path : null
  if (bytes > libraryBytes) return null
  return (await byLibrary(rewriting, path)) ? path : null
}

async function byQpdf(rewriting: Rewriting, qpdf: string, to: string): Promise<boolean> {
  const { folder, path, bytes, signal } = rewriting
  const ended = await runProgram({
    program: qpdf,
    arguments: ['--object-streams=generate', '--no-warn', path, to],
    folder,
    limits: { ...qpdfLimits, fileBytes: bytes * 2 + 10 * mega },
    signal,
  })
  if (ended.kind === 'stopped') return false
  return ended.code === qpdfEnded.fine || ended.code === qpdfEnded.warned
}

async function byLibrary({ path, project, signal }: Rewriting, to: string): Promise<boolean> {
  const written = await open(to, 'wx', 0o600)
  try {
    const done = await runTask<null, Uint8Array, boolean>({
      task: new URL('./rewrite-task.ts', import.meta.url),
      source: path,
      args: null,
      project,
      limits: libraryLimits,
      inBackground: true,
      signal,
      onMessage: async (piece) => void (await written.write(piece)),
    })
    return done === true
  } catch (error) {
    if (error instanceof ProcessEnded) return false
    throw error
  } finally {
    await written.close()
  }
}
