/** Contributes this browser's salt to the dice, once per seat. */
import type { SeatCommand } from '../api/endpoints'
import { randomKey } from '../api/http'
import type { TableView } from '../api/messages'
import { dropForeignSalts, recordCommitment, recordSalt, ownSalt } from './diceRecord'

/** Send a command until it is answered; null: refused. */
type Send = (command: SeatCommand, key: string) => Promise<TableView | null>

export class SaltSender {
  /** seats that this page has contributed for */
  private readonly added = new Set<number>()

  constructor(
    private readonly id: string,
    private readonly send: Send,
  ) {}

  /** The table afterwards; null: another page was faster; undefined: nothing is wanted. */
  async contribute({ chance, own_seats, seats }: TableView): Promise<TableView | null | undefined> {
    recordCommitment(this.id, chance)
    const mine = seats.flatMap((plan, seat) => (plan.mine ? [seat] : []))
    dropForeignSalts(this.id, mine)
    for (const seat of this.added) if (!mine.includes(seat)) this.added.delete(seat)
    const seat = chance.missing_salts.find((other) => own_seats.includes(other) && !this.added.has(other))
    if (seat === undefined) return undefined
    this.added.add(seat)
    const salt = ownSalt(this.id, seat, chance)
    const table = await this.send({ what: 'salt', body: { seat, salt } }, randomKey())
    if (table) recordSalt(this.id, seat, salt, chance)
    return table
  }
}
