/** For who sends mails: what became of one. */
export { storeOutcomeOfDeviceMail } from './mail/sendings-store.ts'
