/** Where a report's secret stands: moved to another project, it does not open. */
export const secretContext = ({ projectId }: { projectId: number }) => `project ${projectId}`
