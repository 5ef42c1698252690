/** What the input of one setting of a panel is given. */
export type SettingInputProps<Value> = {
  value: Value
  onChange: (value: Value | undefined) => void
  error?: string | undefined
}
