/** The URL rule allows addresses without a scheme. */
export const linkAddress = (url: string): string => (/^https?:/i.test(url) ? url : `https://${url}`)
