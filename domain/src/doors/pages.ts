/** What reads the pages of others' PDFs. */
export { normalForm } from '../normal-form.ts'
