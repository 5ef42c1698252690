import { config } from 'zod'

// Schemas try whether they may compile themselves, which the policy of the page refuses and reports.
// Imported before all schemas.
config({ jitless: true })
