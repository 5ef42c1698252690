import { type Addresses, openSender, type Sample, type SimulatedDevice } from './senders.ts'

/** A device with what it measures. */
export type Measuring = SimulatedDevice & {
  sampleAt: (atMs: number, everyMs: number) => Sample['values']
}

type Parts = {
  addresses: Addresses
  devices: readonly Measuring[]
  /** Between two messages of a device. */
  everyMs: number
  now: () => Date
  onSent?: (device: SimulatedDevice) => void
  onError: (error: Error, device: SimulatedDevice) => void
}

/** Has devices send what they measure, spread over the interval, until it is stopped. */
export function startSimulator({ addresses, devices, everyMs, now, onSent, onError }: Parts) {
  const timers = new Set<NodeJS.Timeout>()
  const under = new Set<Promise<void>>()
  const senders = devices.map((device) => openSender(device, addresses))
  for (const [index, device] of devices.entries()) {
    const sender = senders[index]
    let isSending = false
    const send = () => {
      // One that has not been answered yet sends nothing more, as a device would.
      if (isSending || !sender) return
      isSending = true
      const atMs = now().getTime()
      const sent = sender
        .send({ atMs, values: device.sampleAt(atMs, everyMs) })
        .then(
          () => onSent?.(device),
          (error: Error) => onError(error, device),
        )
        .finally(() => {
          isSending = false
          under.delete(sent)
        })
      under.add(sent)
    }
    const first = setTimeout(
      () => {
        timers.delete(first)
        send()
        timers.add(setInterval(send, everyMs).unref())
      },
      (everyMs * (index + 1)) / devices.length,
    ).unref()
    timers.add(first)
  }
  return {
    async stop() {
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(under)
      await Promise.all(senders.map((sender) => sender.close()))
    },
  }
}
