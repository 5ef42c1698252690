import type { TFunction } from 'i18next'

type HeldRole = { name: string; holder: { name: string } | null }

/** A role with who holds it today. */
export const roleText = ({ name, holder }: HeldRole, t: TFunction<'tasks'>): string =>
  `${name} (${holder?.name ?? t('nobody')})`
