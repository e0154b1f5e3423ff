/** Moves that this page sent together, which an undo takes back together. */
export class SentMoves {
  /** the plies before and after each group, the last one last */
  private groups = $state.raw<{ before: number; after: number }[]>([])

  add(before: number, after: number): void {
    this.groups = [...this.groups.filter((group) => group.after <= before), { before, after }]
  }

  /** The group that ends with a ply. */
  endingAt(ply: number | undefined): { before: number; after: number } | undefined {
    return this.groups.find(({ after }) => after === ply)
  }
}
