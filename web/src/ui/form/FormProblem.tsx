import { Alert } from '@mantine/core'

/** The error of the form as a whole. */
export const FormProblem = ({ problem }: { problem: string | null }) =>
  problem && (
    <Alert color="red" mb="md" role="alert">
      {problem}
    </Alert>
  )
