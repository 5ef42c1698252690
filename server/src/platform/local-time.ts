/** `dd/mm/yyyy hh:mm` on the project's clock: read alike in all languages. */
export const localTime = (at: Date | string | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(new Date(at))
    .replace(',', '')
