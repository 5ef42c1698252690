import { problemText } from '../../lib/problems/problem-text.ts'
import { showToast } from './toasts.ts'

type Said<Answer> = { action: string; done: string | ((answer: Answer) => string) }

/** Says by a toast how a change ended: what was done, or the problem. */
export async function toastOutcome<Answer>(
  work: Promise<Answer>,
  { action, done }: Said<Answer>,
): Promise<void> {
  try {
    const answer = await work
    const text = typeof done === 'string' ? done : done(answer)
    showToast({ kind: 'success', text, action })
  } catch (error) {
    showToast({ kind: 'error', text: problemText(error), action })
  }
}
