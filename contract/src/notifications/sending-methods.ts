import { z } from 'zod'

/** 1 system, 2 e-mail, 3 WhatsApp. */
export const sendingMethod = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type SendingMethod = z.infer<typeof sendingMethod>
