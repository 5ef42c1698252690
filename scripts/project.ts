import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
export const workspaces = ['domain', 'contract', 'figures', 'server', 'web', 'e2e'] as const
