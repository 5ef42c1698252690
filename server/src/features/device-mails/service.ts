/** For who sends mails: what became of one. */
export { storeOutcomeOfDeviceMail } from './sendings-store.ts'
