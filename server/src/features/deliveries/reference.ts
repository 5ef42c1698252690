/** What a WhatsApp message is sent with, and its statuses bring back. */
export const referenceTo = (deliveryId: number) => `delivery ${deliveryId}`

/** Returns the delivery that a reference names, null where it names none. */
export function deliveryOf(reference: string | undefined): number | null {
  const [, id] = /^delivery (\d{1,15})$/.exec(reference ?? '') ?? []
  return id === undefined ? null : Number(id)
}
