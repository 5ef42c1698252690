import { Fragment, type ReactNode } from 'react'
import styles from './FieldPairs.module.css'

type FieldsProps = { children: ReactNode }

/** Fields in two columns; on phones in one. */
export const FieldPairs = ({ children }: FieldsProps) => (
  <div className={styles.pairs}>{children}</div>
)

/** Among pairs, a field over both columns. */
export const WideField = ({ children }: FieldsProps) => (
  <div className={styles.wide}>{children}</div>
)

type InputsProps = { inputs: Readonly<Record<string, ReactNode>> }

/** Inputs by their fields, in their order; an object that has one for each field of a type does not forget any. */
export const InputsOf = ({ inputs }: InputsProps) =>
  Object.entries(inputs).map(([field, input]) => <Fragment key={field}>{input}</Fragment>)

/** The same in two columns. */
export const FieldsOf = ({ inputs }: InputsProps) => (
  <FieldPairs>
    <InputsOf inputs={inputs} />
  </FieldPairs>
)
