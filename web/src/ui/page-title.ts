const suffix = ' · Puquio'

/** The title of the browser's tab for a page. */
export const tabTitle = (title: string): string => `${title}${suffix}`

/** Returns the title of the page that the tab shows; null while it shows the product's name alone. */
export const pageTitleOf = (tab: string): string | null =>
  tab.endsWith(suffix) ? tab.slice(0, -suffix.length) : null
