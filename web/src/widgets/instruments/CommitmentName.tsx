import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../ui/TextLink.tsx'

type CommitmentNameProps = {
  /** As a plan gives it. */
  name: string
  /** The commitment that it stands for; null leads nowhere. */
  commitmentId: number | null
  onFollow?: () => void
}

/** The short name by which a plan calls a commitment, leading to the one that it stands for. */
export const CommitmentName = ({ name, commitmentId, onFollow }: CommitmentNameProps) =>
  commitmentId === null ? (
    name
  ) : (
    <TextLink {...paths.commitment(commitmentId)} onClick={onFollow}>
      {name}
    </TextLink>
  )
