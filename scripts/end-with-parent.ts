/**
 * npm passes SIGTERM to the shell between itself and the script, and the shell does not pass it on; so a
 * script that npm started ends itself once that shell is gone.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 200).unref()
}
