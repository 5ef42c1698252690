import type { CommitmentInput } from '@puquio/contract/commitments/commitment-changes'
import type { Commitment } from '@puquio/contract/commitments/record'

export type Edit = Partial<CommitmentInput>
/** What a person decides of commitments. */
export type Wish = { decision: 'verify' } | { decision: 'reject'; reason: string }
/** A commitment as the person saw it, and as somebody else left it. */
export type Pair = { seen: Commitment; now: Commitment }
/** Which of two values stays, where somebody else changed it meanwhile. */
export type Choice = 'mine' | 'theirs' | 'neither'
