/** Which decoders met a limit of time or memory lately, by their projects. */
export type SlowDecoders = {
  isSlow: (projectId: number, key: string) => boolean
  note: (projectId: number, key: string) => void
}

const slowForMs = 600_000
/** A project with so many of them is slow as a whole: a new decoder would be tried among the others each time. */
const mostOfProject = 8
const mostProjects = 1000

/** The same decoder of another project is another one: what it is sent may be what makes it slow. */
export function openSlowDecoders(nowMs: () => number = () => performance.now()): SlowDecoders {
  const projects = new Map<number, Map<string, number>>()
  const slowOf = (projectId: number) => {
    const known = projects.get(projectId)
    for (const [key, untilMs] of known ?? []) if (untilMs < nowMs()) known?.delete(key)
    if (known?.size === 0) projects.delete(projectId)
    return known
  }
  return {
    isSlow(projectId, key) {
      const known = slowOf(projectId)
      return known !== undefined && (known.has(key) || known.size >= mostOfProject)
    },
    note(projectId, key) {
      const known = slowOf(projectId) ?? new Map<string, number>()
      if (known.size < mostOfProject || known.has(key)) known.set(key, nowMs() + slowForMs)
      projects.delete(projectId)
      projects.set(projectId, known)
      const [oldest] = projects.keys()
      if (projects.size > mostProjects && oldest !== undefined) projects.delete(oldest)
    },
  }
}
