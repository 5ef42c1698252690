import { commitmentPlanRoutes, type NameLink } from '@puquio/contract/commitments/commitment-plans'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import './texts.ts'

/** Links names to commitments, or takes links back, each with a way back. */
export const useLinkNames = () => {
  const { t } = useTranslation('commitmentNames')
  const { number } = useFormat()
  const { id: projectId } = useProject()
  const { mutateAsync, isPending } = useApiMutation(commitmentPlanRoutes.link)
  const send = async (links: readonly NameLink[], done: (count: number) => string) => {
    try {
      const { monitorings } = await mutateAsync({
        params: { projectId },
        body: { links: [...links] },
      })
      return done(monitorings)
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action })
      return null
    }
  }
  const undo = async (links: readonly NameLink[]) => {
    const back = links.map(({ from, to, ...name }) => ({ ...name, from: to, to: from }))
    const text = await send(back, () => t('undone'))
    if (text !== null) showToast({ kind: 'success', text, action })
  }
  return {
    isLinking: isPending,
    async link(links: readonly NameLink[]) {
      const isLink = links.some(({ to }) => to !== null)
      const text = await send(links, (count) =>
        t(isLink ? 'linked' : 'unlinked', { count, shown: number(count) }),
      )
      if (text === null) return
      const leads = { label: t('undo'), follow: () => void undo(links) }
      showToast({ kind: 'success', text, action, leads })
    },
  }
}

/** Of linking and of taking back only the newest is told. */
const action = 'commitment-names'
