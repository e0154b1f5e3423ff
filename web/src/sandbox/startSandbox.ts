/** A new sandbox at one click; repeated after a failure, it is still one table. */
import { openSandbox } from '../api/endpoints'
import { IdempotentRequest } from '../api/idempotency'
import type { SandboxRequest } from '../api/messages'

const request = new IdempotentRequest()

/** Create the table and return its id. */
export async function startSandbox(from: SandboxRequest): Promise<string> {
  const { id } = await request.send(from, (key) => openSandbox(from, key))
  return id
}
