import type { TaskLimits } from '../../sandbox/limits.ts'
import { ProcessEnded, runTask, type Stopped } from '../../sandbox/run-task.ts'
import { bytesOf, type Source } from '../../sandbox/source.ts'
import { pdfLimits } from './limits.ts'
import { type PdfRefused, refused } from './refusal.ts'

/** A PDF that somebody sent. It is looked into in the sandbox alone, by a process that ends with its task. */
export type PdfFile = {
  /** A path, the bytes, or what brings the file (`storedSource` of platform/files). */
  source: Source
  /** For whom: projects share the sandbox's processes fairly, and one with 20 waiting tasks gets `BUSY`. */
  project: number
  signal?: AbortSignal | undefined
}

type PdfTask<Args> = {
  task: URL
  limits: TaskLimits
  args: Args
  /** It draws pages, which native code does. */
  draws?: boolean
  /** It takes long, and leaves the processors to what people wait for. */
  inBackground?: boolean
}

/** Runs a task on a PDF, and tells by a refusal what the file costs more than it may. */
export async function inSandbox<Args, Message, Result>(
  file: PdfFile,
  { draws = false, ...run }: PdfTask<Args>,
  onMessage: (message: Message) => void | Promise<void> = () => undefined,
): Promise<Result | PdfRefused> {
  const bytes = await bytesOf(file.source)
  if (bytes !== null && bytes > pdfLimits.fileBytes) return refused('too-large', { maxMb: 300 })
  if (bytes === 0) return refused('empty')
  try {
    const ended = await runTask<Args, Message, Result | PdfRefused>({
      ...file,
      ...run,
      isNative: draws,
      onMessage,
    })
    return isStopped(ended) ? refusedByStop(ended, run.limits) : ended
  } catch (error) {
    // Native code ends its process where our own code would throw.
    if (draws && error instanceof ProcessEnded) return refused('too-heavy')
    throw error
  }
}

const isStopped = (ended: unknown): ended is Stopped =>
  typeof ended === 'object' && ended !== null && 'kind' in ended && ended.kind === 'stopped'

const refusedByStop = ({ by }: Stopped, { silenceMs }: TaskLimits): PdfRefused =>
  by === 'time' ? refused('timeout', { seconds: silenceMs / 1000 }) : refused('too-heavy')
