/** How long a test waits for what comes soon, on a machine with other work, too. */
export const soon = { timeout: 20_000, interval: 20 }
