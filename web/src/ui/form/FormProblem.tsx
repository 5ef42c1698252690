import { Alert } from '@mantine/core'

/** What the whole form was refused for. */
export const FormProblem = ({ problem }: { problem: string | null }) =>
  problem && (
    <Alert color="red" mb="md" role="alert">
      {problem}
    </Alert>
  )
